import {
  giveChoices,
  type Interchange,
  pickFields,
  type Respond,
  takeOptions,
} from '@wordstride/core/authoring'
import { PART, questionOf } from './question'
import type { VocabularySelectionProblem } from './schema'

const OWN = [
  'form',
  'question_text',
  'description',
  'definition',
  'sample_sentence',
  'sound',
  'question_audio_url',
  'question_audio_url2',
] as const

const respond: Respond = (answer) =>
  answer.kind === 'chosen' ? { chosen: { [PART]: [...answer.chosen.values()].flat() } } : null

/** One choice, under the word, the meaning or the sentence that it is about. */
export const vocabularySelectionInterchange: Interchange<VocabularySelectionProblem> = {
  give(problem) {
    const { options } = problem
    const { question, description, question_audio_url } = questionOf(problem)
    const parts = [{ uuid: 'RESPONSE', type: 'radio' as const, options }]
    return {
      ...giveChoices({ subProblemItems: parts, shuffle_options: true }),
      shown: {
        texts: [question, description].filter((text) => text !== undefined),
        audioUrl: question_audio_url,
      },
      own: pickFields(problem, OWN),
    }
  },
  take(item) {
    const taken = takeOptions(item)
    if (taken === null || 'refused' in taken) return taken
    return { respond, body: { ...pickFields(item.own ?? {}, OWN), options: taken.body.options } }
  },
}
