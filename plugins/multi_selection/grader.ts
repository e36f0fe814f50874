import { type GradeResult, gradeChoices } from '@wordstride/core'
import type { MultiSelectionProblem, MultiSelectionResponse } from './schema'

/** TYPE-02.2: exactly all correct options; a number that cannot be graded is over answered (C-12). */
export function gradeMultiSelection(
  problem: MultiSelectionProblem,
  response: MultiSelectionResponse,
): GradeResult {
  return gradeChoices(problem.subProblemItems, response)
}
