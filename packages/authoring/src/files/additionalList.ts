import * as z from 'zod/mini'
import { cardFields, isMarkedIn, NOT_BASE_FORM, sentenceSchema } from './wordList'

const additionalWordSchema = z.strictObject({ ...cardFields, sentence: sentenceSchema }).check(
  z.refine(({ word, sentence }) => isMarkedIn(word, sentence), {
    path: ['sentence'],
    message: NOT_BASE_FORM,
  }),
)

/** The supplementary words of a grade, easy ones first: they have cards and nothing else (SR-41). */
export const additionalListSchema = z.strictObject({ words: z.array(additionalWordSchema) })
