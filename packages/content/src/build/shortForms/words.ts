import * as z from 'zod/mini'
import { expandOpened } from './choices'
import { type Expand, textSchema } from './shortForm'

const spellingSchema = z.strictObject({
  word: textSchema,
  definition: z.string(),
  sample_sentence: z.string(),
  explanation: z.string(),
})

export const expandSpelling: Expand = (body) => {
  const { word, ...rest } = spellingSchema.parse(body)
  return { ...rest, answer: word, sound: word }
}

const vocabularySelectionSchema = z.strictObject({
  form: z.string(),
  word: textSchema,
  definition: z.optional(z.string()),
  sample_sentence: z.optional(z.string()),
  options: z.unknown(),
})

/** Only Word Definition may show or say the word. */
export const expandVocabularySelection: Expand = (body, context) => {
  const { word, options, form, ...rest } = vocabularySelectionSchema.parse(body)
  const isAboutWord = form === 'word_definition'
  return {
    form,
    ...rest,
    ...(isAboutWord ? { question_text: word, sound: word } : {}),
    ...expandOpened({ options }, context),
  }
}
