import * as z from 'zod/mini'
import { recordingUrl } from '../media'
import { expandOpened } from './choices'
import { type Expand, idOf, textSchema } from './shortForm'

const typedSchema = z.strictObject({
  word: textSchema,
  definition: z.string(),
  sample_sentence: z.string(),
  /** The same sentence with the word in its gap, to be heard. */
  spoken_sentence: z.optional(z.string()),
  explanation: z.string(),
})
type Typed = z.infer<typeof typedSchema>

/** The names of recordings do not tell the word. */
function recordingsOf({ word, spoken_sentence }: Pick<Typed, 'word' | 'spoken_sentence'>) {
  const ofWord = recordingUrl(word)
  const ofSentence = spoken_sentence === undefined ? null : recordingUrl(spoken_sentence)
  return {
    ...(ofWord === null ? {} : { question_audio_url: ofWord }),
    ...(ofWord === null || ofSentence === null ? {} : { question_audio_url2: ofSentence }),
  }
}

/** The text of the word is given to the browser's voice only while the word has no recording. */
export const expandSpelling: Expand = (body) => {
  const { word, spoken_sentence, ...rest } = typedSchema.parse(body)
  const recordings = recordingsOf({ word, spoken_sentence })
  return {
    ...rest,
    answer: word,
    ...recordings,
    ...('question_audio_url' in recordings ? {} : { sound: word }),
  }
}

/** The letters of the word; ids do not tell their places, and equal letters are interchangeable. */
export const expandUnscrambling: Expand = (body, { problemId }) => {
  const { word, spoken_sentence, ...rest } = typedSchema.parse(body)
  const seen = new Map<string, number>()
  const drag_items = [...word].map((letter, i) => {
    const occurrence = (seen.get(letter) ?? 0) + 1
    seen.set(letter, occurrence)
    return { id: idOf(problemId, `${letter} ${occurrence}`), content: letter, order: i + 1 }
  })
  return { ...rest, ...recordingsOf({ word, spoken_sentence }), drag_items }
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
    ...(isAboutWord ? { question_text: word, sound: word, ...recordingsOf({ word }) } : {}),
    ...expandOpened({ options }, context),
  }
}
