import { type GradeResult, gradeOpened, type OpenedResponse } from '@wordstride/core'
import type { DynamicSelectionProblem } from './schema'

/** TYPE-08.2: graded as a selection. */
export function gradeDynamicSelection(
  problem: DynamicSelectionProblem,
  response: OpenedResponse,
): GradeResult {
  return gradeOpened(problem.options, response, { needsAllOpened: false })
}
