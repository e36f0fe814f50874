import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/openDatabase'
import { lockStudent } from '../standing/lockStudent'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { setLevels } from '../testing/gradedPupil'
import { openTestDatabase } from '../testing/testDatabase'
import { waitFor } from '../testing/waitFor'

const FLOOD = 300
const AT_ONCE = 6
const WAITING = 30

let database: OpenDatabase
let test: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  test = await createTestApp({ database, contentPack: gradedPack({ skills: 6, version: 'flood' }) })
  for (const user of ['student', 'student2']) await setLevels(test, { k1: 1, k2: 1, k3: 1 }, { user })
})
afterAll(() => test.close())

describe('a student who sends 300 requests at once', () => {
  it('works in turns: readiness and a teacher are answered while the first of them run', async () => {
    const [student, teacher] = [await test.login('student'), await test.login('teacher')]
    /** In the order in which they were answered, those that were refused left out. */
    const done: string[] = []
    const send = async (who: string, token: string, path: string, name: string, params: object) => {
      const { statusCode, headers } = await test.app.inject({
        method: 'POST',
        url: `/english/api/v1.0/${path}`,
        headers: { token },
        payload: { function: name, params },
      })
      if (statusCode === 200) done.push(who)
      return { status: statusCode, retryAfter: headers['retry-after'] }
    }
    const params = { section_type: 'ae.la', current_grade: 4 }
    const flood = Array.from({ length: FLOOD }, () =>
      send('student', student, 'proficiency', 'takeProficiency', params),
    )
    const ready = test.app.inject('/readyz').then(({ statusCode }) => {
      if (statusCode === 200) done.push('ready')
    })
    const home = send('teacher', teacher, 'userauth', 'userByToken', {})
    const replies = await Promise.all(flood)
    await Promise.all([ready, home])

    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused).toEqual(refused.map(() => ({ status: 429, retryAfter: '1' })))
    // A few get the places of those that are done.
    expect(refused.length).toBeGreaterThan(FLOOD - 2 * (AT_ONCE + WAITING))
    expect(done.indexOf('ready')).toBeGreaterThanOrEqual(0)
    expect(done.indexOf('ready')).toBeLessThanOrEqual(AT_ONCE)
    expect(done.indexOf('teacher')).toBeGreaterThanOrEqual(0)
    expect(done.indexOf('teacher')).toBeLessThanOrEqual(2 * AT_ONCE)
  })

  it('counts for the user, not for each of the sign-ins', async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, () => test.login('student2')))
    const replies = await Promise.all(
      tokens.flatMap((token) =>
        Array.from({ length: 10 }, () =>
          test.post('userauth', { function: 'userByToken', params: {} }, { token }),
        ),
      ),
    )
    const answered = replies.filter(({ status }) => status === 200)
    expect(answered.length).toBeGreaterThanOrEqual(AT_ONCE + WAITING)
    expect(answered.length).toBeLessThan(2 * (AT_ONCE + WAITING))
  })
})

// The embedded database has one connection and no queue before it.
describe.skipIf(!process.env.TEST_DATABASE_URL)('connections of PostgreSQL', () => {
  it('one student who waits for the own lock holds one of them', async () => {
    const [student, teacher] = [await test.login('student2'), await test.login('teacher')]
    const params = { section_type: 'ae.la', current_grade: 4 }
    const watcher = database.openSql()
    const waiting = async () => {
      const { rows } = await watcher.execute(
        `select count(*)::int as waiting from pg_stat_activity
          where application_name = $1 and wait_event_type = 'Lock'`,
        [database.applicationName],
      )
      return Number(rows[0]?.waiting)
    }
    const take = () => test.post('proficiency', { function: 'takeProficiency', params }, { token: student })
    let takes: ReturnType<typeof take>[] = []
    await database.patient.transaction(async (tx) => {
      await lockStudent(tx, 'student2', 'ae.la')
      takes = Array.from({ length: AT_ONCE + WAITING }, take)
      await waitFor(async () => (await waiting()) > 0)
      for (let i = 0; i < 20; i++) await test.call('userByToken', {}, teacher)
      expect(await waiting()).toBe(1)
    })
    await watcher.close()
    expect(new Set((await Promise.all(takes)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('readiness is asked over one of its own, while all others are at work', async () => {
    const sleeping = Array.from({ length: 20 }, () => database.db.execute(sql`select pg_sleep(1)`))
    let isOver = false
    const over = Promise.all(sleeping).then(() => {
      isOver = true
    })
    expect((await test.app.inject('/readyz')).statusCode).toBe(200)
    expect(isOver).toBe(false)
    await over
  })

  it('no statement of a request runs or waits for ever; those of jobs may take their time', async () => {
    const limits = async (db: typeof database.db) => {
      const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
      const shown = await Promise.all(names.map((name) => db.execute(sql.raw(`show ${name}`))))
      return (shown as object[][]).flatMap((rows) => rows.flatMap(Object.values))
    }
    expect(await limits(database.db)).toEqual(['20s', '10s', '30s'])
    expect(await limits(database.patient)).toEqual(['0', '0', '0'])
  })
})
