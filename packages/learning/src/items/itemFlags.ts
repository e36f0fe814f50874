import type { ItemChoice } from '@wordstride/core'
import { type ItemStatistics, knownAnswers, pointBiserial, tallyOf } from './itemStatistics'

export const ITEM_FLAGS = [
  'too_easy',
  'too_hard',
  'negative_discrimination',
  'unused_option',
  'tempting_option',
] as const
export type ItemFlag = (typeof ITEM_FLAGS)[number]

export interface FlaggedItem {
  flag: ItemFlag
  /** Which option it is about; null for the item as a whole. */
  choiceId: string | null
}

/** An item with fewer answers of known students is not judged. */
const ANSWERS_TO_JUDGE = 60
/** Wrong answers before it is said that nobody takes an option. */
const WRONG_TO_JUDGE = 60
/** Takers before it is said that the strong take an option. */
const TAKERS_TO_JUDGE = 12
/** An item is too easy when more than this answer rightly; too hard when fewer than this of the stronger do. */
const EASY_SHARE = 0.95
const HARD_SHARE = 0.4
/** An option is unused when fewer than this of those who are wrong take it. */
const UNUSED_SHARE = 0.05
/** One-sided 95 %: each flag claims one direction. */
const Z = 1.645

/** Wilson's interval of a share. */
export function shareInterval(count: number, of: number): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 }
  const share = count / of
  const middle = (share + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of)
  const width = (Z / (1 + Z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))
  return { low: middle - width, high: middle + width }
}

/** The upper bound of a correlation, by Fisher's transformation. */
const highestCorrelation = (correlation: number, answers: number): number =>
  Math.tanh(Math.atanh(Math.min(Math.max(correlation, -0.999), 0.999)) + Z / Math.sqrt(answers - 3))

interface Takers {
  count: number
  mean: number
  variance: number
}

function takersOf(statistics: ItemStatistics, ids: readonly string[]): Takers {
  const sum = { known: 0, abilities: 0, squares: 0 }
  for (const id of ids) {
    const tally = tallyOf(statistics, id)
    if (!tally) continue
    sum.known += tally.known
    sum.abilities += tally.abilities
    sum.squares += tally.squares
  }
  const mean = sum.known === 0 ? 0 : sum.abilities / sum.known
  return {
    count: sum.known,
    mean,
    variance: sum.known < 2 ? 0 : Math.max(sum.squares / sum.known - mean ** 2, 0),
  }
}

/** Whether the takers of one are stronger than those of the other beyond chance (Welch). */
const areStronger = (a: Takers, b: Takers): boolean =>
  a.mean - b.mean > Z * Math.sqrt(a.variance / a.count + b.variance / Math.max(b.count, 1))

/** What is wrong with an item, as far as its answers tell. `choices` are those of the problem, whatever was taken. */
export function findFlags(statistics: ItemStatistics, choices: readonly ItemChoice[]): FlaggedItem[] {
  const { answers, right } = knownAnswers(statistics)
  if (answers < ANSWERS_TO_JUDGE) return []
  const flags: FlaggedItem[] = []
  const flag = (name: ItemFlag, choiceId: string | null = null) => flags.push({ flag: name, choiceId })

  if (shareInterval(right, answers).low > EASY_SHARE) flag('too_easy')
  const stronger = statistics.bands.slice(Math.ceil(statistics.bands.length / 2))
  const of = stronger.reduce((sum, band) => sum + band.answers, 0)
  const rightOfStronger = stronger.reduce((sum, band) => sum + band.right, 0)
  if (of > 0 && shareInterval(rightOfStronger, of).high < HARD_SHARE) flag('too_hard')

  const correlation = pointBiserial(statistics)
  if (correlation !== null && highestCorrelation(correlation, answers) < 0) flag('negative_discrimination')

  const wrongAnswers = statistics.answers - statistics.right
  const key = takersOf(
    statistics,
    choices.filter(({ isRight }) => isRight).map(({ id }) => id),
  )
  for (const { id, isRight } of choices) {
    if (isRight) continue
    const taken = tallyOf(statistics, id)?.taken ?? 0
    if (wrongAnswers >= WRONG_TO_JUDGE && shareInterval(taken, wrongAnswers).high < UNUSED_SHARE)
      flag('unused_option', id)
    const takers = takersOf(statistics, [id])
    if (takers.count >= TAKERS_TO_JUDGE && areStronger(takers, key)) flag('tempting_option', id)
  }
  return flags
}
