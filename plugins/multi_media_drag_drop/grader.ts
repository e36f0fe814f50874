import { type GradeResult, gradeBuckets, type PlacementResponse } from '@wordstride/core'
import type { MultiMediaDragDropProblem } from './schema'

/** TYPE-18.2: by category; a card left out = not answered. */
export function gradeMultiMediaDragDrop(
  problem: MultiMediaDragDropProblem,
  response: PlacementResponse,
): GradeResult {
  return gradeBuckets(problem.drag_items, response)
}
