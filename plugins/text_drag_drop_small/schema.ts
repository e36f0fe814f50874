import {
  type Bucket,
  bucketsSchema,
  categorizedItemsSchema,
  envelopeShape,
  hasKnownCategories,
  type PublicCard,
  type PublicEnvelope,
  UNKNOWN_CATEGORY,
} from '@wordstride/core'
import * as z from 'zod/mini'

export const TEXT_DRAG_DROP_SMALL = 'text_drag_drop_small'

/** Short texts on small cards that are sorted into categories (TYPE-15). */
export const textDragDropSmallProblemSchema = z
  .object({
    ...envelopeShape,
    problem_type: z.literal(TEXT_DRAG_DROP_SMALL),
    buckets: bucketsSchema,
    drag_items: categorizedItemsSchema,
    /** Shown with the full solution. */
    explanation: z.optional(z.string().check(z.maxLength(2_000))),
  })
  .check(z.refine(hasKnownCategories, UNKNOWN_CATEGORY))
export type TextDragDropSmallProblem = z.infer<typeof textDragDropSmallProblemSchema>

export interface PublicTextDragDropSmall extends PublicEnvelope {
  buckets: Bucket[]
  cards: PublicCard[]
}
