import { type CardPresentation, toPublicCards, toPublicEnvelope } from '@wordstride/core'
import type { PublicTextDragDrop, TextDragDropProblem } from './schema'

export function toPublicTextDragDrop(
  problem: TextDragDropProblem,
  presentation: CardPresentation,
): PublicTextDragDrop {
  return {
    ...toPublicEnvelope(problem),
    buckets: problem.buckets.map(({ id, name }) => ({ id, name })),
    cards: toPublicCards(problem.drag_items, presentation),
  }
}
