import { type GradeResult, gradeSlots, numberedSlots, type PlacementResponse } from '@wordstride/core'
import type { UnscrambleDragDropProblem } from './schema'

/** TYPE-13.2: against the original order; an empty slot = not answered. */
export function gradeUnscrambleDragDrop(
  problem: UnscrambleDragDropProblem,
  response: PlacementResponse,
): GradeResult {
  return gradeSlots(problem.drag_items, numberedSlots(problem.drag_items.length), response)
}
