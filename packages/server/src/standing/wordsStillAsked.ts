import type { CourseSection } from '@wordstride/core'
import type { SkillState } from '@wordstride/learning'
import { and, eq, gt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { answers, sessions, skillResults } from '../db/schema'
import { shortReading } from '../db/shortReading'
import { runningSince } from './runningSince'

interface Asked {
  isOfStudents: (userId: PgColumn) => SQL
  since: Date | Placeholder
}

const isFound = and(
  eq(answers.userId, skillResults.userId),
  eq(answers.sessionId, skillResults.sessionId),
  eq(answers.problemId, skillResults.problemId),
  eq(answers.verdict, 'correct'),
  sql`${answers.seq} is not null`,
)

/**
 * The words that running sessions ask for after a wrong check, each with where it stood before that check moved it:
 * whoever read that one word has moved would know which word is asked for (SR-07).
 */
export const wordsStillAsked = (db: Database, { isOfStudents, since }: Asked) =>
  db
    .selectDistinctOn(
      [skillResults.userId, skillResults.sectionType, skillResults.gradeId, skillResults.skillId],
      {
        userId: skillResults.userId,
        sectionType: skillResults.sectionType,
        gradeId: skillResults.gradeId,
        skillId: skillResults.skillId,
        before: skillResults.before,
        movedAt: skillResults.decidedAt,
      },
    )
    .from(sessions)
    .innerJoin(
      skillResults,
      and(eq(skillResults.userId, sessions.userId), eq(skillResults.sessionId, sessions.sessionId)),
    )
    .where(
      and(
        isOfStudents(sessions.userId),
        eq(sessions.sectionType, 'ae.voc'),
        sql`${sessions.sessionStatus} = 'in_progress'`,
        gt(sessions.startedAt, sql.param(since, sessions.startedAt)),
        eq(skillResults.firstTimeCorrect, 0),
        // For each by its key: as a join it might read all answers of the student.
        sql`(select 1 from ${answers} where ${isFound} limit 1) is null`,
      ),
    )
    .orderBy(
      skillResults.userId,
      skillResults.sectionType,
      skillResults.gradeId,
      skillResults.skillId,
      skillResults.seq,
    )
    .as('still_asked')

const stateBeforeOf = shortReading((db) => {
  const asked = wordsStillAsked(db, {
    isOfStudents: (id) => eq(id, sql.placeholder('userId')),
    since: sql.placeholder('since'),
  })
  return db
    .select({ before: asked.before })
    .from(asked)
    .where(and(eq(asked.gradeId, sql.placeholder('gradeId')), eq(asked.skillId, sql.placeholder('skillId'))))
    .prepare('state_before')
})

interface Skill {
  userId: string
  sectionType: CourseSection
  gradeId: number
  skillId: string | null
}

/** Where a word that is still asked for stood before its check; null for every other skill. */
export async function findStateBefore(
  db: Database,
  { userId, sectionType, gradeId, skillId }: Skill,
  now: Date,
): Promise<SkillState | null> {
  if (sectionType !== 'ae.voc') return null
  const [found] = await stateBeforeOf(db).execute({ userId, gradeId, skillId, since: runningSince(now) })
  return found?.before ?? null
}
