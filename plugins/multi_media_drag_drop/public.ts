import { type CardPresentation, toPublicCards, toPublicEnvelope } from '@wordstride/core'
import type { MultiMediaDragDropProblem, PublicMultiMediaDragDrop } from './schema'

export function toPublicMultiMediaDragDrop(
  problem: MultiMediaDragDropProblem,
  presentation: CardPresentation,
): PublicMultiMediaDragDrop {
  return {
    ...toPublicEnvelope(problem),
    buckets: problem.buckets.map(({ id, name }) => ({ id, name })),
    cards: toPublicCards(problem.drag_items, presentation),
  }
}
