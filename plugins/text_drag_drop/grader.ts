import { type GradeResult, gradeBuckets, type PlacementResponse } from '@wordstride/core'
import type { TextDragDropProblem } from './schema'

/** TYPE-14.2: by category; a card left out = not answered. */
export function gradeTextDragDrop(problem: TextDragDropProblem, response: PlacementResponse): GradeResult {
  return gradeBuckets(problem.drag_items, response)
}
