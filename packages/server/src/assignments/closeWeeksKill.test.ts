import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../db/openDatabase'
import { rowsOf } from '../db/rowsOf'
import { assignmentWeeks, tokenDeposits } from '../db/schema'
import { noJobQueue } from '../jobs/jobQueue'
import { fillLikeAFirstStart } from '../testing/fillLikeAFirstStart'
import { startServer } from '../testing/startServer'
import { closeWeeksJob } from './closeWeeksJob'

/** With `npm run test:long`: it takes a minute. */
const serverUrl = process.env.LONG ? process.env.TEST_DATABASE_URL : undefined
const STUDENTS = 20_000
const ZONE = 'America/Los_Angeles'
const log = { info() {}, warn() {}, error: (fault: unknown) => expect.fail(JSON.stringify(fault)) }

/** SR-08: done, as its skill is not there any more. */
const DONE = {
  ...{ label: 'R1', isExtra: false, sectionType: 'ae.la', gradeId: 2, type: 'learning', minutes: 100 },
  ...{ skillId: 'gone', skillSeq: 1, skillName: 'Gone', chapterId: 1, start: 0, target: 1, startScore: 0 },
  ...{ targetScore: 10, path: 'path1', since: 0 },
}

/** Students with a full week that ended long ago and is open still. */
async function addOpenWeeks({ patient: db }: OpenDatabase): Promise<void> {
  await db.execute(sql`
    insert into users (user_id, user_name, password_hash, role, first_name, last_name, country, school_grade,
                       starts_at, expires_at, created_at)
    select 'w' || i, 'w' || i, 'none', 'student', 'Week', 'Student', 'US', 2,
           now() - interval '1 year', now() + interval '1 year', now()
    from generate_series(1, ${STUDENTS}::int) i`)
  await db.execute(sql`
    insert into assignment_weeks (user_id, week_start, starts_at, ends_at, points_per_minute, items, points_la,
                                  points_voc, reached_at, created_by, created_at)
    select 'w' || i, '2026-03-09', '2026-03-09T07:00:00Z', '2026-03-16T07:00:00Z', 1,
           ${JSON.stringify([DONE])}::jsonb, 0, 0,
           null, 'w' || i, now()
    from generate_series(1, ${STUDENTS}::int) i`)
}

/** Notes every time that a week is closed. */
async function noteClosings({ patient: db }: OpenDatabase): Promise<void> {
  await db.execute(sql`create table closings (user_id text not null, server text not null)`)
  await db.execute(sql`
    create function note_closing() returns trigger language plpgsql as $$
    begin
      insert into closings values (new.user_id, current_setting('application_name'));
      return new;
    end $$`)
  await db.execute(sql`
    create trigger note_closing after update of closed_at on assignment_weeks
    for each row execute function note_closing()`)
}

const countClosed = async ({ patient }: OpenDatabase): Promise<number> => {
  const found = await patient.execute(
    sql`select count(*)::int as closed from assignment_weeks where closed_at is not null`,
  )
  return rowsOf<{ closed: number }>(found)[0]?.closed ?? 0
}

const countClosers = async ({ patient }: OpenDatabase): Promise<number> => {
  const found = await patient.execute(sql`select count(distinct server)::int as servers from closings`)
  return rowsOf<{ servers: number }>(found)[0]?.servers ?? 0
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await sleep(20)
}

describe.skipIf(!serverUrl)('the close of weeks by two processes', () => {
  it('[SR-21] closes each week once and brings its tokens once, though one of them is killed in the middle', {
    timeout: 600_000,
  }, async () => {
    const name = `wordstride_test_${randomUUID().replaceAll('-', '')}`
    const admin = postgres(serverUrl ?? '', { max: 1, onnotice: () => {} })
    await admin.unsafe(`create database ${name}`)
    const url = new URL(serverUrl ?? '')
    url.pathname = `/${name}`
    const database = await openDatabase({ dataDir: '', databaseUrl: url.href })
    await fillLikeAFirstStart(database)
    await addOpenWeeks(database)
    await noteClosings(database)
    const killed = startServer({ DATABASE_URL: url.href, LOG_LEVEL: 'silent', APP_ENV: 'qa' })
    try {
      await until(async () => (await countClosers(database)) === 1)
      const here = { db: database.patient, jobs: noJobQueue, now: new Date(), timeZone: ZONE, log }
      const second = closeWeeksJob.run({}, here)
      await until(async () => (await countClosers(database)) === 2)
      await killed.stop('SIGKILL')
      expect(await countClosed(database)).toBeLessThan(STUDENTS)
      await second
      const closings = rowsOf<{ user_id: string; server: string }>(
        await database.patient.execute(sql`select * from closings`),
      )
      expect(closings).toHaveLength(STUDENTS)
      expect(new Set(closings.map((one) => one.user_id)).size).toBe(STUDENTS)
      expect(new Set(closings.map(({ server }) => server)).size).toBe(2)
      const weeks = await database.db.select().from(assignmentWeeks)
      expect(new Set(weeks.map(({ closedAt }) => closedAt?.toISOString()))).toEqual(
        new Set(['2026-03-16T07:05:00.000Z']),
      )
      const deposits = await database.db.select().from(tokenDeposits)
      expect(deposits).toHaveLength(STUDENTS)
      expect(new Set(deposits.map(({ reason, tokens }) => `${reason} ${tokens}`))).toEqual(
        new Set(['week 2026-03-09 10']),
      )
    } finally {
      await killed.stop('SIGKILL')
      await database.close()
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    }
  })
})
