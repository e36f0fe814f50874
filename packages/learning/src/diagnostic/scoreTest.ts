import { DIAGNOSTIC_STAGE } from '../rules/constants'
import type { TestSection } from './planTest'

/** 1 is the best (SR-31). */
export type Region = 1 | 2 | 3 | 4 | 5 | 6

export interface TestScore {
  /** Fraction. */
  accuracy: number
  /** 1 is the pace of the diagnostic test, 2 twice as fast. */
  speed: number
  region: Region
}

export interface TestWork {
  /** The answered problems. */
  answers: readonly { section: TestSection; isCorrect: boolean }[]
  /** Problems that the test had, answered or not. */
  served: number
  secondsUsed: number
}

/** Who has less stays in region 6. */
export const REGION_LEAST_ACCURACY = 0.4

/** Accuracy from which on, and the region for a speed above 1 and for a lower one. */
const REGIONS: readonly (readonly [accuracy: number, fast: Region, slow: Region])[] = [
  [0.9, 1, 2],
  [0.8, 2, 3],
  [0.7, 3, 4],
  [0.6, 4, 4],
  [REGION_LEAST_ACCURACY, 5, 5],
]

export function regionOf(accuracy: number, speed: number): Region {
  const found = REGIONS.find(([least]) => accuracy >= least)
  if (!found) return 6
  const [, fast, slow] = found
  return speed > 1 ? fast : slow
}

function paceSeconds(section: TestSection): number {
  const { minutes, problems } = DIAGNOSTIC_STAGE[section]
  return (minutes * 60) / problems
}

/** SR-31. The sections of language arts count together. */
export function scoreTest({ answers, served, secondsUsed }: TestWork): TestScore {
  const correct = answers.filter(({ isCorrect }) => isCorrect).length
  const counted = Math.max(answers.length, Math.ceil(served / 2))
  const accuracy = counted === 0 ? 0 : correct / counted
  const pace = answers.reduce((sum, { section }) => sum + paceSeconds(section), 0)
  const speed = pace / Math.max(1, secondsUsed)
  return { accuracy, speed, region: regionOf(accuracy, speed) }
}

const RECOMMENDATIONS: Record<Region, string> = {
  1: 'Placed above this grade',
  2: 'Start at Level 2',
  3: 'Start at Level 2',
  4: 'Start at Level 1',
  5: 'Start at Level 1',
  6: 'To be learned',
}

/** What the region means for the grade that was tested (SR-31). */
export const recommendationOf = (region: Region): string => RECOMMENDATIONS[region]
