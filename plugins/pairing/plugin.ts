import { definePlugin, filledSlots, renameIds, slots, toPublicCard } from '@wordstride/core'
import { PAIRING, type PairingProblem, type PublicPairing, pairingProblemSchema } from './schema'

export const pairingPlugin = definePlugin({
  type: PAIRING,
  version: 1,
  title: 'Pairing',
  summary: 'The learner joins each item on the left with the card that goes with it.',
  scoring: [
    'Correct when every left item has its partner.',
    'While a left item has no card, the problem is not answered.',
    'Cards that look alike are interchangeable.',
    'A left item that has a card refuses another.',
  ],
  problem: pairingProblemSchema,
  migrations: [],
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
