import { type GradeResult, gradeBlanks } from '@wordstride/core'
import type { FillInTheBlankProblem, FillInTheBlankResponse } from './schema'

/** TYPE-06.2: incomplete until every dropdown is chosen; correct only when every value equals its answer. */
export function gradeFillInTheBlank(
  problem: FillInTheBlankProblem,
  response: FillInTheBlankResponse,
): GradeResult {
  return gradeBlanks(problem.blanks, response)
}
