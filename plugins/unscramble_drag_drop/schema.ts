import { envelopeShape, orderedItemsSchema, solutionShape } from '@wordstride/core'
import * as z from 'zod/mini'

export const UNSCRAMBLE_DRAG_DROP = 'unscramble_drag_drop'

/** Words or parts of a sentence that go into slots in their order (TYPE-13). */
export const unscrambleDragDropProblemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal(UNSCRAMBLE_DRAG_DROP),
  drag_items: orderedItemsSchema,
  ...solutionShape,
})
export type UnscrambleDragDropProblem = z.infer<typeof unscrambleDragDropProblemSchema>
