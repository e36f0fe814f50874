import {
  envelopeShape,
  orderedItemsSchema,
  type PublicSlots,
  type PublicWord,
  wordShape,
} from '@wordstride/core'
import * as z from 'zod/mini'

export const VOCABULARY_UNSCRAMBLING = 'vocabulary_unscrambling'

/** The letters of a word that are put into order (TYPE-05; data of TYPE-03.2). */
export const vocabularyUnscramblingProblemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal(VOCABULARY_UNSCRAMBLING),
  drag_items: orderedItemsSchema,
  ...wordShape,
})
export type VocabularyUnscramblingProblem = z.infer<typeof vocabularyUnscramblingProblemSchema>

export type PublicVocabularyUnscrambling = PublicSlots & PublicWord
