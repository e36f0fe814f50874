import { LEARNERS } from '@wordstride/api'
import { TOP_CONTENT_GRADE } from '@wordstride/learning'
import { and, desc, inArray, lt, sql } from 'drizzle-orm'
import { beginOfSchoolYear, schoolYearOf } from '../../calendar/schoolYear'
import type { Database } from '../../db/database'
import { schoolYears, users } from '../../db/schema'

/**
 * SR-06: the school grade of every learner rises with the school year, once for each year that has begun since the last
 * one that is noted. Where none is noted the grades are those of this year.
 */
export async function turnSchoolYear(db: Database, now: Date, timeZone: string): Promise<void> {
  const schoolYear = schoolYearOf(now, timeZone)
  await db.transaction(async (tx) => {
    const [last] = await tx
      .select({ schoolYear: schoolYears.schoolYear })
      .from(schoolYears)
      .orderBy(desc(schoolYears.schoolYear))
      .limit(1)
    if (last && last.schoolYear >= schoolYear) return
    const noted = await tx
      .insert(schoolYears)
      .values({ schoolYear, begunAt: now })
      .onConflictDoNothing()
      .returning()
    if (!last || noted.length === 0) return
    const passed = schoolYear - last.schoolYear
    await tx
      .update(users)
      .set({ schoolGrade: sql`least(${users.schoolGrade} + ${passed}::int, ${TOP_CONTENT_GRADE}::int)` })
      .where(
        and(inArray(users.role, [...LEARNERS]), lt(users.createdAt, beginOfSchoolYear(schoolYear, timeZone))),
      )
  })
}
