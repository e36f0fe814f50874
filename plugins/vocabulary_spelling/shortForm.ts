import { defineShortForm, shortWordSchema, wordRecordings } from '@wordstride/core/authoring'

/** The text of the word is given to the browser's voice only while the word has no recording. */
export const vocabularySpellingShortForm = defineShortForm(shortWordSchema, (written, context) => {
  const { word, spoken_sentence: _, ...rest } = written
  const recordings = wordRecordings(written, context)
  return {
    ...rest,
    answer: word,
    ...recordings,
    ...('question_audio_url' in recordings ? {} : { sound: word }),
  }
})
