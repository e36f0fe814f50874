import {
  comparableAnswer,
  envelopeShape,
  type PublicEnvelope,
  type PublicWord,
  typedShape,
  wordShape,
} from '@wordstride/core'
import * as z from 'zod/mini'

export const VOCABULARY_SPELLING = 'vocabulary_spelling'

/** The learner types a word from its sound and definition (TYPE-04; data of TYPE-03.2). */
export const vocabularySpellingProblemSchema = z
  .object({
    ...envelopeShape,
    problem_type: z.literal(VOCABULARY_SPELLING),
    ...typedShape,
    ...wordShape,
    /** The word as it sounds, for a browser's own voice when there is no recording. */
    sound: z.optional(z.string().check(z.maxLength(2_000))),
  })
  .check(comparableAnswer)
export type VocabularySpellingProblem = z.infer<typeof vocabularySpellingProblemSchema>

export type PublicVocabularySpelling = PublicEnvelope & PublicWord & { sound?: string }
