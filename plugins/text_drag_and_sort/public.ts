import { type CardPresentation, toPublicCards, toPublicEnvelope } from '@wordstride/core'
import type { PublicTextDragAndSort, TextDragAndSortProblem } from './schema'

export function toPublicTextDragAndSort(
  problem: TextDragAndSortProblem,
  presentation: CardPresentation,
): PublicTextDragAndSort {
  return {
    ...toPublicEnvelope(problem),
    slots: problem.slots.map(({ id, label, category }) => ({
      id,
      label,
      ...(category === undefined ? {} : { category }),
    })),
    ...(problem.buckets ? { buckets: problem.buckets.map(({ id, name }) => ({ id, name })) } : {}),
    cards: toPublicCards(problem.drag_items, presentation),
  }
}
