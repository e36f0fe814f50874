import type { CourseSection } from '@wordstride/core'
import { type HonorLevel, higherHonor, honorLevel } from '@wordstride/learning'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { gradeStandings, honorLevels, users } from '../../db/schema'

export interface Honors {
  schoolGrade: number
  levels: Record<CourseSection, HonorLevel | null>
}

/** SR-25: what each section has reached in the school year, now or before; null without such a user. */
export async function findHonors(db: Database, userId: string, schoolYear: number): Promise<Honors | null> {
  const [user] = await db
    .select({ schoolGrade: users.schoolGrade })
    .from(users)
    .where(eq(users.userId, userId))
  if (!user) return null
  const standings = await db
    .select({
      sectionType: gradeStandings.sectionType,
      gradeId: gradeStandings.gradeId,
      highestScore: gradeStandings.highestScore,
    })
    .from(gradeStandings)
    .where(eq(gradeStandings.userId, userId))
  const kept = await db
    .select({ sectionType: honorLevels.sectionType, level: honorLevels.level })
    .from(honorLevels)
    .where(and(eq(honorLevels.userId, userId), eq(honorLevels.schoolYear, schoolYear)))
  const levelOf = (section: CourseSection) =>
    higherHonor(
      kept.find(({ sectionType }) => sectionType === section)?.level ?? null,
      honorLevel(
        user.schoolGrade,
        standings.filter(({ sectionType }) => sectionType === section),
      ),
    )
  return {
    schoolGrade: user.schoolGrade,
    levels: { 'ae.la': levelOf('ae.la'), 'ae.voc': levelOf('ae.voc') },
  }
}
