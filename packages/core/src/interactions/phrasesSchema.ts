import * as z from 'zod/mini'
import { differentIds, itemIdSchema } from '../problem/envelopeSchema'

/** A piece of text, clickable or not (TYPE-10.2). `value` is what a report calls it, when not the phrase itself. */
const phraseSchema = z.object({
  id: itemIdSchema,
  phrase: z.string().check(z.minLength(1), z.maxLength(2_000)),
  answer: z.boolean(),
  clickable: z.boolean(),
  audio_url: z.optional(z.string()),
  value: z.optional(z.string()),
  explanation: z.optional(z.string()),
})
export type Phrase = z.infer<typeof phraseSchema>

export const phrasesSchema = z.array(phraseSchema).check(
  z.minLength(2),
  z.maxLength(300),
  differentIds,
  z.refine((phrases) => phrases.some(({ answer }) => answer), 'At least one phrase must have answer: true.'),
  z.refine(
    (phrases) => phrases.every(({ answer, clickable }) => clickable || !answer),
    'An answer must be clickable.',
  ),
  z.refine(
    (phrases) => phrases.some(({ answer, clickable }) => clickable && !answer),
    'At least one clickable phrase must have answer: false.',
  ),
)

/** Ids of the phrases that are clicked. */
const phraseResponseSchema = z.object({ clicked: z.array(itemIdSchema).check(z.maxLength(1_000)) })
export type PhraseResponse = z.infer<typeof phraseResponseSchema>

/** The text has an order of its own: there is nothing to decide. */
const phrasePresentationSchema = z.object({})

/** What is stored of the types whose phrases are clicked. */
export const phrasesSchemas = { response: phraseResponseSchema, presentation: phrasePresentationSchema }
