import { sql } from 'drizzle-orm'
import { closeWeeksJob } from '../../packages/server/src/assignments/closeWeeksJob'
import { weekOf } from '../../packages/server/src/assignments/week'
import { buildApp } from '../../packages/server/src/buildApp'
import { readConfig } from '../../packages/server/src/config'
import type { Database } from '../../packages/server/src/db/database'
import { openDatabase } from '../../packages/server/src/db/openDatabase'
import { noJobQueue } from '../../packages/server/src/jobs/jobQueue'
import { seedDatabase } from '../../packages/server/src/seed/seedDatabase'
import { printTable, type Row } from '../printTable'
import { addStudents } from './fillDatabase'

/** npm run bench:homes -- [students], on the database of TEST_DATABASE_URL, which it fills: use one for this alone. */
const STUDENTS = Number(process.argv[2] ?? 100_000)
const AT_ONCE = 50
const ROUNDS = 20

const databaseUrl = process.env.TEST_DATABASE_URL
if (!databaseUrl) throw new Error('TEST_DATABASE_URL names no database.')
const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', APP_ENV: 'qa' })
const { timeZone } = config
const now = new Date()
const thisWeek = weekOf(now, timeZone)
const lastWeek = weekOf(new Date(thisWeek.startsAt.getTime() - 1), timeZone)

/** Everybody has an open last week with one item, and a running one; a third of both are completed. */
async function addWeeks(db: Database): Promise<void> {
  await db.execute(sql`
    insert into users (user_id, user_name, password_hash, role, first_name, last_name, country, school_grade,
                       starts_at, expires_at, created_at)
    select 'w' || i, 'w' || i, 'none', 'student', 'Week', 'Student', case when i % 10 = 0 then 'CN' else 'US' end, 2,
           now() - interval '1 year', now() + interval '1 year', now()
    from generate_series(1, ${STUDENTS}::int) i`)
  for (const { weekStart, startsAt, endsAt } of [lastWeek, thisWeek])
    await db.execute(sql`
      insert into assignment_weeks (user_id, week_start, starts_at, ends_at, points_per_minute, items, points_la,
                                    points_voc, reached_at, created_by, created_at)
      select 'w' || i, ${weekStart}, ${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz, 1,
             '[]'::jsonb, i % 150, 0, now(), 'w' || i, now()
      from generate_series(1, ${STUDENTS}::int) i`)
  await db.execute(sql`analyze`)
}

const database = await openDatabase({ dataDir: '', databaseUrl })
const { db } = database
await database.prepare((tx) => seedDatabase(tx, config, now, null))
await addWeeks(db)
const students = await addStudents(db, AT_ONCE)
const app = await buildApp({ config, db, openSql: database.openSql })

const CALLS = [
  ['weeklytopperformers', null],
  ['homepageinfo', 'getProgressSummary'],
  ['userassignment', 'getUserThisWeekAssignment'],
  ['userassignment', 'getUserAssignmentHistory'],
  ['upcomingappointments', 'getUpcomingAppointments'],
] as const

const rows: Row[] = []
for (const [path, name] of CALLS) {
  const times: number[] = []
  const ask = async ({ token }: { token: string }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      const reply = await (name === null
        ? app.inject({ url: `/english/api/v1.0/${path}/200/min_points/100/limit`, headers: { token } })
        : app.inject({
            method: 'POST',
            url: `/english/api/v1.0/${path}`,
            headers: { token },
            payload: { function: name, params: name === 'getUserAssignmentHistory' ? { today: '' } : {} },
          }))
      if (reply.statusCode !== 200) throw new Error(reply.body)
      if (round > 1) times.push(performance.now() - began)
    }
  }
  await Promise.all(students.map(ask))
  times.sort((a, b) => a - b)
  const at = (share: number) => `${times[Math.floor(times.length * share)]?.toFixed(1)} ms`
  rows.push({ name: name ?? path, value: `p50 ${at(0.5)}, p99 ${at(0.99)}` })
}
printTable(`Calls of the home, ${STUDENTS} students, ${AT_ONCE} requests at once`, rows)

const began = performance.now()
const log = { info: () => {}, warn: () => {}, error: console.error }
const context = { db: database.patient, jobs: noJobQueue, now, timeZone, log }
await Promise.all([closeWeeksJob.run({}, context), closeWeeksJob.run({}, context)])
const seconds = (performance.now() - began) / 1000
const [left] = (await db.execute(
  sql`select count(*)::int as open from assignment_weeks where closed_at is null and ends_at < ${now.toISOString()}::timestamptz`,
)) as unknown as { open: number }[]
console.log(`Closed ${STUDENTS} weeks with two workers in ${seconds.toFixed(0)} s; left open: ${left?.open}.`)
await app.close()
await database.close()
