import { type CourseSection, seededRandom } from '@wordstride/core'
import type { Pools } from './contentPools'
import { GUESSERS } from './guessers'
import { asExaminee, type Model, makeStudents, trueGrade } from './students'
import { type Placement, placeBySection, testGrades } from './takeTests'

export const SECTIONS = ['ae.voc', 'ae.la'] as const satisfies readonly CourseSection[]
const HALF: Record<CourseSection, number> = { 'ae.voc': 10, 'ae.la': 13 }
export const COUNT = 1000

export interface Placed {
  error: number
  placement: Placement
}

/** Where students of known ability are placed. */
export function placeStudents(pools: Pools, section: CourseSection, model: Model): Placed[] {
  const grades = testGrades(pools, section)
  return makeStudents(COUNT, seededRandom('placement')).map((student) => {
    const random = seededRandom(`${student.seed} ${section}`)
    const placement = placeBySection(asExaminee(student, model), student.schoolGrade, {
      pools,
      section,
      random,
    })
    return { error: placement.plan.startingGrade - trueGrade(student, grades), placement }
  })
}

/** How many of so many who know nothing are placed above 'To be learned' in a grade. */
export function guess(pools: Pools, section: CourseSection, name: string) {
  const { examinee, leavesAtHalf } = GUESSERS[name] as (typeof GUESSERS)[string]
  const levels = Array.from({ length: COUNT }, (_, i) => {
    const random = seededRandom(`${name} ${section} ${i}`)
    const sitting = { pools, section, random, ...(leavesAtHalf ? { mostAnswers: HALF[section] } : {}) }
    const { plan } = placeBySection(examinee, 1 + (i % 9), sitting)
    return Math.max(...plan.initializations.map(({ level }) => level))
  })
  return levels.filter((level) => level > 0).length
}
