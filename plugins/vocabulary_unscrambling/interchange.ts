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
    const { drag_items, question_text, description, definition, sample_sentence, explanation } = problem
    return {
      question: giveRow(drag_items),
      shown: {
        texts: [question_text, description, definition, sample_sentence].filter((text) => text !== undefined),
        audioUrl: problem.question_audio_url,
      },
      own: pickFields(problem, OWN),
      solution: explanation,
      lost: [
        ...lostOfCards(drag_items),
        ...(problem.question_audio_url2 ? ['the recording of the sentence'] : []),
      ],
    }
  },
  take(item) {
    const drag_items = takeRow(item)
    return drag_items && { body: { ...pickFields(item.own ?? {}, OWN), ...takeSolution(item), drag_items } }
  },
}
