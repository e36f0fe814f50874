import { type CardPresentation, toPublicCards, toPublicEnvelope } from '@wordstride/core'
import type { OrderingProblem, PublicOrdering } from './schema'

export function toPublicOrdering(problem: OrderingProblem, presentation: CardPresentation): PublicOrdering {
  return { ...toPublicEnvelope(problem), cards: toPublicCards(problem.drag_items, presentation) }
}
