import * as z from 'zod/mini'
import { urlSchema } from './envelopeSchema'

const text = z.string().check(z.maxLength(2_000))

/** The body of a type whose learner spells a word from its meaning (TYPE-03.2). */
export const wordShape = {
  definition: text.check(z.regex(/\S/, 'The definition is empty.')),
  question_text: z.optional(text),
  description: z.optional(text),
  /** A sentence with `___` in place of the word. */
  sample_sentence: z.optional(text.check(z.includes('___'))),
  question_audio_url: z.optional(urlSchema),
  question_audio_url2: z.optional(urlSchema),
  /** Shown with the full solution. */
  explanation: z.optional(text),
}

export type Word = z.infer<z.ZodMiniObject<typeof wordShape>>
