import {
  giveRow,
  type Interchange,
  lostOfCards,
  pickFields,
  takeRow,
  takeSolution,
} from '@wordstride/core/authoring'
import type { VocabularyUnscramblingProblem } from './schema'

const OWN = [
  'question_text',
  'description',
  'definition',
  'sample_sentence',
  'question_audio_url',
  'question_audio_url2',
] as const

/** Letters that go into a row of gaps, under what is said of the word. */
export const vocabularyUnscramblingInterchange: Interchange<VocabularyUnscramblingProblem> = {
  give(problem) {
    const { lost, lenient } = lostOfCards(problem.drag_items)
    const { drag_items, question_text, description, definition, sample_sentence, explanation } = problem
    return {
      question: giveRow(drag_items),
      shown: {
        texts: [question_text, description, definition, sample_sentence].filter((text) => text !== undefined),
        audioUrl: problem.question_audio_url,
      },
      own: pickFields(problem, OWN),
      solution: explanation,
      lost: [...lost, ...(problem.question_audio_url2 ? ['the recording of the sentence'] : [])],
      lenient,
    }
  },
  take(item) {
    const taken = takeRow(item)
    return (
      taken && {
        respond: taken.respond,
        body: {
          ...pickFields(item.own ?? {}, OWN),
          ...takeSolution(item),
          drag_items: taken.drag_items,
        },
      }
    )
  },
}
