import { toPublicEnvelope, toPublicPhrases } from '@wordstride/core'
import type { ClickableTextProblem, PublicClickableText } from './schema'

export function toPublicClickableText(problem: ClickableTextProblem): PublicClickableText {
  return { ...toPublicEnvelope(problem), phrases: toPublicPhrases(problem.phrases) }
}
