import { type OpenedPresentation, toPublicEnvelope, toPublicOpened } from '@wordstride/core'
import type { CollapsibleSelectionProblem, PublicCollapsibleSelection } from './schema'

export function toPublicCollapsibleSelection(
  problem: CollapsibleSelectionProblem,
  presentation: OpenedPresentation,
): PublicCollapsibleSelection {
  return { ...toPublicEnvelope(problem), options: toPublicOpened(problem.options, presentation) }
}
