import type { GradeResult, Verdict } from '@wordstride/core'
import { MY_TYPE_PART, type MyTypeProblem, type MyTypeResponse } from './schema'

/** Compares ids, never positions; gives a value for every response that the schema accepts. */
export function gradeMyType(problem: MyTypeProblem, { chosen }: MyTypeResponse): GradeResult {
  const verdict: Verdict =
    chosen === null ? 'not_answered' : chosen === problem.answer ? 'correct' : 'incorrect'
  return { verdict, parts: [{ subProblemId: MY_TYPE_PART, verdict }] }
}
