import type { CourseSection } from '@wordstride/core'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type UserLearningInfoRow, userLearningInfo } from '../db/schema'

/** CONST-32: the grade of a section that is not set up yet. */
const DEFAULT_GRADE = 2

/** The rows of the sections that are set up. */
export const findLearningInfo = (db: Database, userId: string): Promise<UserLearningInfoRow[]> =>
  db.select().from(userLearningInfo).where(eq(userLearningInfo.userId, userId))

/** The grade a student works in, by section (ENT-01). */
export function currentGrades(rows: readonly UserLearningInfoRow[]): Record<CourseSection, number> {
  const gradeOf = (section: CourseSection) =>
    rows.find((row) => row.sectionType === section)?.currentGrade ?? DEFAULT_GRADE
  return { 'ae.la': gradeOf('ae.la'), 'ae.voc': gradeOf('ae.voc') }
}

/** Both sections are set up and their grade lies in the plan (SR-33). */
export function isLearningInfoValid(rows: readonly UserLearningInfoRow[]): boolean {
  return (['ae.la', 'ae.voc'] as const).every((section) =>
    rows.some(
      (row) =>
        row.sectionType === section &&
        row.startGrade <= row.currentGrade &&
        row.currentGrade <= row.stopGrade &&
        row.weeklyTime > 0 &&
        row.isSkillStatusInitialized,
    ),
  )
}
