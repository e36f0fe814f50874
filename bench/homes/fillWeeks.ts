import { type SQL, sql } from 'drizzle-orm'
import { type Week, weekOf } from '../../packages/server/src/calendar/week'
import type { Database } from '../../packages/server/src/db/database'
import { refreshMemories } from '../../packages/server/src/review/skillMemories'

/** A statement of the server ends after twenty seconds. */
const AT_ONCE = 5_000
const WEEKS_BEFORE = 10
const DAY_MS = 86_400_000

const at = (moment: Date) => sql.raw(`timestamptz '${moment.toISOString()}'`)

/** A session of that moment for each of them, with an id of its time. */
const sessionIdAt = (moment: Date) =>
  sql.raw(
    `(lpad(to_hex(${moment.getTime()}::bigint), 12, '0') || '7' || substr(md5(info.user_id), 1, 19))::uuid`,
  )

/** A week as it is planned for a beginner: two skills to be learned and words to be practised. */
const ITEMS = sql`(
  select jsonb_agg(jsonb_build_object('label', 'R' || n, 'isExtra', false, 'sectionType', section_type,
    'gradeId', grade_id, 'type', type, 'minutes', 60, 'skillId', skill_id, 'skillSeq', skill_seq,
    'skillName', skill_name, 'chapterId', 1, 'start', 0, 'target', target, 'startScore', 0, 'targetScore', 10,
    'path', 'path1', 'since', 0))
  from (
    (select row_number() over (order by chapter_id, skill_seq) as n, section_type, grade_id, 'learning' as type,
            skill_id, skill_seq, skill_name, 1 as target
     from skills where section_type = 'ae.la' and grade_id = info.current_grade and not is_retired and not is_disabled
     order by chapter_id, skill_seq limit 2)
    union all select 3, 'ae.voc', info.current_grade, 'proficiency', null, null, null, 3) i)`

/** Right answers and levels won by a session that began at a moment, for a part of the students. */
async function addWork(db: Database, whose: SQL, moment: Date): Promise<void> {
  const id = sessionIdAt(moment)
  await db.execute(sql`
    insert into sessions (user_id, session_id, phase, section_type, grade_id, session_status, started_at, ended_at,
                          loc_start_time, starting_level, ending_level, starting_score, active_ms)
    select user_id, ${id}, 'PROFICIENCY_SESSION', 'ae.voc', current_grade, 'passed', ${at(moment)},
           ${at(moment)} + interval '10 minutes', '', 0, 0, 0, 600000
    from user_learning_info info where section_type = 'ae.voc' and ${whose}`)
  await db.execute(sql`
    insert into skill_results (user_id, section_type, grade_id, skill_id, phase, session_id, problem_id,
                               first_time_correct, overtime, before, after, is_large_gain, decided_at)
    select info.user_id, 'ae.voc', info.current_grade, s.skill_id, 'PROFICIENCY_SESSION', ${id}, s.skill_id, 1, 0,
           '{"level":0,"isSecondTry":false}', '{"level":1,"isSecondTry":false}', false, ${at(moment)} + interval '5 minutes'
    from user_learning_info info
    cross join lateral (select skill_id from skills where section_type = 'ae.voc' and grade_id = info.current_grade
                        order by chapter_id, skill_seq limit 4) s
    where info.section_type = 'ae.voc' and ${whose}`)
  await db.execute(sql`
    insert into answers (user_id, answer_id, session_id, seq, phase, section_type, grade_id, skill_id, problem_id,
                         response_json, verdict, hint_checked, first_time_correct, learning_pass, start_ts, end_ts,
                         level_before, level_after, client_claim, received_at)
    select info.user_id, gen_random_uuid(), ${id}, 10 * s.n + k, 'LEARNING_SESSION', 'ae.la', info.current_grade, s.skill_id,
           'p' || k, '{}', 'correct', false, 1, k = 4, s.n * 10 + k, s.n * 10 + k, 0, 0, '{}'::jsonb, ${at(moment)} + make_interval(mins => k)
    from user_learning_info info
    cross join lateral (select skill_id, row_number() over () as n from
                         (select skill_id from skills where section_type = 'ae.la' and grade_id = info.current_grade
                          and not is_retired and not is_disabled order by chapter_id, skill_seq limit 1) one) s
    cross join generate_series(1, 4) k
    where info.section_type = 'ae.la' and ${whose}`)
}

async function addWeek(db: Database, whose: SQL, { weekStart, startsAt, endsAt }: Week, points: SQL) {
  await db.execute(sql`
    insert into assignment_weeks (user_id, week_start, starts_at, ends_at, points_per_minute, items, points_la,
                                  points_voc, reached_at, created_by, created_at)
    select user_id, ${weekStart}, ${at(startsAt)}, ${at(endsAt)}, 0.6, coalesce(${ITEMS}, '[]'), ${points}, 0,
           ${at(startsAt)} + interval '1 day', user_id, ${at(startsAt)}
    from user_learning_info info where section_type = 'ae.la' and ${whose}`)
}

/**
 * Of all students a last week that is open still, with an hour of work in it, and a running one; those who are signed in
 * have closed ones before, and where they stand in each skill of their grade.
 */
export async function fillWeeks(
  db: Database,
  {
    students,
    signedIn,
    now,
    timeZone,
  }: { students: number; signedIn: readonly string[]; now: Date; timeZone: string },
): Promise<void> {
  const week = (ago: number) => weekOf(new Date(now.getTime() - ago * 7 * DAY_MS), timeZone)
  const [running, last] = [week(0), week(1)]
  for (let from = 0; from < students; from += AT_ONCE) {
    const whose = sql.raw(`substr(info.user_id, 5)::int between ${from} and ${from + AT_ONCE - 1}`)
    await addWeek(db, whose, running, sql`substr(info.user_id, 5)::int % 150`)
    await addWeek(db, whose, last, sql`substr(info.user_id, 5)::int * 7 % 150`)
    await addWork(db, whose, new Date(last.startsAt.getTime() + 2 * DAY_MS))
  }
  const own = sql`info.user_id = any(${sql.param([...signedIn])}::text[])`
  for (let ago = 2; ago < 2 + WEEKS_BEFORE; ago++) await addWeek(db, own, week(ago), sql`110`)
  await db.execute(sql`
    update assignment_weeks set closed_at = ends_at + interval '5 minutes' where week_start < ${last.weekStart}`)
  await db.execute(sql`
    insert into token_deposits (user_id, reason, tokens, deposited_at)
    select user_id, 'week ' || week_start, 10, closed_at from assignment_weeks where closed_at is not null`)
  await db.execute(sql`
    insert into user_skills (user_id, section_type, grade_id, skill_id, level, accuracy_rate, mean_time)
    select info.user_id, section_type, grade_id, skill_id, (random() * 3)::int, 0.8, 20
    from user_learning_info info join skills using (section_type)
    where grade_id = current_grade and ${own}`)
  await addWork(db, own, new Date(Math.max(running.startsAt.getTime(), now.getTime() - 3_600_000)))
  // A table that is empty when it is analyzed is planned for as empty, and then 30,000 memories come at once.
  for (const userId of signedIn) await refreshMemories(db, userId)
  await db.execute(sql`vacuum analyze`)
}
