import { definePlugin, normalizeText, type Random } from '@wordstride/core'
import { gradeVocabularySpelling } from './grader'
import { toPublicVocabularySpelling } from './public'
import {
  SPELLING_PART,
  VOCABULARY_SPELLING,
  type VocabularySpellingProblem,
  vocabularySpellingPresentationSchema,
  vocabularySpellingProblemSchema,
  vocabularySpellingResponseSchema,
} from './schema'

/** Doubles one letter: a usual slip that is never the word itself. */
function misspell(word: string, random: Random): string {
  const letters = [...word].flatMap((character, i) => (character === ' ' ? [] : [i]))
  const at = letters[Math.floor(random() * letters.length)] ?? 0
  return word.slice(0, at + 1) + word.slice(at)
}

/** Never the same number: one more digit in front. */
const otherNumber = (number: string): string => number.replace(/\d/, '1$&')

const spoken = (problem: VocabularySpellingProblem) => normalizeText(problem.answer)

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
  response: vocabularySpellingResponseSchema,
  presentation: vocabularySpellingPresentationSchema,
  migrations: [],
  emptyResponse: () => ({ typed: '' }),
  present: () => ({}),
  toPublic: toPublicVocabularySpelling,
  grade: gradeVocabularySpelling,
  correctResponse: (problem) => ({ typed: spoken(problem) }),
  wrongResponse: (problem, random) => ({
    typed: problem.comparison === 'number' ? otherNumber(spoken(problem)) : misspell(spoken(problem), random),
  }),
  feedback: (problem, _response, result) => ({
    solution: result.verdict === 'correct' ? 'full' : 'partial',
    items:
      result.verdict === 'correct' || result.verdict === 'incorrect'
        ? { [SPELLING_PART]: { mark: result.verdict } }
        : {},
    notes: result.verdict === 'correct' && problem.explanation ? [problem.explanation] : [],
  }),
  reminder: () => null,
  describeResponse: (_problem, response) => normalizeText(response.typed),
  accessibility: {
    roles: ['textbox', 'button'],
    keyboard: [
      { keys: ['Tab'], does: 'moves between the sound buttons and the text field' },
      { keys: ['Enter'], does: 'plays the sound in focus' },
    ],
    announcements: ['{word}, correct', '{word}, not correct'],
  },
})
