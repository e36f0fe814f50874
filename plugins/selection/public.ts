import { toPublicChoices, toPublicEnvelope } from '@wordstride/core'
import type { PublicSelection, SelectionPresentation, SelectionProblem } from './schema'

export function toPublicSelection(
  problem: SelectionProblem,
  presentation: SelectionPresentation,
): PublicSelection {
  return {
    ...toPublicEnvelope(problem),
    subProblemItems: toPublicChoices(problem.subProblemItems, presentation),
  }
}
