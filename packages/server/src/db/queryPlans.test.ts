import { eq, is, Param, Placeholder, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveToken } from '../access/tokens'
import { sessionReading } from '../sessions/log/sessionReading'
import { wordsStillAsked } from '../standing/wordsStillAsked'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { waitFor } from '../testing/waitFor'
import type { Database } from './database'
import { rowsOf } from './rowsOf'
import { addTerm, idsBeside, termOf } from './terms'

const USERS = 5000
/** Those who have worked. */
const STUDENTS = 200
const ANSWERS_OF_EACH = 3
const NOW = '2026-03-09T18:00:00Z'
/** Of a session that began in February. */
const ID = '019c8000-0000-7000-8000-000000000001'
/** Of a session with a random id, as they were before. */
const RANDOM_ID = '7b9c3c56-9a2b-4d1e-8f3a-2c1d0e9f8a7b'
const DAY_MS = 86_400_000

/** Terms that were, with sessions in each; every fourth session has a random id. */
const TERMS = [termOf(new Date(NOW)), termOf(new Date('2025-09-01')), termOf(new Date('2025-03-01'))]
const SESSION_ID = sql.raw(`case when i % 4 = 0 then md5('s' || i)::uuid else
  (lpad(to_hex((extract(epoch from timestamptz '${NOW}') * 1000)::bigint - i * ${Math.floor((360 * DAY_MS) / 8000)}::bigint), 12, '0')
    || '7' || substr(md5('s' || i), 1, 19))::uuid end`)

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack(), now: new Date(NOW) })
  for (const term of TERMS) await addTerm(test.db, term)
  await test.db.execute(sql`
    insert into users (user_id, user_name, password_hash, role, first_name, last_name, country, school_grade,
                       starts_at, expires_at, created_at)
    select 'u' || i, 'u' || i, 'none', 'student', 'A', 'B', 'US', 2, now(), now(), now()
    from generate_series(1, ${USERS}::int) i`)
  await test.db.execute(sql`
    insert into tokens (token_hash, user_id, issued_at, expires_at)
    select md5(i::text), 'u' || i, now(), now() from generate_series(1, ${USERS}::int) i`)
  await test.db.execute(sql`
    insert into token_owners (token_hash, user_id, ends_at) select token_hash, user_id, now() from tokens`)
  await test.db.execute(sql`
    insert into user_names (user_name, user_id) select user_name, user_id from users on conflict do nothing`)
  await test.db.execute(sql`
    insert into user_skills (user_id, section_type, grade_id, skill_id)
    select 'u' || i, 'ae.la', 4, 'k' || k from generate_series(1, ${USERS}::int) i, generate_series(1, 7) k`)
  await test.db.execute(sql`
    insert into sessions (user_id, session_id, phase, section_type, grade_id, session_status, started_at,
                          loc_start_time, starting_level, ending_level, starting_score)
    select 'u' || (1 + i % ${STUDENTS}::int), ${SESSION_ID},
           case when i % 3 = 0 then 'LEARNING_SESSION' else 'PROFICIENCY_SESSION' end, 'ae.la', 4, 'passed',
           now() - make_interval(hours => i), '', 0, 0, 0
    from generate_series(0, 8000) i`)
  await test.db.execute(sql`
    insert into answers (user_id, answer_id, session_id, phase, section_type, grade_id, skill_id, problem_id,
                         response_json, verdict, hint_checked, first_time_correct, learning_pass, start_ts, end_ts,
                         level_before, level_after, client_claim, received_at)
    select s.user_id, gen_random_uuid(), s.session_id, 'LEARNING_SESSION', 'ae.la', 4, 'k' || (1 + n % 7), 'p' || n,
           '{}', 'correct', false, 1, false, n, n, 0, 0, '{}'::jsonb, now()
    from sessions s, generate_series(1, ${ANSWERS_OF_EACH}::int) n`)
  await test.db.execute(sql`
    insert into session_events (user_id, session_id, seq, event, received_at)
    select user_id, session_id, n, '{}'::jsonb, now() from sessions, generate_series(1, 3) n`)
  await test.db.execute(sql`
    insert into session_exercises (user_id, session_id, position, problem_id, skill_id, improve_factor, presentation)
    select s.user_id, s.session_id, p.n, p.problem_id, 'k1', 0, '{}'::jsonb
    from sessions s, (select problem_id, row_number() over () as n from problems limit 5) p`)
  await test.db.execute(sql`
    insert into skill_results (user_id, section_type, grade_id, skill_id, phase, session_id, problem_id,
                               first_time_correct, overtime, before, after, is_large_gain, decided_at)
    select 'u' || (1 + i % ${STUDENTS}::int), 'ae.la', 4, 'k1', 'PROFICIENCY_SESSION', ${SESSION_ID}, 'p' || i, 1, 0,
           '{}'::jsonb, '{}'::jsonb, false, now() - make_interval(hours => i)
    from generate_series(1, 8000) i`)
  await test.db.execute(sql`
    insert into assignment_weeks (user_id, week_start, starts_at, ends_at, points_per_minute, items, points_la,
                                  points_voc, closed_at, created_by, created_at)
    select 'u' || i, to_char(date '2026-03-09' - 7 * w, 'YYYY-MM-DD'), now(), now(), 1, '[]'::jsonb,
           case when w > 1 or i % 50 > 0 then i % 300 end, case when w > 1 or i % 50 > 0 then 1 end,
           case when w > 1 or i % 50 > 0 then now() end, 'u' || i, now()
    from generate_series(1, ${USERS}::int) i, generate_series(1, 4) w`)
  await test.db.transaction(async (tx) => {
    // What is not on the disk yet is not known to be visible to everybody, which an index alone needs.
    await tx.execute(sql`set local synchronous_commit = on`)
    await tx.execute(sql`
      insert into mails (mail_id, kind, to_address, subject, text, html, created_at, sent_at)
      select gen_random_uuid(), 'weekly_class', 'a@b.example', 'A week', repeat(md5(i::text), 50), '', now(), now()
      from generate_series(1, 2000) i`)
  })
  // Another connection of the server may still be looking at what was before.
  await waitFor(async () => {
    await test.db.execute(sql`vacuum mails`)
    const visible = await test.db.execute(
      sql`select 1 from pg_class where relname = 'mails' and relallvisible > 0`,
    )
    return rowsOf(visible).length > 0
  })
  await test.db.execute(sql`analyze`)
})
afterAll(() => test.close())

