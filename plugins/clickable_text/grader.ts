import { type GradeResult, gradePhrases, type PhraseResponse } from '@wordstride/core'
import type { ClickableTextProblem } from './schema'

/** TYPE-10.2: exactly all answer phrases; nothing clicked = not answered. */
export function gradeClickableText(problem: ClickableTextProblem, response: PhraseResponse): GradeResult {
  return gradePhrases(problem.phrases, response, { needsExactCount: false })
}
