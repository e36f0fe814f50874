import { type OpenedPresentation, toPublicEnvelope, toPublicOpened } from '@wordstride/core'
import type { DynamicSelectionProblem, PublicDynamicSelection } from './schema'

export function toPublicDynamicSelection(
  problem: DynamicSelectionProblem,
  presentation: OpenedPresentation,
): PublicDynamicSelection {
  return { ...toPublicEnvelope(problem), options: toPublicOpened(problem.options, presentation) }
}
