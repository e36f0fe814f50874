import { envelopeShape, openedOptionsSchema, type PublicEnvelope, type PublicOption } from '@wordstride/core'
import * as z from 'zod/mini'

export const COLLAPSIBLE_SELECTION = 'collapsible_selection'

/** Options folded under their headers; one is chosen after all were opened (TYPE-09). */
export const collapsibleSelectionProblemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal(COLLAPSIBLE_SELECTION),
  options: openedOptionsSchema,
  /** Options keep their authored order unless this is set. */
  shuffle_options: z.optional(z.boolean()),
})
export type CollapsibleSelectionProblem = z.infer<typeof collapsibleSelectionProblemSchema>

export interface PublicCollapsibleSelection extends PublicEnvelope {
  options: PublicOption[]
}
