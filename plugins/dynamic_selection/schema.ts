import { envelopeShape, openedOptionsSchema, type PublicEnvelope, type PublicOption } from '@wordstride/core'
import * as z from 'zod/mini'

export const DYNAMIC_SELECTION = 'dynamic_selection'

/** Options that show in full when they are clicked; then one is chosen (TYPE-08). */
export const dynamicSelectionProblemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal(DYNAMIC_SELECTION),
  options: openedOptionsSchema,
  /** Options keep their authored order unless this is set. */
  shuffle_options: z.optional(z.boolean()),
})
export type DynamicSelectionProblem = z.infer<typeof dynamicSelectionProblemSchema>

export interface PublicDynamicSelection extends PublicEnvelope {
  options: PublicOption[]
}
