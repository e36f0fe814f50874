import { defineRules, filledSlots, renameIds, slots, toPublicCard } from '@wordstride/core'
import type { PairingProblem, PublicPairing } from './schema'

export const pairingRules = defineRules({
  type: 'pairing',
  version: 1,
  ...slots.of(
    ({ drag_items, left_items, explanation }: PairingProblem) => ({
      cards: drag_items,
      slots: left_items,
      explanation,
    }),
    // The left items keep their order; the cards are shuffled.
    ({ left_items }) => ({ slots: left_items.map(toPublicCard) }),
    ({ slots }, rename) => ({ slots: renameIds(slots, rename) }),
  ),
  describeResponse: (problem: PublicPairing, response) =>
    filledSlots(problem, response)
      .flatMap(({ slot, held }) => held.map(({ content }) => `${slot.content} – ${content}`))
      .join('; '),
})
