import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIND_CALLER } from '../accounts/tokens'
import { LOAD_ANSWER } from '../practice/saveDirectly'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'

const USERS = 5000
/** Those who have worked. */
const STUDENTS = 200
const ANSWERS = 20_000
const NOW = '2026-03-09T18:00:00Z'
const ID = '7b9c3c56-9a2b-4d1e-8f3a-2c1d0e9f8a7b'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack(), now: new Date(NOW) })
  await test.db.execute(sql`
    insert into users (user_id, user_name, password_hash, role, first_name, last_name, country, school_grade,
                       starts_at, expires_at, created_at)
    select 'u' || i, 'u' || i, 'none', 'student', 'A', 'B', 'US', 2, now(), now(), now()
    from generate_series(1, ${USERS}::int) i`)
  await test.db.execute(sql`
    insert into tokens (token_hash, user_id, issued_at, expires_at)
    select md5(i::text), 'u' || i, now(), now() from generate_series(1, ${USERS}::int) i`)
  await test.db.execute(sql`
    insert into user_skills (user_id, section_type, grade_id, skill_id)
    select 'u' || i, 'ae.la', 4, 'k' || k from generate_series(1, ${STUDENTS}::int) i, generate_series(1, 40) k`)
  await test.db.execute(sql`
    insert into answers (answer_id, user_id, session_uuid, phase, section_type, grade_id, skill_id, problem_id,
                         group_answer, verdict, hint_checked, first_time_correct, learning_pass, start_ts, end_ts,
                         level_before, level_after, client_claim, received_at)
    select gen_random_uuid(), 'u' || (1 + i % ${STUDENTS}::int), md5((i / 5)::text)::uuid, 'LEARNING_SESSION', 'ae.la',
           4, 'k' || (1 + i % 7), 'p' || i, '{}', 'correct', false, 1, false, i, i, 0, 0, '{}'::jsonb, now()
    from generate_series(1, ${ANSWERS}::int) i`)
  await test.db.execute(sql`
    insert into graded_sessions (session_uuid, user_id, phase, section_type, grade_id, status, starting_score, request,
                                 started_at)
    select md5('s' || i)::uuid, 'u' || (1 + i % ${STUDENTS}::int), 'PROFICIENCY_SESSION', 'ae.la', 4, 'passed', 0,
           '{}'::jsonb, now() from generate_series(1, 4000) i`)
  await test.db.execute(sql`
    insert into graded_exercises (session_uuid, position, problem_id, skill_id, skill_state, specified_time,
                                  improve_factor, presentation)
    select md5('s' || i)::uuid, n, 'p' || n, 'k1', '{}'::jsonb, 3, 0, '{}'::jsonb
    from generate_series(1, 4000) i, generate_series(0, 4) n`)
  await test.db.execute(sql`
    insert into skill_results (user_id, section_type, grade_id, skill_id, phase, session_uuid, problem_id,
                               first_time_correct, overtime, start_ts, before, after, is_large_gain, decided_at)
    select 'u' || (1 + i % ${STUDENTS}::int), 'ae.la', 4, 'k1', 'PROFICIENCY_SESSION', md5('s' || i)::uuid, 'p' || i, 1, 0,
           i, '{}'::jsonb, '{}'::jsonb, false, now() - make_interval(hours => i)
    from generate_series(1, 8000) i`)
  await test.db.execute(sql`
    insert into assignment_weeks (user_id, week_start, starts_at, ends_at, points_per_minute, items, points_la,
                                  points_voc, closed_at, created_by, created_at)
    select 'u' || i, to_char(date '2026-03-09' - 7 * w, 'YYYY-MM-DD'), now(), now(), 1, '[]'::jsonb,
           case when w > 1 or i % 50 > 0 then i % 300 end, case when w > 1 or i % 50 > 0 then 1 end,
           case when w > 1 or i % 50 > 0 then now() end, 'u' || i, now()
    from generate_series(1, ${USERS}::int) i, generate_series(1, 4) w`)
  await test.db.execute(sql`
    insert into sessions (session_id, user_id, phase, section_type, grade_id, session_status, started_at,
                          loc_start_time, starting_level, ending_level, starting_score, demo_status,
                          assisted_exercises_status, second_try_list, level_change_report)
    select gen_random_uuid(), 'u' || (1 + i % ${STUDENTS}::int), 'LEARNING_SESSION', 'ae.la', 4, 'passed',
           now() - make_interval(hours => i), '', 0, 0, 0, '[]'::jsonb, '[]'::jsonb, '[]'::jsonb, '[]'::jsonb
    from generate_series(1, 8000) i`)
  await test.db.execute(sql`analyze`)
})
afterAll(() => test.close())

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

