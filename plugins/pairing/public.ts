import { type CardPresentation, toPublicCards, toPublicEnvelope } from '@wordstride/core'
import type { PairingProblem, PublicPairing } from './schema'

/** The left items keep their order; the cards are shuffled. */
export function toPublicPairing(problem: PairingProblem, presentation: CardPresentation): PublicPairing {
  const asListed = { cards: problem.left_items.map(({ id }) => id) }
  return {
    ...toPublicEnvelope(problem),
    left_items: toPublicCards(problem.left_items, asListed),
    cards: toPublicCards(problem.drag_items, presentation),
  }
}
