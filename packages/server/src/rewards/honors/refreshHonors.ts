import { COURSE_SECTIONS, type CourseSection } from '@wordstride/core'
import { type HonorLevel, honorGrades, lowerHonor } from '@wordstride/learning'
import { and, eq, sql } from 'drizzle-orm'
import { schoolYearOf } from '../../calendar/schoolYear'
import type { Database } from '../../db/database'
import { achievements, honorLevels, users } from '../../db/schema'
import { findHonors } from './findHonors'
import { isTurnDue } from './turnSchoolYear'

interface Changed {
  userId: string
  /** Whose work it comes from; null for the turn of the school year. */
  sectionType: CourseSection | null
}

const flagsOf = (level: HonorLevel | null) => ({
  isHonor: level !== null,
  isHighHonor: level === 'high_honor',
})

/** Notes the honors of a student as they are now (SR-25), with the achievement when they have risen. */
export async function refreshHonors(
  db: Database,
  { userId, sectionType }: Changed,
  now: Date,
  timeZone: string,
): Promise<void> {
  const schoolYear = schoolYearOf(now, timeZone)
  await db.transaction(async (tx) => {
    // Two sections may rise at the same moment: the second one sees what the first has done.
    const [before] = await tx
      .select({ isHonor: users.isHonor, isHighHonor: users.isHighHonor })
      .from(users)
      .where(eq(users.userId, userId))
      .for('no key update')
    // By the school grade of last year much would be kept for this one; the job turns the year and looks again.
    if (sectionType !== null && (await isTurnDue(tx, schoolYear))) return
    const honors = await findHonors(tx, userId, schoolYear)
    if (!before || !honors) return
    const { levels, schoolGrade } = honors
    for (const section of COURSE_SECTIONS) {
      const reached = levels[section]
      if (reached !== null) await keepLevel(tx, { userId, section, schoolYear, reached }, now)
    }
    const after = flagsOf(lowerHonor(levels['ae.la'], levels['ae.voc']))
    if (before.isHonor === after.isHonor && before.isHighHonor === after.isHighHonor) return
    await tx.update(users).set(after).where(eq(users.userId, userId))
    const hasRisen = (after.isHonor && !before.isHonor) || (after.isHighHonor && !before.isHighHonor)
    if (!hasRisen) return
    const { honorGrade, highHonorGrade } = honorGrades(schoolGrade)
    const achieved = {
      userId,
      achievement: after.isHighHonor ? ('high_honors' as const) : ('honors' as const),
      sectionType: sectionType ?? 'ae.la',
      gradeId: after.isHighHonor ? highHonorGrade : honorGrade,
    }
    // The same of an earlier year goes with its congratulations.
    await tx
      .delete(achievements)
      .where(
        and(
          eq(achievements.userId, userId),
          eq(achievements.achievement, achieved.achievement),
          eq(achievements.sectionType, achieved.sectionType),
          eq(achievements.gradeId, achieved.gradeId),
        ),
      )
    await tx.insert(achievements).values({ ...achieved, achievedAt: now })
  })
}

interface Reached {
  userId: string
  section: CourseSection
  schoolYear: number
  reached: HonorLevel
}

/** What was reached stays until the year ends, whatever becomes of the school grade. */
async function keepLevel(
  db: Database,
  { userId, section, schoolYear, reached }: Reached,
  now: Date,
): Promise<void> {
  await db
    .insert(honorLevels)
    .values({ userId, schoolYear, sectionType: section, level: reached, reachedAt: now })
    .onConflictDoUpdate({
      target: [honorLevels.userId, honorLevels.schoolYear, honorLevels.sectionType],
      set: { level: reached, reachedAt: now },
      setWhere: sql`${honorLevels.level} = 'honor' and ${reached}::text = 'high_honor'`,
    })
}
