import { choice, definePlugin } from '@wordstride/core'
import { PART, questionOf } from './question'
import {
  type PublicVocabularySelection,
  VOCABULARY_SELECTION,
  type VocabularySelectionProblem,
  vocabularySelectionProblemSchema,
} from './schema'

export const vocabularySelectionPlugin = definePlugin({
  type: VOCABULARY_SELECTION,
  version: 1,
  title: 'Vocabulary choice',
  summary:
    'The learner picks the meaning of a word, the word for a meaning, or the word that completes a sentence.',
  scoring: [
    'Correct when the chosen option has answer: true.',
    'Nothing chosen is not answered.',
    'The options are always shuffled; the order does not matter.',
  ],
  problem: vocabularySelectionProblemSchema,
  migrations: [],
  ...choice.of(
    // TYPE-00.6: the options are always shuffled.
    ({ options }: VocabularySelectionProblem) => ({
      parts: [{ uuid: PART, type: 'radio', options }],
      isShuffled: true,
    }),
    questionOf,
  ),
  describeProblem: ({ question }: PublicVocabularySelection) => question,
  accessibility: {
    roles: ['radiogroup', 'radio', 'button'],
    keyboard: [
      { keys: ['Tab'], does: 'moves between the sound button and the options' },
      { keys: ['↑', '↓'], does: 'chooses the previous or next option' },
    ],
    announcements: [
      '{option}, radio button, {position} of {count}',
      '{option}, correct',
      '{option}, not correct',
    ],
  },
})
