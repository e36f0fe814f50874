import * as z from 'zod/mini'
import { cardFields, markedWord, sentenceSchema } from './wordList'

const additionalWordSchema = z.strictObject({ ...cardFields, sentence: sentenceSchema }).check(
  z.refine(({ word, sentence }) => markedWord(sentence).toLowerCase() === word, {
    path: ['sentence'],
    message: 'Mark the word itself, in its base form.',
  }),
)

/** The supplementary words of a grade, easy ones first: they have cards and nothing else (SR-41). */
export const additionalListSchema = z.strictObject({ words: z.array(additionalWordSchema) })
