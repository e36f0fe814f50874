import { envelopeShape, openedChoiceShape } from '@wordstride/core'
import * as z from 'zod/mini'

export const COLLAPSIBLE_SELECTION = 'collapsible_selection'

/** Options folded under their headers; one is chosen after all were opened (TYPE-09). */
export const collapsibleSelectionProblemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal(COLLAPSIBLE_SELECTION),
  ...openedChoiceShape,
})
export type CollapsibleSelectionProblem = z.infer<typeof collapsibleSelectionProblemSchema>