/** Tables that a plan reads from beginning to end. */
function fullScans(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? '?'] : []
  return [...own, ...(plan.Plans ?? []).flatMap(fullScans)]
}

/** A statement with its parameters written in, as literals. */
const filled = (text: string, params: readonly (string | number)[]): string =>
  text.replace(/\$(\d+)/g, (_, n: string) => {
    const value = params[Number(n) - 1]
    return typeof value === 'number' ? String(value) : `'${value}'`
  })

const HOT: [name: string, text: string, params: (string | number)[]][] = [
  ['the caller of a request', FIND_CALLER, ['abc', NOW]],
  ['all that an answer depends on', LOAD_ANSWER, [ID, ID, 'u7', 'ae.la', 4, 'k3']],
  [
    'an answer saved before',
    'select * from answers where answer_id = $1 or (session_uuid = $1 and problem_id = $2 and start_ts = $3)',
    [ID, 'p', 5],
  ],
  ['the log of a session', 'select * from answers where session_uuid = $1 or answer_id = $1', [ID]],
  [
    'the learning of this week',
    "select * from answers where user_id = $1 and phase = 'LEARNING_SESSION' and verdict = 'correct' and received_at >= $2 and received_at < $2 and (learning_pass or skill_id in ('k1', 'k2'))",
    ['u7', NOW],
  ],
  [
    'a session and its exercises',
    'select * from graded_sessions s join graded_exercises e on e.session_uuid = s.session_uuid where s.session_uuid = $1',
    [ID],
  ],
  [
    'the open session',
    "select * from graded_sessions where user_id = $1 and section_type = 'ae.la' and grade_id = 4 and phase = 'PROFICIENCY_SESSION' and status = 'in_progress' and started_at > $2 order by started_at desc limit 1",
    ['u7', NOW],
  ],
  [
    'a result of a session',
    'select * from skill_results where session_uuid = $1 and problem_id = $2',
    [ID, 'p'],
  ],
  [
    'the results of a skill from one on',
    "select * from skill_results where user_id = $1 and section_type = 'ae.la' and grade_id = 4 and skill_id = 'k1' and seq >= 5 order by seq",
    ['u7'],
  ],
  [
    'the results of this week',
    'select * from skill_results where user_id = $1 and decided_at >= $2 order by seq',
    ['u7', NOW],
  ],
  [
    'the sessions of this week',
    'select started_at, ended_at from sessions where user_id = $1 and started_at >= $2 and started_at < $2',
    ['u7', NOW],
  ],
  [
    'the best of last week',
    "select * from assignment_weeks w join users u on u.user_id = w.user_id where w.week_start = $1 and w.closed_at is not null and (w.points_la + w.points_voc) >= 99.999999 and u.country = 'US' and (u.license is null or u.license <> 'SCHOOL') order by (w.points_la + w.points_voc) desc, w.user_id limit 10",
    ['2026-03-02'],
  ],
  [
    'the open weeks of last week',
    'select user_id from assignment_weeks where week_start = $1 and closed_at is null limit 25',
    ['2026-03-02'],
  ],
]

describe('query plans with many rows', () => {
  it.each(HOT)('reads %s by an index', async (_, text, params) => {
    const rows = (await test.db.execute(sql.raw(`explain (format json) ${filled(text, params)}`))) as unknown
    const list = (Array.isArray(rows) ? rows : (rows as { rows: unknown[] }).rows) as {
      'QUERY PLAN': { Plan: Plan }[]
    }[]
    const plan = list[0]?.['QUERY PLAN'][0]?.Plan as Plan
    expect(fullScans(plan).filter((table) => table !== 'content_version')).toEqual([])
  })
})
