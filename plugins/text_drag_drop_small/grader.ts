import { type GradeResult, gradeBuckets, type PlacementResponse } from '@wordstride/core'
import type { TextDragDropSmallProblem } from './schema'

/** TYPE-15.2: graded as TYPE-14.2. */
export function gradeTextDragDropSmall(
  problem: TextDragDropSmallProblem,
  response: PlacementResponse,
): GradeResult {
  return gradeBuckets(problem.drag_items, response)
}
