import * as z from 'zod/mini'
import { itemIdSchema } from '../problem/envelopeSchema'
import { cardPresentationSchema } from './dragItemSchema'

/** Card ids from first to last; empty until the learner has moved one. */
const sequenceResponseSchema = z.object({ order: z.array(itemIdSchema).check(z.maxLength(200)) })
export type SequenceResponse = z.infer<typeof sequenceResponseSchema>

/** What is stored of the types whose cards are brought into order. */
export const sequenceSchemas = { response: sequenceResponseSchema, presentation: cardPresentationSchema }
