import { type GradeResult, gradeSequence, type SequenceResponse } from '@wordstride/core'
import type { OrderingProblem } from './schema'

/** TYPE-17.2: the cards in their order; an unmoved list is not answered. */
export function gradeOrdering(problem: OrderingProblem, response: SequenceResponse): GradeResult {
  return gradeSequence(problem.drag_items, response)
}
