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

export const TEXT_DRAG_DROP = 'text_drag_drop'

/** Texts that are sorted into categories (TYPE-14). */
export const textDragDropProblemSchema = z
  .object({
    ...envelopeShape,
    problem_type: z.literal(TEXT_DRAG_DROP),
    buckets: bucketsSchema,
    drag_items: categorizedItemsSchema,
    /** Shown with the full solution. */
    explanation: z.optional(z.string().check(z.maxLength(2_000))),
  })
  .check(z.refine(hasKnownCategories, UNKNOWN_CATEGORY))
export type TextDragDropProblem = z.infer<typeof textDragDropProblemSchema>

export interface PublicTextDragDrop extends PublicEnvelope {
  buckets: Bucket[]
  cards: PublicCard[]
}
