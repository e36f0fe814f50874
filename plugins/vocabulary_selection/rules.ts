import { choice, defineRules } from '@wordstride/core'
import { PART, questionOf } from './question'
import type { PublicVocabularySelection, VocabularySelectionProblem } from './schema'

export const vocabularySelectionRules = defineRules({
  type: 'vocabulary_selection',
  version: 1,
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
