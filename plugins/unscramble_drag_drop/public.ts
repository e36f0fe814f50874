import { type CardPresentation, numberedSlots, toPublicCards, toPublicEnvelope } from '@wordstride/core'
import type { PublicUnscrambleDragDrop, UnscrambleDragDropProblem } from './schema'

export function toPublicUnscrambleDragDrop(
  problem: UnscrambleDragDropProblem,
  presentation: CardPresentation,
): PublicUnscrambleDragDrop {
  return {
    ...toPublicEnvelope(problem),
    cards: toPublicCards(problem.drag_items, presentation),
    slots: numberedSlots(problem.drag_items.length),
  }
}
