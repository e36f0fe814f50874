import { and, eq, notExists, sql } from 'drizzle-orm'
import { among } from '../../db/among'
import type { Database } from '../../db/database'
import { insertFrom } from '../../db/insertFrom'
import { gradeStandings, scoreDays, sessions } from '../../db/schema'
import { forEachBatch, nextStudents } from '../../jobs/forEachBatch'

/** Those of the students who have worked in a grade of which no day is kept. */
async function findUnkept(db: Database, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: gradeStandings.userId })
    .from(gradeStandings)
    .where(
      and(
        among(gradeStandings.userId, userIds),
        notExists(
          db
            .select({ one: sql`1` })
            .from(scoreDays)
            .where(
              and(
                eq(scoreDays.userId, gradeStandings.userId),
                eq(scoreDays.sectionType, gradeStandings.sectionType),
                eq(scoreDays.gradeId, gradeStandings.gradeId),
              ),
            ),
        ),
      ),
    )
  return rows.map(({ userId }) => userId)
}

/** What the sessions of a grade without a row say of its past: the score at the end of the last one of each day. */
async function fillPast(db: Database, userIds: readonly string[], timeZone: string): Promise<void> {
  const unkept = await findUnkept(db, userIds)
  if (unkept.length === 0) return
  const past = sql`(
    select distinct on (user_id, section_type, grade_id, day) *
    from (
      select user_id, section_type, grade_id, (ended_at at time zone ${timeZone})::date as day, ended_at, end_score
      from ${sessions}
      where ${among(sessions.userId, unkept)} and end_score is not null and ended_at is not null
        and not exists (
          select 1 from ${scoreDays}
          where ${scoreDays.userId} = ${sessions.userId} and ${scoreDays.sectionType} = ${sessions.sectionType}
            and ${scoreDays.gradeId} = ${sessions.gradeId})
    ) ended
    order by user_id, section_type, grade_id, day, ended_at desc
  ) past`
  await db.execute(
    sql`${insertFrom(
      scoreDays,
      {
        userId: sql`past.user_id`,
        sectionType: sql`past.section_type`,
        gradeId: sql`past.grade_id`,
        day: sql`past.day`,
        projectedScore: sql`past.end_score`,
      },
      past,
    )} on conflict do nothing`,
  )
}

async function keepChanged(db: Database, userIds: readonly string[], day: string): Promise<void> {
  const changed = sql`${gradeStandings} where ${among(gradeStandings.userId, userIds)}
    and ${gradeStandings.projectedScore} is distinct from (
      select last.projected_score from ${scoreDays} last
      where last.user_id = ${gradeStandings.userId} and last.section_type = ${gradeStandings.sectionType}
        and last.grade_id = ${gradeStandings.gradeId}
      order by last.day desc limit 1)`
  await db.execute(
    sql`${insertFrom(
      scoreDays,
      {
        userId: sql`${gradeStandings.userId}`,
        sectionType: sql`${gradeStandings.sectionType}`,
        gradeId: sql`${gradeStandings.gradeId}`,
        day,
        projectedScore: sql`${gradeStandings.projectedScore}`,
      },
      changed,
    )} on conflict (user_id, section_type, grade_id, day) do update
      set projected_score = excluded.projected_score`,
  )
}

/** The scores of all students as they are now, as those of the day; running it twice does what running it once does. */
export async function keepScores(
  db: Database,
  day: string,
  timeZone: string,
  signal?: AbortSignal,
): Promise<void> {
  await forEachBatch(
    (after) => nextStudents(db, gradeStandings.userId, undefined, after),
    async (batch) => {
      const userIds = batch.map(({ userId }) => userId)
      await fillPast(db, userIds, timeZone)
      await keepChanged(db, userIds, day)
    },
    signal,
  )
}
