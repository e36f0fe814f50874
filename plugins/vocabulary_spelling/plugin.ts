import { definePlugin, describeWord, toPublicWord, typed } from '@wordstride/core'
import {
  type PublicVocabularySpelling,
  VOCABULARY_SPELLING,
  type VocabularySpellingProblem,
  vocabularySpellingProblemSchema,
} from './schema'

export const vocabularySpellingPlugin = definePlugin({
  type: VOCABULARY_SPELLING,
  version: 1,
  title: 'Spelling',
  summary: 'The learner hears a word, reads its definition and types it.',
  scoring: [
    'Typed text and answer are normalised (text-v1: trimmed, one space between words, NFC, straight quotes) and compared.',
    'A capital first letter is accepted where the word has a small one; other capitals are part of the spelling.',
    'Empty text is not answered.',
    'With comparison ignore_case letter case does not matter; with number any way to write the same number is right.',
  ],
  problem: vocabularySpellingProblemSchema,
  migrations: [],
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
