import { envelopeShape, orderedItemsSchema, solutionShape } from '@wordstride/core'
import * as z from 'zod/mini'

export const ORDERING = 'ordering'

/** A list that is brought into order (TYPE-17). The learner sees it shuffled away from the order it is listed in. */
export const orderingProblemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal(ORDERING),
  drag_items: orderedItemsSchema,
  ...solutionShape,
})
export type OrderingProblem = z.infer<typeof orderingProblemSchema>
