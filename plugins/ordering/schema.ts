import { envelopeShape, orderedItemsSchema, type PublicCard, type PublicEnvelope } from '@wordstride/core'
import * as z from 'zod/mini'

export const ORDERING = 'ordering'

/** A list that is brought into order (TYPE-17). The learner sees it shuffled away from the order it is listed in. */
export const orderingProblemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal(ORDERING),
  drag_items: orderedItemsSchema,
  /** Shown with the full solution. */
  explanation: z.optional(z.string().check(z.maxLength(2_000))),
})
export type OrderingProblem = z.infer<typeof orderingProblemSchema>

export interface PublicOrdering extends PublicEnvelope {
  cards: PublicCard[]
}
