import {
  type Bucket,
  bucketsSchema,
  categorizedItemSchema,
  differentIds,
  dragItemShape,
  envelopeShape,
  hasKnownCategories,
  type PublicCard,
  type PublicEnvelope,
  UNKNOWN_CATEGORY,
} from '@wordstride/core'
import * as z from 'zod/mini'

export const MULTI_MEDIA_DRAG_DROP = 'multi_media_drag_drop'

const mediaItemsSchema = z
  .array(z.extend(categorizedItemSchema, { image_url: dragItemShape.audio_url }))
  .check(
    z.minLength(2),
    z.maxLength(30),
    differentIds,
    z.refine(
      (items) =>
        items.every(({ image_url, audio_url }) => image_url !== undefined || audio_url !== undefined),
      'Every card has a picture or a recording.',
    ),
  )

/** Pictures and recordings that are sorted into categories (TYPE-18). `content` says what a card shows. */
export const multiMediaDragDropProblemSchema = z
  .object({
    ...envelopeShape,
    problem_type: z.literal(MULTI_MEDIA_DRAG_DROP),
    buckets: bucketsSchema,
    drag_items: mediaItemsSchema,
    /** Shown with the full solution. */
    explanation: z.optional(z.string().check(z.maxLength(2_000))),
  })
  .check(z.refine(hasKnownCategories, UNKNOWN_CATEGORY))
export type MultiMediaDragDropProblem = z.infer<typeof multiMediaDragDropProblemSchema>

export interface PublicMultiMediaDragDrop extends PublicEnvelope {
  buckets: Bucket[]
  cards: PublicCard[]
}
