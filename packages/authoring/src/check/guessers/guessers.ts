import type { PackProblem, Pool } from '@wordstride/content'
import { upperBound } from './chance'
import { type Question, questionsOf } from './question'
import { type WayToGuess, waysToGuess } from './waysToGuess'

/** What a guesser may have more than blind chance, in any sample. */
const TOLERANCE = 0.05

/** Questions that are guessed in the same way. */
export interface GuessedGroup {
  section: string
  /** Null for all grades. */
  grade: number | null
  pool: Pool
  questions: Question[]
}

export interface Guess {
  name: string
  questions: number
  /** Share of questions guessed right, and what blind chance would give. */
  right: number
  chance: number
  /** The share that blind chance stays below in 95 of 100 samples of this size, or chance and five points. */
  bound: number
}

/** By section and pool: of each grade, and of all grades together, where a small sample no longer excuses much. */
export function guessedGroups(entries: readonly PackProblem[]): GuessedGroup[] {
  const groups = new Map<string, GuessedGroup>()
  for (const entry of entries) {
    const questions = questionsOf(entry)
    for (const grade of [entry.problem.grade_id, null]) {
      const { section_type: section } = entry.problem
      const key = `${section} ${grade} ${entry.pool}`
      const group = groups.get(key) ?? { section, grade, pool: entry.pool, questions: [] }
      groups.set(key, group)
      group.questions.push(...questions)
    }
  }
  return [...groups.values()].filter(({ questions }) => questions.length > 0)
}

const shareOf = (way: WayToGuess, question: Question): number => {
  const taken = way(question)
  return taken.some((i) => question.options[i]?.isRight) ? 1 / taken.length : 0
}

const shares = new WeakMap<Question, Record<string, number>>()

/** What each guesser has of a question, which is in the group of its grade and in that of all grades. */
function sharesOf(question: Question): Record<string, number> {
  const known = shares.get(question)
  if (known) return known
  const found = Object.fromEntries(
    Object.entries(waysToGuess).map(([name, way]) => [name, shareOf(way, question)]),
  )
  shares.set(question, found)
  return found
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Whether blind chance can pass the tolerance in five of 100 samples of this size (Hoeffding's inequality). */
const excusesMore = (questions: number): boolean => Math.exp(-2 * questions * TOLERANCE ** 2) > 0.05

/** How well one does who knows nothing but how questions are made. Where several options look alike, one of them is taken blindly. */
export function guessesOf(questions: readonly Question[]): Guess[] {
  const chances = questions.map(({ options }) => 1 / options.length)
  const chance = sum(chances) / questions.length
  const bound = Math.max(
    chance + TOLERANCE,
    excusesMore(questions.length) ? upperBound(chances) / questions.length : 0,
  )
  return Object.keys(waysToGuess).map((name) => ({
    name,
    questions: questions.length,
    right: sum(questions.map((question) => sharesOf(question)[name] ?? 0)) / questions.length,
    chance,
    bound,
  }))
}

export interface Telling extends GuessedGroup {
  guess: Guess
}

const gradeName = (grade: number | null): string => {
  if (grade === null) return 'all grades'
  return grade === 0 ? 'kindergarten' : `grade ${grade}`
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** 'ae.rc, grade 4, T: longest is right in 61.0 % of 14 questions; at most 42.9 %'. */
export const describeTelling = ({ section, grade, pool, guess }: Telling): string =>
  `${section}, ${gradeName(grade)}, ${pool}: ${guess.name} is right in ${percent(guess.right)} of ${guess.questions} questions; at most ${percent(guess.bound)}`

/** The groups of which a guesser gets more right than chance explains. */
export const tellingOf = (groups: readonly GuessedGroup[]): Telling[] =>
  groups.flatMap((group) =>
    guessesOf(group.questions)
      .filter(({ right, bound }) => right > bound)
      .map((guess) => ({ ...group, guess })),
  )
