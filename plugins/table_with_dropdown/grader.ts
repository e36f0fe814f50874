import { type BlankResponse, type GradeResult, gradeBlanks } from '@wordstride/core'
import type { TableWithDropdownProblem } from './schema'

/** TYPE-12.2: completeness and grading as in TYPE-06.2. */
export function gradeTableWithDropdown(
  problem: TableWithDropdownProblem,
  response: BlankResponse,
): GradeResult {
  return gradeBlanks(problem.blanks, response)
}
