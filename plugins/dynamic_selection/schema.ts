import { envelopeShape, openedChoiceShape } from '@wordstride/core'
import * as z from 'zod/mini'

export const DYNAMIC_SELECTION = 'dynamic_selection'

/** Options that show in full when they are clicked; then one is chosen (TYPE-08). */
export const dynamicSelectionProblemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal(DYNAMIC_SELECTION),
  ...openedChoiceShape,
})
export type DynamicSelectionProblem = z.infer<typeof dynamicSelectionProblemSchema>
