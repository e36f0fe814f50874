import { toPublicBlanks, toPublicEnvelope } from '@wordstride/core'
import type { FillInTheBlankPresentation, FillInTheBlankProblem, PublicFillInTheBlank } from './schema'

export function toPublicFillInTheBlank(
  problem: FillInTheBlankProblem,
  presentation: FillInTheBlankPresentation,
): PublicFillInTheBlank {
  return {
    ...toPublicEnvelope(problem),
    text: problem.text,
    blanks: toPublicBlanks(problem.blanks, presentation),
  }
}
