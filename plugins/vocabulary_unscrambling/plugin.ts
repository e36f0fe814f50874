import { contentsInSlots, definePlugin, describeWord, slots, toPublicWord } from '@wordstride/core'
import {
  type PublicVocabularyUnscrambling,
  VOCABULARY_UNSCRAMBLING,
  type VocabularyUnscramblingProblem,
  vocabularyUnscramblingProblemSchema,
} from './schema'

export const vocabularyUnscramblingPlugin = definePlugin({
  type: VOCABULARY_UNSCRAMBLING,
  version: 1,
  title: 'Word unscrambling',
  summary: 'The learner spells a word by dragging its letters to the bottom row.',
  scoring: [
    'Correct when the letters in the bottom row spell the word.',
    'While a letter is left over, the problem is not answered.',
    'Equal letters are interchangeable.',
    'An occupied place refuses another letter.',
  ],
  problem: vocabularyUnscramblingProblemSchema,
  migrations: [],
  ...slots.of(
    ({ drag_items, explanation }: VocabularyUnscramblingProblem) => ({ cards: drag_items, explanation }),
    toPublicWord,
  ),
  reminder: () => 'REMEMBER: Drag letters to the bottom row to spell the word.',
  describeProblem: (problem: PublicVocabularyUnscrambling) => describeWord(problem),
  describeResponse: (problem, response) => contentsInSlots(problem, response).join(''),
})
