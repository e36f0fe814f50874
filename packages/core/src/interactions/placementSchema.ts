import * as z from 'zod/mini'
import { itemIdSchema } from '../problem/envelopeSchema'
import { recordByIds } from '../problem/recordSchema'
import { cardPresentationSchema } from './dragItemSchema'

/** The place of each card that was placed: ids of slots or buckets by card id. */
export const placementResponseSchema = z.object({
  placed: recordByIds(itemIdSchema).check(
    z.refine((placed) => Object.keys(placed).length <= 200, 'Too many cards.'),
  ),
})
export type PlacementResponse = z.infer<typeof placementResponseSchema>

/** What is stored of the types whose cards go into places. */
export const placementSchemas = { response: placementResponseSchema, presentation: cardPresentationSchema }
