import { type GradeResult, gradeChoices } from '@wordstride/core'
import type { SelectionProblem, SelectionResponse } from './schema'

/** TYPE-01.2: every sub-problem is graded by the options with `answer: true`. */
export function gradeSelection(problem: SelectionProblem, response: SelectionResponse): GradeResult {
  return gradeChoices(problem.subProblemItems, response)
}
