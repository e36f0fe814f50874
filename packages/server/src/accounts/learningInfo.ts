import type { CourseSection } from '@wordstride/core'
import { DEFAULT_START_GRADE } from '@wordstride/learning'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type UserLearningInfoRow, userLearningInfo } from '../db/schema'
import { shortReading } from '../db/shortReading'

const infosOf = shortReading((db) =>
  db
    .select()
    .from(userLearningInfo)
    .where(eq(userLearningInfo.userId, sql.placeholder('userId')))
    .prepare('learning_info'),
)

/** The rows of the sections that are set up. */
export const findLearningInfo = (db: Database, userId: string): Promise<UserLearningInfoRow[]> =>
  infosOf(db).execute({ userId })

/** The grade a student works in, by section (ENT-01). */
export function currentGrades(rows: readonly UserLearningInfoRow[]): Record<CourseSection, number> {
  const gradeOf = (section: CourseSection) =>
    rows.find((row) => row.sectionType === section)?.currentGrade ?? DEFAULT_START_GRADE
  return { 'ae.la': gradeOf('ae.la'), 'ae.voc': gradeOf('ae.voc') }
}
