import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allJobs } from '../allJobs'
import { readConfig } from '../config'
import type { OpenDatabase } from '../db/openDatabase'
import { rowsOf } from '../db/rowsOf'
import { openTestDatabase } from '../testing/testDatabase'
import { waitFor } from '../testing/waitFor'
import type { Job } from './defineJob'
import { BATCH, forEachStudent } from './forEachStudent'
import { openJobs } from './openJobs'

const log = { info: () => {}, warn: () => {}, error: () => {} }

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.prepare(async () => {})
})
afterAll(() => database.close())

const opened: ReturnType<typeof openJobs>[] = []
beforeEach(async () => {
  await openWith([]).install()
  await database.db.execute(sql`delete from pgboss.job`)
})
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.close()
})

function openWith(jobs: readonly Job[], timeZone = 'America/Los_Angeles') {
  const queue = openJobs({
    jobs,
    timeZone,
    connection: database.openSql(),
    onRun: (...run) => runs.push(run),
  })
  opened.push(queue)
  return queue
}
const runs: [name: string, outcome: string, seconds: number][] = []
const work = (jobs: ReturnType<typeof openJobs>) => jobs.work({ db: database.db, log, now: () => new Date() })

const A_JOB: Job = {
  name: 'a_job',
  retries: 0,
  retrySeconds: 0,
  longestSeconds: 60,
  pollSeconds: 0.5,
  run: async () => {},
}

async function schedules(): Promise<unknown[]> {
  const found = await database.db.execute(sql`select name, cron, timezone from pgboss.schedule order by name`)
  return [...rowsOf(found)]
}

describe('the schedule', () => {
  it('[SR-21] closes weeks on Monday at 00:05 of the local time', async () => {
    for (const [REGION, timezone] of [
      ['US', 'America/Los_Angeles'],
      ['CN', 'Asia/Shanghai'],
    ] as const) {
      const config = readConfig({ REGION })
      await openWith(allJobs(config), config.timeZone).install()
      expect(await schedules()).toContainEqual({ name: 'close_weeks', cron: '5 0 * * 1', timezone })
    }
  })

  it('is what the jobs say now: what comes no more is taken out', async () => {
    await openWith([{ ...A_JOB, cron: '0 4 * * *' }]).install()
    await openWith([{ ...A_JOB, cron: '30 4 * * *' }]).install()
    expect(await schedules()).toEqual([
      { name: 'a_job', cron: '30 4 * * *', timezone: 'America/Los_Angeles' },
    ])
    await openWith([A_JOB]).install()
    expect(await schedules()).toEqual([])
  })
})

