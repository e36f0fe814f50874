import type { CourseSection } from '@wordstride/core'
import { REGION_LIMIT, TOP_TEST_GRADE } from '../rules/constants'
import type { Region } from './scoreTest'

export interface TestedGrade {
  section: CourseSection
  grade: number
  region: Region
  /** The grades of the same group, this one included. */
  testedGrades: readonly number[]
}

/** SR-32, TEST-13: the grade of the next part, or null when the sequence is finished. */
export function nextTestGrade({ section, grade, region, testedGrades }: TestedGrade): number | null {
  const isTooHard = region > REGION_LIMIT[section]
  const next = isTooHard ? grade - 1 : grade + 1
  const canMove = isTooHard ? grade > 0 : grade < TOP_TEST_GRADE
  return canMove && !testedGrades.includes(next) ? next : null
}
