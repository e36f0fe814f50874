import { toPublicEnvelope, toPublicPhrases } from '@wordstride/core'
import type { MarkdownClickableTextProblem, PublicMarkdownClickableText } from './schema'

export function toPublicMarkdownClickableText(
  problem: MarkdownClickableTextProblem,
): PublicMarkdownClickableText {
  return {
    ...toPublicEnvelope(problem),
    text: problem.text,
    phrases: toPublicPhrases(problem.phrases),
  }
}
