import { defineRules, describeWord, toPublicWord, typed } from '@wordstride/core'
import type { PublicVocabularySpelling, VocabularySpellingProblem } from './schema'

export const vocabularySpellingRules = defineRules({
  type: 'vocabulary_spelling',
  version: 1,
  ...typed.of(
    (problem: VocabularySpellingProblem) => problem,
    // `sound` is heard, never shown: it says the word because spelling from sound is the task (TYPE-04.1).
    (problem) => ({
      ...toPublicWord(problem),
      ...(problem.sound === undefined ? {} : { sound: problem.sound }),
    }),
  ),
  describeProblem: (problem: PublicVocabularySpelling) => describeWord(problem),
})
