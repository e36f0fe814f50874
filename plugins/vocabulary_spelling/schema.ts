import { envelopeShape, isNumber, type PublicEnvelope, textComparisonSchema } from '@wordstride/core'
import * as z from 'zod/mini'

export const VOCABULARY_SPELLING = 'vocabulary_spelling'

/** The id of the one part, under which feedback is given too. */
export const SPELLING_PART = 'word'

const text = z.string().check(z.maxLength(2_000))
const url = z.string().check(z.minLength(1), z.maxLength(500))

/** The learner types a word from its sound and definition (TYPE-04; data of TYPE-03.2). */
export const vocabularySpellingProblemSchema = z
  .object({
    ...envelopeShape,
    problem_type: z.literal(VOCABULARY_SPELLING),
    /** The word itself. */
    answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    /** How typed text is compared, when not as a spelling (TYPE-00.5). */
    comparison: z.optional(textComparisonSchema),
    question_text: z.optional(text),
    description: z.optional(text),
    definition: text,
    /** A sentence with `___` in place of the word. */
    sample_sentence: z.optional(text.check(z.includes('___'))),
    /** The word as it sounds, for a browser's own voice when there is no recording. */
    sound: z.optional(text),
    question_audio_url: z.optional(url),
    question_audio_url2: z.optional(url),
    explanation: z.optional(text),
  })
  .check(
    z.refine(
      ({ answer, comparison }) => comparison !== 'number' || isNumber(answer),
      'With comparison number the answer is a number.',
    ),
  )
export type VocabularySpellingProblem = z.infer<typeof vocabularySpellingProblemSchema>

export const vocabularySpellingResponseSchema = z.object({ typed: z.string().check(z.maxLength(200)) })
export type VocabularySpellingResponse = z.infer<typeof vocabularySpellingResponseSchema>

/** There is nothing to decide. */
export const vocabularySpellingPresentationSchema = z.object({})

export interface PublicVocabularySpelling extends PublicEnvelope {
  question_text?: string
  description?: string
  definition: string
  sample_sentence?: string
  sound?: string
  question_audio_url?: string
  question_audio_url2?: string
}
