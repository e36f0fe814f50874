import {
  envelopeShape,
  orderedItemsSchema,
  type PublicCard,
  type PublicEnvelope,
  type Slot,
} from '@wordstride/core'
import * as z from 'zod/mini'

export const VOCABULARY_UNSCRAMBLING = 'vocabulary_unscrambling'

const text = z.string().check(z.maxLength(2_000))
const url = z.string().check(z.minLength(1), z.maxLength(500))

/** The letters of a word that are put into order (TYPE-05; data of TYPE-03.2). */
export const vocabularyUnscramblingProblemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal(VOCABULARY_UNSCRAMBLING),
  drag_items: orderedItemsSchema,
  definition: text,
  question_text: z.optional(text),
  description: z.optional(text),
  /** A sentence with `___` in place of the word. */
  sample_sentence: z.optional(text.check(z.includes('___'))),
  question_audio_url: z.optional(url),
  question_audio_url2: z.optional(url),
  /** Shown with the full solution. */
  explanation: z.optional(z.string().check(z.maxLength(2_000))),
})
export type VocabularyUnscramblingProblem = z.infer<typeof vocabularyUnscramblingProblemSchema>

export interface PublicVocabularyUnscrambling extends PublicEnvelope {
  definition: string
  question_text?: string
  description?: string
  sample_sentence?: string
  question_audio_url?: string
  question_audio_url2?: string
  cards: PublicCard[]
  slots: readonly Slot[]
}
