import * as z from 'zod/mini'

const text = z.string().check(z.maxLength(2_000))
const url = z.string().check(z.minLength(1), z.maxLength(500))

/** The body of a type whose learner spells a word from its meaning (TYPE-03.2). */
export const wordShape = {
  definition: text.check(z.regex(/\S/, 'The definition is empty.')),
  question_text: z.optional(text),
  description: z.optional(text),
  /** A sentence with `___` in place of the word. */
  sample_sentence: z.optional(text.check(z.includes('___'))),
  question_audio_url: z.optional(url),
  question_audio_url2: z.optional(url),
  /** Shown with the full solution. */
  explanation: z.optional(text),
}

type Word = z.infer<z.ZodMiniObject<typeof wordShape>>

export interface PublicWord {
  definition: string
  question_text?: string
  description?: string
  sample_sentence?: string
  question_audio_url?: string
  question_audio_url2?: string
}

/** What may leave the server of a word: all but the word itself and its explanation. */
export function toPublicWord({
  definition,
  question_text,
  description,
  sample_sentence,
  question_audio_url,
  question_audio_url2,
}: Word): PublicWord {
  return {
    definition,
    ...(question_text === undefined ? {} : { question_text }),
    ...(description === undefined ? {} : { description }),
    ...(sample_sentence === undefined ? {} : { sample_sentence }),
    ...(question_audio_url === undefined ? {} : { question_audio_url }),
    ...(question_audio_url2 === undefined ? {} : { question_audio_url2 }),
  }
}

/** What is asked about a word: its meaning, and the sentence that it fits. */
export const describeWord = ({ definition, sample_sentence }: PublicWord): string =>
  [definition, sample_sentence].filter(Boolean).join('\n\n')
