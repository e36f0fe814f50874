import type { CourseSection } from '@wordstride/core'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { insertFrom } from '../db/insertFrom'
import { gradeStandings, type RaisedGrade, skills, userSkills } from '../db/schema'
import { findUserSkills, scoreOf } from '../standing/skillStandings'

interface Section {
  userId: string
  sectionType: CourseSection
}

/**
 * SR-33: every skill of a grade begins at the level, none is lowered. There is no result behind it, so it earns nothing
 * (SR-18): the units of a week count from the level before its first result.
 */
export async function raiseSkills(
  db: Database,
  { userId, sectionType }: Section,
  { grade: gradeId, level }: RaisedGrade,
  now: Date,
): Promise<void> {
  const ofGrade = and(
    eq(skills.sectionType, sectionType),
    eq(skills.gradeId, gradeId),
    eq(skills.isRetired, false),
  )
  await db.execute(
    sql`${insertFrom(
      userSkills,
      {
        userId,
        level,
        revision: sql`1`,
        sectionType: sql`${skills.sectionType}`,
        gradeId: sql`${skills.gradeId}`,
        skillId: sql`${skills.skillId}`,
      },
      sql`${skills} where ${ofGrade}`,
    )} on conflict (user_id, section_type, grade_id, skill_id) do update
      set level = excluded.level, second_try = false, revision = ${userSkills.revision} + 1
      where ${userSkills.level} < excluded.level`,
  )
  const score = scoreOf(sectionType, await findUserSkills(db, { userId, sectionType, gradeId }, now))
  await db
    .insert(gradeStandings)
    .values({ userId, sectionType, gradeId, projectedScore: score, highestScore: score })
    .onConflictDoUpdate({
      target: [gradeStandings.userId, gradeStandings.sectionType, gradeStandings.gradeId],
      set: { projectedScore: score, highestScore: sql`greatest(${gradeStandings.highestScore}, ${score})` },
    })
}
