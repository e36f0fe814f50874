import {
  type Bucket,
  bucketsSchema,
  differentIds,
  dragItemShape,
  envelopeShape,
  orderedItemsSchema,
  type PublicSlots,
  solutionShape,
} from '@wordstride/core'
import * as z from 'zod/mini'

export const TEXT_DRAG_AND_SORT = 'text_drag_and_sort'

const { id, content } = dragItemShape
const slotSchema = z.object({
  id,
  /** Markdown. */
  label: content,
  /** Of the bucket the slot stands in, when there are buckets. */
  category: z.optional(id),
})
export type NamedSlot = z.infer<typeof slotSchema>

/** Cards that are sorted into named slots, which may stand in buckets of their own order (TYPE-16). */
export const textDragAndSortProblemSchema = z
  .object({
    ...envelopeShape,
    problem_type: z.literal(TEXT_DRAG_AND_SORT),
    slots: z.array(slotSchema).check(z.minLength(2), z.maxLength(40), differentIds),
    buckets: z.optional(bucketsSchema),
    /** `order` is the number of the slot, from 1. */
    drag_items: orderedItemsSchema,
    ...solutionShape,
  })
  .check(
    z.refine(
      (problem) => problem.slots.length === problem.drag_items.length,
      'There are as many slots as cards.',
    ),
    z.refine(
      (problem) =>
        problem.slots.every(({ category }) =>
          problem.buckets === undefined
            ? category === undefined
            : problem.buckets.some((bucket) => bucket.id === category),
        ),
      'With buckets every slot has the id of one as its category, without them none has.',
    ),
  )
export type TextDragAndSortProblem = z.infer<typeof textDragAndSortProblemSchema>

export interface PublicTextDragAndSort extends PublicSlots<NamedSlot> {
  buckets?: Bucket[]
}
