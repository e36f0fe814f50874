import { giveChoices, type Interchange, pickFields, takeChoices } from '@wordstride/core/authoring'
import { questionOf } from './question'
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
    const taken = takeChoices(item, ([part, other]) => part?.isSingle === true && other === undefined)
    if (taken === null || 'refused' in taken) return taken
    const [part] = taken.body.subProblemItems as readonly { options: unknown }[]
    return { body: { ...pickFields(item.own ?? {}, OWN), options: part?.options } }
  },
}
