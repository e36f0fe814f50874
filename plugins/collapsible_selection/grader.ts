import { type GradeResult, gradeOpened, type OpenedResponse } from '@wordstride/core'
import type { CollapsibleSelectionProblem } from './schema'

/** TYPE-09.2: graded as a selection, once every option was opened. */
export function gradeCollapsibleSelection(
  problem: CollapsibleSelectionProblem,
  response: OpenedResponse,
): GradeResult {
  return gradeOpened(problem.options, response, { needsAllOpened: true })
}
