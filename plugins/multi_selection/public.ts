import { toPublicChoices, toPublicEnvelope } from '@wordstride/core'
import type { MultiSelectionPresentation, MultiSelectionProblem, PublicMultiSelection } from './schema'

export function toPublicMultiSelection(
  problem: MultiSelectionProblem,
  presentation: MultiSelectionPresentation,
): PublicMultiSelection {
  return {
    ...toPublicEnvelope(problem),
    subProblemItems: toPublicChoices(problem.subProblemItems, presentation),
  }
}
