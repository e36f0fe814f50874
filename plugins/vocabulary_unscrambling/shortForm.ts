import { defineShortForm, shortWordSchema, wordRecordings } from '@wordstride/core/authoring'

/** The letters of the word; ids do not tell their places, and equal letters are interchangeable. */
export const vocabularyUnscramblingShortForm = defineShortForm(shortWordSchema, (written, context) => {
  const { word, spoken_sentence: _, ...rest } = written
  const seen = new Map<string, number>()
  const drag_items = [...word].map((letter, i) => {
    const occurrence = (seen.get(letter) ?? 0) + 1
    seen.set(letter, occurrence)
    return {
      id: context.idOf(context.problemId, `${letter} ${occurrence}`),
      content: letter,
      order: i + 1,
    }
  })
  return { ...rest, ...wordRecordings(written, context), drag_items }
})
