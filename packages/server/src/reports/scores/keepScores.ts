import { and, eq, notExists, sql } from 'drizzle-orm'
import { localDate } from '../../calendar/localDate'
import { among } from '../../db/among'
import type { Database } from '../../db/database'
import { insertFrom } from '../../db/insertFrom'
import { gradeStandings, scoreDays, sessions, skillResults, userLearningInfo } from '../../db/schema'
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

/**
 * When a grade got the score that it has: by its last result, or by a setup that raised its skills. Null where neither
 * is known.
 */
const scoredAt = sql`greatest(
  (select max(${skillResults.decidedAt}) from ${skillResults} where ${skillResults.userId} = ${gradeStandings.userId}
    and ${skillResults.sectionType} = ${gradeStandings.sectionType} and ${skillResults.gradeId} = ${gradeStandings.gradeId}),
  (select ${userLearningInfo.setUpAt} from ${userLearningInfo} where ${userLearningInfo.userId} = ${gradeStandings.userId}
    and ${userLearningInfo.sectionType} = ${gradeStandings.sectionType}
    and ${userLearningInfo.raisedGrades} @> jsonb_build_array(jsonb_build_object('grade', ${gradeStandings.gradeId}))))`

/** The scores that are not the last ones kept, each under its own day, or under that of the run. */
async function keepChanged(
  db: Database,
  userIds: readonly string[],
  { day, timeZone }: { day: string; timeZone: string },
): Promise<void> {
  const changed = sql`(
    select ${gradeStandings}.*, last.day as last_day, (${scoredAt} at time zone ${timeZone})::date as scored_on
    from ${gradeStandings} left join lateral (
      select * from ${scoreDays} kept
      where kept.user_id = ${gradeStandings.userId} and kept.section_type = ${gradeStandings.sectionType}
        and kept.grade_id = ${gradeStandings.gradeId}
      order by kept.day desc limit 1) last on true
    where ${among(gradeStandings.userId, userIds)}
      and ${gradeStandings.projectedScore} is distinct from last.projected_score
  ) changed`
  await db.execute(
    sql`${insertFrom(
      scoreDays,
      {
        userId: sql`changed.user_id`,
        sectionType: sql`changed.section_type`,
        gradeId: sql`changed.grade_id`,
        // Where a later day is kept, it was something else that has changed the score.
        day: sql`case when scored_on >= coalesce(last_day, scored_on) then scored_on else ${day}::date end`,
        projectedScore: sql`changed.projected_score`,
      },
      changed,
    )} on conflict (user_id, section_type, grade_id, day) do update
      set projected_score = excluded.projected_score`,
  )
}

/** What is kept of all students' scores until now; running it twice does what running it once does. */
export async function keepScores(
  db: Database,
  now: Date,
  timeZone: string,
  signal?: AbortSignal,
): Promise<void> {
  const day = localDate(now, timeZone)
  await forEachBatch(
    (after) => nextStudents(db, gradeStandings.userId, undefined, after),
    async (batch) => {
      const userIds = batch.map(({ userId }) => userId)
      await fillPast(db, userIds, timeZone)
      await keepChanged(db, userIds, { day, timeZone })
    },
    signal,
  )
}
