import { envelopeShape, openedOptionsSchema, type PublicChoice, urlSchema } from '@wordstride/core'
import * as z from 'zod/mini'

export const VOCABULARY_SELECTION = 'vocabulary_selection'

const text = z.string().check(z.minLength(1), z.maxLength(2_000))

/** The three forms of TYPE-03.1: what is asked and what the options are. */
export const FORMS = ['word_definition', 'word_recognition', 'sentence_completion'] as const

/** Multiple choice about one word (TYPE-03). */
export const vocabularySelectionProblemSchema = z
  .object({
    ...envelopeShape,
    problem_type: z.literal(VOCABULARY_SELECTION),
    form: z.enum(FORMS),
    /** The word, in Word Definition. */
    question_text: z.optional(text),
    description: z.optional(text),
    definition: z.optional(text),
    /** A sentence with `___` in place of the word. */
    sample_sentence: z.optional(text.check(z.includes('___'))),
    /** The word as it sounds, for a browser's own voice when there is no recording. */
    sound: z.optional(text),
    question_audio_url: z.optional(urlSchema),
    question_audio_url2: z.optional(urlSchema),
    options: openedOptionsSchema,
  })
  .check(
    z.refine(
      (problem) => problem.form !== 'word_definition' || problem.question_text,
      'Word Definition needs question_text: the word.',
    ),
    z.refine(
      (problem) => problem.form !== 'word_recognition' || problem.definition,
      'Word Recognition needs a definition.',
    ),
    z.refine(
      (problem) => problem.form !== 'sentence_completion' || problem.sample_sentence,
      'Sentence Completion needs a sample_sentence.',
    ),
  )
export type VocabularySelectionProblem = z.infer<typeof vocabularySelectionProblemSchema>

export interface VocabularyQuestion {
  form: (typeof FORMS)[number]
  /** The word, the meaning or the sentence that the options are about. */
  question: string
  description?: string
  sound?: string
  question_audio_url?: string
}

export type PublicVocabularySelection = PublicChoice & VocabularyQuestion
