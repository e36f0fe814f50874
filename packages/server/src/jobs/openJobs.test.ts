import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allJobs } from '../allJobs'
import { readConfig } from '../config'
import type { OpenDatabase } from '../db/openDatabase'
import { rowsOf } from '../db/rowsOf'
import { openTestDatabase } from '../testing/testDatabase'
import { waitFor } from '../testing/waitFor'
import type { Job } from './defineJob'
import { BATCH } from './forEachBatch'
import { forEachStudent } from './forEachStudent'
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
  runs.length = 0
})

function openWith(
  jobs: readonly Job[],
  timeZone = 'America/Los_Angeles',
  jobsOfSome: readonly string[] = [],
) {
  const queue = openJobs({
    jobs,
    jobsOfSome,
    timeZone,
    connection: database.openSql(),
    onRun: (...run) => runs.push(run),
  })
  opened.push(queue)
  return queue
}
const runs: [name: string, outcome: string, seconds: number][] = []
const work = (jobs: ReturnType<typeof openJobs>) => jobs.work({ db: database.db, log, now: () => new Date() })

async function startWith(...options: Parameters<typeof openWith>) {
  const jobs = openWith(...options)
  await jobs.install()
  await work(jobs)
}

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
      const jobs = allJobs(config).filter(({ name }) => name === 'close_weeks')
      await startWith(jobs, config.timeZone)
      expect(await schedules()).toContainEqual({ name: 'close_weeks', cron: '5 0 * * 1', timezone })
    }
  })

  it('is what the jobs say now: what comes no more is taken out', async () => {
    await startWith([{ ...A_JOB, cron: '0 4 * * *' }])
    await startWith([{ ...A_JOB, cron: '30 4 * * *' }])
    expect(await schedules()).toEqual([
      { name: 'a_job', cron: '30 4 * * *', timezone: 'America/Los_Angeles' },
    ])
    await startWith([A_JOB])
    expect(await schedules()).toEqual([])
  })

  it('stays when a process starts that works on no jobs, or cannot do the one', async () => {
    const mailing = { ...A_JOB, name: 'mailing', cron: '0 4 * * *' }
    await startWith([A_JOB, mailing])
    await openWith([A_JOB]).install()
    await startWith([A_JOB], undefined, ['mailing'])
    expect(await schedules()).toMatchObject([{ name: 'mailing' }])
  })
})

