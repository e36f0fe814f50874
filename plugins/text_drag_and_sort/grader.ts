import { type GradeResult, gradeSlots, type PlacementResponse } from '@wordstride/core'
import type { TextDragAndSortProblem } from './schema'

/** TYPE-16.2: against the original order; an empty slot = not answered. */
export function gradeTextDragAndSort(
  problem: TextDragAndSortProblem,
  response: PlacementResponse,
): GradeResult {
  return gradeSlots(problem.drag_items, problem.slots, response)
}
