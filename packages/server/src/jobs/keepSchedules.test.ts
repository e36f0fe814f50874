import { sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../db/openDatabase'
import { rowsOf } from '../db/rowsOf'
import { openTestDatabase } from '../testing/testDatabase'
import { waitFor } from '../testing/waitFor'
import type { Job } from './defineJob'
import { keepSchedules } from './keepSchedules'
import { openJobs } from './openJobs'

const HOUR = 3_600_000
const jobOf = (name: string, cron: string): Job => ({
  ...{ name, cron, retries: 0, retrySeconds: 0, longestSeconds: 60, pollSeconds: 0.5 },
  run: async () => {},
})
const CLOSING = jobOf('closing', '0 4 * * *')
const MAILING = jobOf('mailing', '0 5 * * *')

let database: OpenDatabase
let connection: ReturnType<OpenDatabase['openSql']>
beforeAll(async () => {
  database = await openTestDatabase()
  await database.prepare(async () => {})
  const jobs = openJobs({ jobs: [CLOSING, MAILING], timeZone: 'UTC', connection: database.openSql() })
  await jobs.install()
  await jobs.close()
  connection = database.openSql()
})
afterAll(async () => {
  await connection.close()
  await database.close()
})

const ends: (() => void)[] = []
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await database.db.execute(sql`delete from pgboss.schedule`)
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
})

const toValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return `{${value.join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : value
}
const executeSql = (text: string, values: unknown[] = []) => connection.execute(text, values.map(toValue))

/** A process that can do these jobs, as long as nothing ends it. */
async function start(jobs: readonly Job[], options: Partial<Parameters<typeof keepSchedules>[0]> = {}) {
  const error = vi.fn()
  const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false })
  const end = await keepSchedules({
    ...{ jobs, jobsOfSome: ['mailing'], timeZone: 'UTC', boss, executeSql, log: { error } },
    ...options,
  })
  ends.push(end)
  return { error, end }
}

interface Row {
  name: string
  cron: string
  timezone: string
  /** Since the last sign. */
  seconds: number
}
async function schedules(): Promise<Row[]> {
  const found = await database.db.execute(
    sql`select name, cron, timezone, extract(epoch from now() - updated_on)::int as seconds
      from pgboss.schedule order by name`,
  )
  return [...rowsOf(found)] as Row[]
}
const namesOf = async () => (await schedules()).map(({ name }) => name)
const lastSign = (hoursAgo: number) =>
  database.db.execute(
    sql`update pgboss.schedule set updated_on = now() - ${hoursAgo}::int * interval '1 hour'
      where name = 'mailing'`,
  )
const anHourLater = () => vi.advanceTimersByTimeAsync(HOUR)
const isFresh = async () =>
  (await schedules()).some(({ name, seconds }) => name === 'mailing' && seconds < 60)

describe('the schedule of what some can do', () => {
  it('goes a day after the last of them, and comes back with one', async () => {
    const { end } = await start([CLOSING, MAILING])
    end()
    const other = await start([CLOSING])
    await lastSign(23)
    await anHourLater()
    await start([CLOSING])
    expect(await namesOf()).toEqual(['closing', 'mailing'])
    await lastSign(25)
    await anHourLater()
    await waitFor(async () => (await namesOf()).length === 1)
    await start([CLOSING, MAILING])
    expect(await namesOf()).toEqual(['closing', 'mailing'])
    expect(other.error).not.toHaveBeenCalled()
  })

  it('stays at a start: those of the version before may still work, and give no sign', async () => {
    const { end } = await start([CLOSING, MAILING])
    end()
    await lastSign(25)
    await start([CLOSING])
    expect(await namesOf()).toEqual(['closing', 'mailing'])
  })

  it('is renewed by each of them at its start and every hour, and set again where it is missing', async () => {
    await start([CLOSING, MAILING])
    await lastSign(20)
    await start([CLOSING, MAILING])
    expect(await isFresh()).toBe(true)
    await lastSign(20)
    await anHourLater()
    await waitFor(isFresh)
    await database.db.execute(sql`delete from pgboss.schedule where name = 'mailing'`)
    await anHourLater()
    await waitFor(isFresh)
    expect(await schedules()).toContainEqual(expect.objectContaining({ name: 'mailing', cron: MAILING.cron }))
  })

  it('is what the newest process says, for however long one of before works beside it', async () => {
    await start([CLOSING, MAILING])
    const { end } = await start([CLOSING, jobOf('mailing', '30 6 * * *')], { timeZone: 'Asia/Shanghai' })
    end()
    await lastSign(2)
    await anHourLater()
    await waitFor(isFresh)
    expect(await schedules()).toContainEqual(
      expect.objectContaining({ name: 'mailing', cron: '30 6 * * *', timezone: 'Asia/Shanghai' }),
    )
  })
})

describe('what fails', () => {
  it('with a sign, at a start too, is told and done an hour later', async () => {
    const fault = new Error('connection lost')
    let isLost = true
    const losing = async (text: string, values: unknown[]) => {
      if (isLost) throw fault
      return executeSql(text, values)
    }
    const { error } = await start([CLOSING, MAILING], { executeSql: losing })
    expect(error).toHaveBeenCalledExactlyOnceWith({ err: fault }, expect.stringContaining('schedules'))
    await anHourLater()
    // Neither renewed nor taken out.
    expect(error).toHaveBeenCalledTimes(3)
    isLost = false
    await lastSign(2)
    await anHourLater()
    await waitFor(isFresh)
    expect(error).toHaveBeenCalledTimes(3)
  })

  it('with the schedules of all ends the start', async () => {
    const fault = new Error('connection lost')
    const boss = { getSchedules: () => Promise.reject(fault), schedule: vi.fn(), unschedule: vi.fn() }
    await expect(start([CLOSING, MAILING], { boss })).rejects.toBe(fault)
  })
})
