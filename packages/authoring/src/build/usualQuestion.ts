import { seededRandom, shuffle } from '@wordstride/core'
import type { AuthoredProblem } from '../files/skillFile'
import type { UsualQuestion } from '../files/testFile'

/** The usual question of a test has no type of its own. Its answer stands anywhere among the others. */
export function usualQuestion({
  id,
  prompt,
  answer,
  wrong,
  why,
}: Omit<UsualQuestion, 'topic'>): AuthoredProblem {
  const options = [
    { text: answer, correct: true, why },
    ...wrong.map((each) => (typeof each === 'string' ? { text: each, why } : each)),
  ]
  return {
    id,
    type: 'selection',
    prompt,
    hints: [],
    options: shuffle(options, seededRandom(`${id} ${prompt}`)),
  }
}
