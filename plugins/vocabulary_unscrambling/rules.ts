import { contentsInSlots, defineRules, describeWord, slots, toPublicWord } from '@wordstride/core'
import type { PublicVocabularyUnscrambling, VocabularyUnscramblingProblem } from './schema'

export const vocabularyUnscramblingRules = defineRules({
  type: 'vocabulary_unscrambling',
  version: 1,
  ...slots.of(
    ({ drag_items, explanation }: VocabularyUnscramblingProblem) => ({ cards: drag_items, explanation }),
    toPublicWord,
  ),
  reminder: () => 'REMEMBER: Drag letters to the bottom row to spell the word.',
  describeProblem: (problem: PublicVocabularyUnscrambling) => describeWord(problem),
  describeResponse: (problem, response) => contentsInSlots(problem, response).join(''),
})