/** The one row of the version, and the few skills of the test's pack. */
const SMALL = ['content_version', 'skills']

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

async function planOf(statement: string): Promise<Plan> {
  const rows = (await test.db.execute(sql.raw(`explain (format json) ${statement}`))) as unknown
  const list = (Array.isArray(rows) ? rows : (rows as { rows: unknown[] }).rows) as {
    'QUERY PLAN': { Plan: Plan }[]
  }[]
  return list[0]?.['QUERY PLAN'][0]?.Plan as Plan
}

/** The large tables that a statement reads from beginning to end; partitions of terms to come are empty. */
async function scansOf(statement: string): Promise<string[]> {
  const scans = nodesOf(await planOf(statement)).filter((node) => node['Node Type'] === 'Seq Scan')
  const ahead = TERMS[0]?.name ?? ''
  return scans
    .map((node) => node['Relation Name'] ?? '?')
    .filter((table) => !SMALL.includes(table) && !(/_\d{4}_\d{2}$/.test(table) && table.slice(-7) > ahead))
}

/** The partitions that a statement reads. */
async function partitionsOf(statement: string): Promise<string[]> {
  const names = nodesOf(await planOf(statement)).flatMap((node) => node['Relation Name'] ?? [])
  return [...new Set(names.filter((name) => /^(answers|session_events)_/.test(name)))].sort()
}

/** A statement with its parameters written in, as literals. */
const filled = (text: string, params: readonly (string | number)[]): string =>
  text.replace(/\$(\d+)/g, (_, n: string) => {
    const value = params[Number(n) - 1]
    return typeof value === 'number' ? String(value) : `'${value}'`
  })

type Text = string | ((db: Database) => string)