describe('a job', () => {
  it('is done once by any number of processes, with the data it was sent with', async () => {
    const done: unknown[] = []
    const job: Job = { ...A_JOB, run: async (data) => void done.push(data) }
    const [one, other] = [openWith([job]), openWith([job])]
    await one.install()
    await Promise.all([work(one), work(other)])
    for (let i = 0; i < 4; i += 1)
      await database.db.transaction((tx) => one.send(tx, 'a_job', { text: `'$1' "${i}"`, i }))
    await waitFor(() => done.length >= 4)
    await waitFor(async () => (await one.count()).every(({ state }) => state === 'completed'))
    expect(done.sort()).toHaveLength(4)
    expect(done).toContainEqual({ text: `'$1' "3"`, i: 3 })
    expect(runs.splice(0).map(([name, outcome]) => `${name} ${outcome}`)).toEqual(Array(4).fill('a_job done'))
  })

  it('that fails is tried again, and then handed on', async () => {
    let tries = 0
    const handedOn: unknown[] = []
    const failing: Job = {
      ...A_JOB,
      name: 'failing',
      retries: 1,
      retrySeconds: 1,
      afterLastFailure: 'a_job',
      run: async () => {
        tries += 1
        throw new Error('no')
      },
    }
    const jobs = openWith([failing, { ...A_JOB, run: async (data) => void handedOn.push(data) }])
    await jobs.install()
    await work(jobs)
    await jobs.send(database.db, 'failing', { a: 1 })
    await waitFor(() => handedOn.length > 0)
    expect(tries).toBe(2)
    expect(handedOn).toEqual([{ a: 1 }])
    expect(runs.splice(0).map(([name, outcome]) => `${name} ${outcome}`)).toEqual([
      'failing failed',
      'failing failed',
      'a_job done',
    ])
  })

  it('of a transaction that is rolled back was never there', async () => {
    const jobs = openWith([A_JOB])
    await jobs.install()
    const rolledBack = database.db.transaction(async (tx) => {
      await jobs.send(tx, 'a_job', {})
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await jobs.count()).toEqual([])
  })

  it('of the same id, or within the given time, is put in once', async () => {
    const jobs = openWith([A_JOB])
    await jobs.install()
    const id = '01a20321-4753-728c-aec0-43cab82bc570'
    for (let i = 0; i < 2; i += 1) {
      await jobs.send(database.db, 'a_job', {}, { id })
      await jobs.send(database.db, 'a_job', {}, { onceInSeconds: 3600, onceFor: 'x' })
    }
    expect(await jobs.count()).toEqual([{ queue: 'a_job', state: 'created', jobs: 2 }])
  })

  it('of a process that was killed is another’s soon, however long it may take; one that is alive keeps its own', {
    timeout: 30_000,
  }, async () => {
    let isKilled = false
    const sql = database.openSql()
    const begun: string[] = []
    const hanging = (name: string, until: Promise<void>): Job => ({
      ...{ ...A_JOB, retries: 1, longestSeconds: 3600 },
      run: async () => {
        begun.push(name)
        await until
      },
    })
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const killed = openJobs({
      ...{ jobs: [hanging('killed', ended)], timeZone: 'UTC', signSeconds: 1 },
      connection: {
        ...sql,
        execute: (text, values) => (isKilled ? new Promise(() => {}) : sql.execute(text, values)),
      },
    })
    await killed.install()
    await work(killed)
    await killed.send(database.db, 'a_job', {})
    await waitFor(() => begun.length === 1)
    const next = openJobs({
      ...{ jobs: [hanging('next', ended)], timeZone: 'UTC', signSeconds: 1 },
      connection: database.openSql(),
    })
    await work(next)
    await new Promise((done) => setTimeout(done, 4_000))
    expect(begun).toEqual(['killed'])
    isKilled = true
    await waitFor(() => begun.length === 2)
    expect(begun).toEqual(['killed', 'next'])
    end()
    await waitFor(async () => (await next.count()).every(({ state }) => state === 'completed'))
    await next.close()
  })

  it('that comes at the start comes once, however many processes start', async () => {
    let done = 0
    const count = () => {
      done += 1
    }
    const job: Job = { ...A_JOB, comesAtStart: true, run: async () => count() }
    const [one, other] = [openWith([job]), openWith([job])]
    await one.install()
    await work(one)
    await work(other)
    await waitFor(() => done > 0)
    await waitFor(async () => (await one.count()).every(({ state }) => state === 'completed'))
    expect(await one.count()).toEqual([{ queue: 'a_job', state: 'completed', jobs: 1 }])
    expect(done).toBe(1)
  })
})

describe('forEachStudent', () => {
  it('goes on with the next one after a failure, batch by batch', async () => {
    const all = Array.from({ length: BATCH + 3 }, (_, i) => ({ userId: `u${String(i).padStart(4, '0')}` }))
    const asked: string[] = []
    const done: string[] = []
    await forEachStudent(
      async (after) => {
        asked.push(after)
        return all.filter(({ userId }) => userId > after).slice(0, BATCH)
      },
      async (userId) => {
        if (userId === 'u0001') throw new Error('no')
        done.push(userId)
      },
      log,
    )
    expect(asked).toEqual(['', all[BATCH - 1]?.userId])
    expect(done).toEqual(all.map(({ userId }) => userId).filter((userId) => userId !== 'u0001'))
  })
})
