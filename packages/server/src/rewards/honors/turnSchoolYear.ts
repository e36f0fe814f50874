import { LEARNERS } from '@wordstride/api'
import { TOP_CONTENT_GRADE } from '@wordstride/learning'
import { and, inArray, lt, max, sql } from 'drizzle-orm'
import { beginOfSchoolYear, schoolYearOf } from '../../calendar/schoolYear'
import type { Database } from '../../db/database'
import { schoolYears, users } from '../../db/schema'

/** The last school year that has begun here; null where none was noted. */
async function findLastYear(db: Database): Promise<number | null> {
  const [last] = await db.select({ schoolYear: max(schoolYears.schoolYear) }).from(schoolYears)
  return last?.schoolYear ?? null
}

/** Whether the school grades are still those of the year before. */
export async function isTurnDue(db: Database, schoolYear: number): Promise<boolean> {
  const last = await findLastYear(db)
  return last !== null && last < schoolYear
}

/**
 * SR-06: the school grade of every learner rises with the school year, once for each year that has begun since the last
 * one that is noted. Where none is noted the grades are those of this year.
 */
export async function turnSchoolYear(db: Database, now: Date, timeZone: string): Promise<void> {
  const schoolYear = schoolYearOf(now, timeZone)
  await db.transaction(async (tx) => {
    const last = await findLastYear(tx)
    if (last !== null && last >= schoolYear) return
    const noted = await tx
      .insert(schoolYears)
      .values({ schoolYear, begunAt: now })
      .onConflictDoNothing()
      .returning()
    if (last === null || noted.length === 0) return
    const passed = schoolYear - last
    await tx
      .update(users)
      .set({ schoolGrade: sql`least(${users.schoolGrade} + ${passed}::int, ${TOP_CONTENT_GRADE}::int)` })
      .where(
        and(inArray(users.role, [...LEARNERS]), lt(users.createdAt, beginOfSchoolYear(schoolYear, timeZone))),
      )
  })
}
