import type { AuthoredProblem } from '../files/skillFile'
import { PROBLEMS_OF_TEST, WANTED_FORMS } from '../files/testSizes'
import type { Word } from '../files/wordList'
import type { WordProblems } from './wordProblems'

/** SR-07: as many as the tests ask that have none of them in common. */
const COUNT = WANTED_FORMS * PROBLEMS_OF_TEST['ae.voc']

/** How many of the three wrong answers are longer. */
const TURNS = [0, 1, 2, 3]

/** Of the options in the order of their lengths. */
const PLACES = [0, 1, 2, 3]
const BLIND = 1 / PLACES.length

/** What is got right by who always takes the option at a place by length: the shortest, the second shortest, … */
function luckAt({ options }: AuthoredProblem, place: number): number {
  const told = options as readonly { text: string; correct?: boolean }[]
  const length = told.map(({ text }) => text.length).sort((a, b) => a - b)[place]
  const taken = told.filter(({ text }) => text.length === length)
  return taken.some(({ correct }) => correct) ? 1 / taken.length : 0
}

/** Takes of a word the question by which the options of no length get ahead. */
function lengthKeeper() {
  const right = PLACES.map(() => 0)
  let asked = 0
  return (made: (turn: number) => AuthoredProblem): AuthoredProblem => {
    const leadOf = (problem: AuthoredProblem) =>
      Math.max(...PLACES.map((place) => (right[place] ?? 0) + luckAt(problem, place))) - BLIND * (asked + 1)
    let best: AuthoredProblem | undefined
    for (const turn of TURNS) {
      const problem = made((asked + turn) % TURNS.length)
      if (best === undefined || leadOf(problem) < leadOf(best)) best = problem
      if (leadOf(best) <= 1) break
    }
    const chosen = best as AuthoredProblem
    asked++
    for (const place of PLACES) right[place] = (right[place] ?? 0) + luckAt(chosen, place)
    return chosen
  }
}

/**
 * Words from the whole range of the list, by turns for their meaning and by it. Meanings that were written as wrong
 * ones stand in the lesson, too, so that such a word is asked for by its definition.
 */
export function wordTests(
  words: readonly Word[],
  made: readonly WordProblems[],
): { word: string; index: number; problem: AuthoredProblem }[] {
  const count = Math.min(COUNT, words.length)
  const keep = { definition: lengthKeeper(), recognition: lengthKeeper() }
  return Array.from({ length: count }, (_, n) => {
    const index = Math.floor((n * words.length) / count)
    const word = words[index] as Word
    const form = n % 2 === 0 && word.wrong_meanings.length === 0 ? 'definition' : 'recognition'
    const { T } = made[index] as WordProblems
    return { word: word.word, index, problem: { ...keep[form]((turn) => T(form, turn)), hints: [] } }
  })
}