const HOT: [name: string, text: Text, params: (string | number)[]][] = [
  ['the caller of a request', (db) => liveToken(db).getQuery().sql, ['u7', 'abc', NOW]],
  ['the owner of a token', 'select * from token_owners where token_hash = $1', ['abc']],
  ['the user of a name', 'select * from user_names where user_name = $1', ['u7']],
  [
    'the learning of this week',
    "select * from answers where user_id = $1 and phase = 'LEARNING_SESSION' and verdict = 'correct' and received_at >= $2 and received_at < $2 and (learning_pass or skill_id in ('k1', 'k2'))",
    ['u7', NOW],
  ],
  [
    'the exercises of a session',
    'select * from session_exercises where user_id = $1 and session_id = $2 order by position',
    ['u7', ID],
  ],
  [
    'the open session',
    "select * from sessions where user_id = $1 and section_type = 'ae.la' and grade_id = 4 and phase = 'PROFICIENCY_SESSION' and session_status = 'in_progress' and start is not null and started_at > $2 order by started_at desc limit 1",
    ['u7', NOW],
  ],
  [
    'the results of a session',
    'select * from skill_results where user_id = $1 and session_id = $2 order by seq',
    ['u7', ID],
  ],
  [
    'the results of this week',
    'select * from skill_results where user_id = $1 and decided_at >= $2 order by seq',
    ['u7', NOW],
  ],
  [
    'the sessions of this week',
    'select started_at, active_ms from sessions where user_id = $1 and started_at >= $2 and started_at < $2',
    ['u7', NOW],
  ],
  [
    'the best of last week',
    "select * from assignment_weeks w join users u on u.user_id = w.user_id where w.week_start = $1 and floor((w.points_la + w.points_voc + 0.000001::float8) * 10) >= 1000 and u.country = 'US' and (u.license is null or u.license <> 'SCHOOL') order by floor((w.points_la + w.points_voc + 0.000001::float8) * 10) desc, w.reached_at, w.user_id limit 10",
    ['2026-03-02'],
  ],
  [
    'the weeks that wait for their close',
    "select distinct user_id from assignment_weeks where closed_at is null and ends_at <= $1 and user_id > 'u3' order by user_id limit 100",
    [NOW],
  ],
  [
    'how many mails there are in each state',
    "select case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'queued' end, count(*) from mails group by 1",
    [],
  ],
]

/** The statement as it is prepared, with values for its placeholders. */
function preparedReading(sessionId = ID): string {
  const { sql: text, params } = sessionReading(test.db).getQuery()
  const values: Record<string, string> = { userId: 'u7', sessionId, answerId: ID, ...idsBeside(sessionId) }
  const given = params.map((param) => (is(param, Param) ? param.value : param))
  return filled(
    text,
    given.map((param) => (is(param, Placeholder) ? (values[param.name] ?? '') : Number(param))),
  )
}

describe('query plans with many rows', () => {
  it('reads all that a message about a session depends on by indexes', async () => {
    expect(await scansOf(preparedReading())).toEqual([])
  })

  it('reads of answers and events the partition of the term in which the session began, and no other', async () => {
    expect(await partitionsOf(preparedReading())).toEqual(['answers_2026_02', 'session_events_2026_02'])
    expect(await partitionsOf(preparedReading(RANDOM_ID))).toEqual([
      'answers_before',
      'session_events_before',
    ])
  })

  it('reads with an answer no answers of the many other sessions of the day', async () => {
    const names = nodesOf(await planOf(preparedReading())).map((node) => node['Relation Name'] ?? '')
    // Those of the session itself, and whether one of them is the answer that is on its way.
    expect(names.filter((name) => name.startsWith('answers_'))).toHaveLength(2)
  })

  it('reads the words that are still asked for by indexes, each in the partition of its session', async () => {
    const asked = { isOfStudents: (id: PgColumn) => eq(id, 'u7'), since: new Date(NOW) }
    const { sql: text } = test.db.select().from(wordsStillAsked(test.db, asked)).toSQL()
    const statement = filled(text, ['u7', 'ae.voc', NOW, 0, 'correct'])
    // Empty, and left out when it runs.
    expect(await scansOf(statement)).toEqual(['answers_default'])
    const nodes = nodesOf(await planOf(statement)).map((node) => node['Node Type'])
    expect(nodes.filter((name) => /Join|Hash/.test(name))).toEqual([])
  })

  it.each(HOT)('reads %s by an index', async (_, text, params) => {
    expect(await scansOf(filled(typeof text === 'string' ? text : text(test.db), params))).toEqual([])
  })
})
