import type { CourseSection, Random } from '@wordstride/core'
import {
  MOST_GUESSABLE,
  nextTestGrade,
  type PlacementResult,
  planSetup,
  planTest,
  type SectionSetupPlan,
  scoreTest,
  TEST_SECTIONS,
} from '@wordstride/learning'
import { chooseTestProblems } from '../../../packages/server/src/sessions/diagnostic/chooseTestProblems'
import { type PoolProblem, type Pools, poolKey } from './contentPools'

/** Who takes a test: what becomes of one problem, and how many seconds it takes. */
export type Examinee = (problem: PoolProblem, random: Random) => { isCorrect: boolean; seconds: number }

export interface Placement {
  plan: SectionSetupPlan
  parts: readonly PlacementResult[]
  /** Answered problems. */
  problems: number
  seconds: number
}

export const testGrades = (pools: Pools, section: CourseSection): number[] =>
  Array.from({ length: 13 }, (_, grade) => grade).filter((grade) =>
    TEST_SECTIONS[section].every((one) => pools.has(poolKey(one, grade))),
  )

interface Sitting {
  pools: Pools
  section: CourseSection
  random: Random
  /** Leaves after so many answers. */
  mostAnswers?: number
}

/** One part of a diagnostic test at a grade, with the real problems, clocks and rules. */
function takePart(
  examinee: Examinee,
  grade: number,
  { pools, section, random, mostAnswers = Number.POSITIVE_INFINITY }: Sitting,
) {
  const answers: { section: PoolProblem['section']; isCorrect: boolean }[] = []
  let served = 0
  let secondsUsed = 0
  for (const { minutes, draws } of planTest({ testType: 'diagnostic', section })) {
    let left = minutes * 60
    for (const draw of draws) {
      const pool = pools.get(poolKey(draw.section, grade)) ?? []
      const chosen = chooseTestProblems(pool, {
        count: draw.count,
        mostGuessable: MOST_GUESSABLE[draw.section],
        random,
      })
      served += chosen.length
      for (const problem of chosen) {
        if (left <= 0 || answers.length >= mostAnswers) break
        const { isCorrect, seconds } = examinee(problem, random)
        const spent = Math.min(seconds, left)
        left -= spent
        secondsUsed += spent
        if (seconds <= spent) answers.push({ section: draw.section, isCorrect })
      }
    }
  }
  return { answers: answers.length, secondsUsed, ...scoreTest({ answers, served, secondsUsed }) }
}

/** The sequence of parts of one section from the school grade on, and what the setup makes of it. */
export function placeBySection(examinee: Examinee, schoolGrade: number, sitting: Sitting): Placement {
  const { pools, section } = sitting
  const grades = testGrades(pools, section)
  const parts: PlacementResult[] = []
  let problems = 0
  let seconds = 0
  let grade: number | null = Math.min(Math.max(schoolGrade, Math.min(...grades)), 9)
  while (grade !== null && grades.includes(grade)) {
    const { region, answers, secondsUsed } = takePart(examinee, grade, sitting)
    problems += answers
    seconds += secondsUsed
    parts.push({ section, gradeId: grade, region, endedAt: parts.length })
    grade = nextTestGrade({
      section,
      grade,
      region,
      testedGrades: parts.map(({ gradeId }) => gradeId),
    })
  }
  const plan = planSetup(parts)[section]
  if (!plan) throw new Error(`There are no tests of ${section}.`)
  return { plan, parts, problems, seconds }
}
