import * as z from 'zod/mini'
import { expandOpened } from './choices'
import { type Expand, idOf, textSchema } from './shortForm'

const typedSchema = z.strictObject({
  word: textSchema,
  definition: z.string(),
  sample_sentence: z.string(),
  explanation: z.string(),
})

export const expandSpelling: Expand = (body) => {
  const { word, ...rest } = typedSchema.parse(body)
  return { ...rest, answer: word, sound: word }
}

/** The letters of the word; ids do not tell their places, and equal letters are interchangeable. */
export const expandUnscrambling: Expand = (body, { problemId }) => {
  const { word, ...rest } = typedSchema.parse(body)
  const seen = new Map<string, number>()
  const drag_items = [...word].map((letter, i) => {
    const occurrence = (seen.get(letter) ?? 0) + 1
    seen.set(letter, occurrence)
    return { id: idOf(problemId, `${letter} ${occurrence}`), content: letter, order: i + 1 }
  })
  return { ...rest, drag_items }
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
