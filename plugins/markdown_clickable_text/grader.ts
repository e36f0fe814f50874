import { type GradeMode, type GradeResult, gradePhrases, type PhraseResponse } from '@wordstride/core'
import type { MarkdownClickableTextProblem } from './schema'

/** TYPE-11.2: as plain clickable text; in a test another number of clicks than answers is over answered. */
export function gradeMarkdownClickableText(
  problem: MarkdownClickableTextProblem,
  response: PhraseResponse,
  { mode }: { mode: GradeMode },
): GradeResult {
  return gradePhrases(problem.phrases, response, { needsExactCount: mode === 'test' })
}
