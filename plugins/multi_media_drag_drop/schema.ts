import {
  bucketsSchema,
  categorizedItemSchema,
  differentIds,
  envelopeShape,
  knownCategories,
  solutionShape,
  urlSchema,
} from '@wordstride/core'
import * as z from 'zod/mini'

export const MULTI_MEDIA_DRAG_DROP = 'multi_media_drag_drop'

const mediaItemsSchema = z.array(z.extend(categorizedItemSchema, { image_url: z.optional(urlSchema) })).check(
  z.minLength(2),
  z.maxLength(30),
  differentIds,
  z.refine(
    (items) => items.every(({ image_url, audio_url }) => image_url !== undefined || audio_url !== undefined),
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
    ...solutionShape,
  })
  .check(knownCategories)
