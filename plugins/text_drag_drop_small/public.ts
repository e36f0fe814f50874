import { type CardPresentation, toPublicCards, toPublicEnvelope } from '@wordstride/core'
import type { PublicTextDragDropSmall, TextDragDropSmallProblem } from './schema'

export function toPublicTextDragDropSmall(
  problem: TextDragDropSmallProblem,
  presentation: CardPresentation,
): PublicTextDragDropSmall {
  return {
    ...toPublicEnvelope(problem),
    buckets: problem.buckets.map(({ id, name }) => ({ id, name })),
    cards: toPublicCards(problem.drag_items, presentation),
  }
}
