import type { AuthoredProblem } from '../files/skillFile'
import type { Word } from '../files/wordList'
import { type WordLists, wordProblems } from './wordProblems'

/** SR-07: vocabulary problems of a grade's tests. */
const COUNT = 20

const FORMS = ['word_definition', 'word_recognition', 'sentence_completion']

/** Words from the whole range of the list, asked in the three forms that need no typing. */
export function wordTests(
  words: readonly Word[],
  lists: WordLists,
): { word: string; index: number; problem: AuthoredProblem }[] {
  const count = Math.min(COUNT, words.length)
  return Array.from({ length: count }, (_, n) => {
    const index = Math.floor((n * words.length) / count)
    const word = words[index] as Word
    const { P } = wordProblems(word, lists)
    const form = FORMS[n % FORMS.length]
    const problem = P.find((candidate) => candidate.form === form) as AuthoredProblem
    const { level: _level, ...asked } = problem
    return { word: word.word, index, problem: { ...asked, id: 'T1', hints: [] } }
  })
}