describe('the jobs of a process', () => {
  it('come at a start besides: a school may switch its server off every night', () => {
    const nightly = allJobs(readConfig({})).filter(({ cron }) => cron !== undefined)
    const atNightOnly = nightly.filter(({ comesAtStart }) => !comesAtStart).map(({ name }) => name)
    // Its work is done at every start before the server listens.
    expect(atNightOnly).toEqual(['add_terms'])
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
    expect(runs.map(([name, outcome]) => `${name} ${outcome}`)).toEqual(Array(4).fill('a_job done'))
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
    expect(runs.map(([name, outcome]) => `${name} ${outcome}`)).toEqual([
      'failing failed',
      'failing failed',
      'a_job done',
    ])
  })

  it('is done beside others where a process may take several; only one that fails comes again', async () => {
    const begun: unknown[] = []
    const job: Job = {
      ...{ ...A_JOB, name: 'some', batchSize: 3, retries: 1, retrySeconds: 1 },
      async run(data) {
        begun.push(data)
        if (begun.length <= 3) await waitFor(() => begun.length >= 3)
        if (begun.length === 3 && (data as { i: number }).i === 1) throw new Error('no')
      },
    }
    const jobs = openWith([job])
    await jobs.install()
    for (let i = 0; i < 3; i += 1) await jobs.send(database.db, 'some', { i })
    await work(jobs)
    await waitFor(async () => (await jobs.count()).every(({ state }) => state === 'completed'))
    expect(begun.slice(3)).toEqual([{ i: 1 }])
    expect(runs.map(([, outcome]) => outcome).sort()).toEqual(['done', 'done', 'done', 'failed'])
  })

  it('of a higher priority goes first', async () => {
    const done: unknown[] = []
    const jobs = openWith([{ ...A_JOB, run: async (data) => void done.push(data) }])
    await jobs.install()
    for (const priority of [0, 1, 0]) await jobs.send(database.db, 'a_job', { priority }, { priority })
    await work(jobs)
    await waitFor(() => done.length === 3)
    expect(done).toEqual([{ priority: 1 }, { priority: 0 }, { priority: 0 }])
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

  it('that takes longer than it may hears so, and stops before it is tried again', async () => {
    const events: string[] = []
    const job: Job = {
      ...{ ...A_JOB, name: 'long', retries: 1, retrySeconds: 1, longestSeconds: 1 },
      async run(_data, { signal }) {
        const name = `try ${events.length === 0 ? 1 : 2}`
        events.push(name)
        if (name === 'try 2') return
        while (!signal?.aborted) await new Promise((done) => setTimeout(done, 20))
        events.push('try 1 ends')
      },
    }
    const jobs = openWith([job])
    await jobs.install()
    await work(jobs)
    await jobs.send(database.db, 'long', {})
    await waitFor(() => events.includes('try 2'))
    expect(events).toEqual(['try 1', 'try 1 ends', 'try 2'])
  })

  it('that has ended is given up no more', async () => {
    let seen: AbortSignal | undefined
    const job: Job = {
      ...A_JOB,
      longestSeconds: 1,
      run: async (_data, { signal }) => {
        seen = signal
      },
    }
    await startWith([job])
    await opened[1]?.send(database.db, 'a_job', {})
    await waitFor(() => runs.length > 0)
    await new Promise((done) => setTimeout(done, 1_200))
    expect(seen?.aborted).toBe(false)
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

  it('that comes at the start comes again when the database was away, which may have been its time', async () => {
    let isAway = false
    const connection = database.openSql()
    const jobs = openJobs({
      ...{ jobs: [{ ...A_JOB, comesAtStart: true }], timeZone: 'UTC', lookSeconds: 0.2 },
      connection: {
        ...connection,
        execute: (text, values) =>
          isAway ? Promise.reject(new Error('away')) : connection.execute(text, values),
      },
      onRun: (...run) => runs.push(run),
    })
    opened.push(jobs)
    await jobs.install()
    await work(jobs)
    await waitFor(async () => (await jobs.count()).some(({ state }) => state === 'completed'))
    // Another minute: within one a job of the start comes once.
    await database.db.execute(sql`delete from pgboss.job`)
    isAway = true
    await new Promise((done) => setTimeout(done, 1_000))
    expect(runs).toHaveLength(1)
    isAway = false
    await waitFor(() => runs.length === 2)
  })
})

describe('forEachStudent', () => {
  it('ends when the job is given up', async () => {
    const giveUp = new AbortController()
    const done: string[] = []
    const all = forEachStudent(
      async () => [{ userId: 'a' }, { userId: 'b' }],
      async (userId) => {
        done.push(userId)
        giveUp.abort(new Error('given up'))
      },
      { log, signal: giveUp.signal },
    )
    await expect(all).rejects.toThrow('given up')
    expect(done).toEqual(['a'])
  })

  it('goes on with the next one after a failure, batch by batch', async () => {
    const all = Array.from({ length: BATCH + 3 }, (_, i) => ({ userId: `u${String(i).padStart(4, '0')}` }))
    const asked: string[] = []
    const done: string[] = []
    const leftOut = await forEachStudent(
      async (after) => {
        asked.push(after)
        return all.filter(({ userId }) => userId > after).slice(0, BATCH)
      },
      async (userId) => {
        if (userId === 'u0001') throw new Error('no')
        done.push(userId)
      },
      { log },
    )
    expect(leftOut).toBe(1)
    expect(asked).toEqual(['', all[BATCH - 1]?.userId])
    expect(done).toEqual(all.map(({ userId }) => userId).filter((userId) => userId !== 'u0001'))
  })
})
