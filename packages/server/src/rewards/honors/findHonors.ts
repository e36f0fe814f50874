import type { CourseSection } from '@wordstride/core'
import { type HonorLevel, higherHonor, honorLevel } from '@wordstride/learning'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { gradeStandings, honorLevels, users } from '../../db/schema'
import { shortReading } from '../../db/shortReading'

export interface Honors {
  schoolGrade: number
  levels: Record<CourseSection, HonorLevel | null>
}

const honorsReading = shortReading((db) =>
  db
    .select({
      schoolGrade: users.schoolGrade,
      standings: sql<
        { sectionType: CourseSection; gradeId: number; highestScore: number }[] | null
      >`(select json_agg(json_build_object('sectionType', ${gradeStandings}.section_type, 'gradeId',
          ${gradeStandings}.grade_id, 'highestScore', ${gradeStandings}.highest_score))
        from ${gradeStandings} where ${gradeStandings}.user_id = ${users}.user_id)`,
      kept: sql<
        { sectionType: CourseSection; level: HonorLevel }[] | null
      >`(select json_agg(json_build_object('sectionType', ${honorLevels}.section_type, 'level', ${honorLevels}.level))
        from ${honorLevels} where ${honorLevels}.user_id = ${users}.user_id
          and ${honorLevels}.school_year = ${sql.placeholder('schoolYear')})`,
    })
    .from(users)
    .where(eq(users.userId, sql.placeholder('userId')))
    .prepare('honors'),
)

/** SR-25: what each section has reached in the school year, now or before; null without such a user. */
export async function findHonors(db: Database, userId: string, schoolYear: number): Promise<Honors | null> {
  const [user] = await honorsReading(db).execute({ userId, schoolYear })
  if (!user) return null
  const standings = user.standings ?? []
  const kept = user.kept ?? []
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
