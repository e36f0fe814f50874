import PgBoss from 'pg-boss'
import type { SqlConnection } from '../db/openDatabase'
import type { Job, JobContext } from './defineJob'
import { inTransaction } from './inTransaction'
import type { JobQueue, SendOptions } from './jobQueue'
import { keepSchedules } from './keepSchedules'
import { watchForSilence } from './watchForSilence'

export interface JobsOptions {
  /** What this process can do. */
  jobs: readonly Job[]
  /** Names of jobs that only some processes can do; their schedules stay as long as one of these works. */
  jobsOfSome?: readonly string[]
  connection: SqlConnection
  timeZone: string
  /** A job whose process has not been heard of for so long is another's (`SIGN_SECONDS`). */
  signSeconds?: number
  /** How often it is looked whether the database is there. */
  lookSeconds?: number
  /** Told of every run. */
  onRun?(name: string, outcome: 'done' | 'failed', seconds: number): void
}

export interface OpenJobs extends JobQueue {
  /** Makes the tables of the queue or brings them up to date, and the queues; before the first `send`. */
  install(): Promise<void>
  /** From now on this process works on jobs, too, and they come when it says. */
  work(context: Omit<JobContext, 'now' | 'timeZone' | 'jobs'> & { now(): Date }): Promise<void>
  /** How many jobs there are by queue and state. */
  count(): Promise<{ queue: string; state: string; jobs: number }[]>
  close(): Promise<void>
}

const queueOptions = ({ name, retries, retrySeconds, longestSeconds, afterLastFailure }: Job) => ({
  name,
  retryLimit: retries,
  retryDelay: retrySeconds,
  retryBackoff: retries > 0,
  expireInSeconds: longestSeconds,
  ...(afterLastFailure ? { deadLetter: afterLastFailure } : {}),
})

/** What comes by itself is sent within a minute of its time: two looks have to be shorter (seconds). */
const LOOK_SECONDS = 20
/** A restart within this time does not bring the jobs of a start again (seconds). */
const START_SECONDS = 60
/** What is running may end while the server stops (milliseconds). */
const STOP_TIMEOUT = 5_000

/** Without a sign of life for so long, the process of a running job is gone; it gives one four times as often. */
const SIGN_SECONDS = 120

/** A dead letter is written after the queue that it refers to. */
const withTargetsFirst = (jobs: readonly Job[]): Job[] =>
  [...jobs].sort(
    (a, b) => Number(a.afterLastFailure !== undefined) - Number(b.afterLastFailure !== undefined),
  )

const isAsKnown = (job: Job, known: PgBoss.QueueResult): boolean =>
  known.retryLimit === job.retries &&
  known.retryDelay === job.retrySeconds &&
  known.expireInSeconds === job.longestSeconds &&
  (known.deadLetter ?? undefined) === job.afterLastFailure

/** A list of ids as PostgreSQL writes it. */
const toValue = (value: unknown): unknown => {
  if (value === undefined) return null
  if (Array.isArray(value)) return `{${value.join(',')}}`
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

/** `AbortSignal.timeout`, whose timer would stay for all of the time after a job that has long ended. */
function giveUpAfter(seconds: number): { signal: AbortSignal; release(): void } {
  const controller = new AbortController()
  const late = () => controller.abort(new Error(`It took longer than ${seconds} seconds.`))
  const timer = setTimeout(late, seconds * 1000)
  return { signal: controller.signal, release: () => clearTimeout(timer) }
}

/** pg-boss over a connection of ours: tables in the schema `pgboss` of the same database. */
export function openJobs({
  jobs,
  jobsOfSome = [],
  connection,
  timeZone,
  signSeconds = SIGN_SECONDS,
  lookSeconds = LOOK_SECONDS,
  onRun,
}: JobsOptions): OpenJobs {
  const running = new Set<Promise<unknown>>()
  let isClosed = false

  /**
   * pg-boss does not wait for the statement that notes the end of a job, so the end of the server does. What a job that
   * outlived the stop says after that is never answered: it is begun anew by another server.
   */
  async function executeSql(text: string, values?: unknown[]): ReturnType<typeof connection.execute> {
    if (isClosed) return new Promise(() => {})
    const statement = connection.execute(text, values?.map(toValue))
    running.add(statement)
    try {
      return await statement
    } finally {
      running.delete(statement)
    }
  }

  const db = { executeSql }
  const installer = new PgBoss({ db, supervise: false, schedule: false })
  const boss = new PgBoss({
    db,
    migrate: false,
    cronMonitorIntervalSeconds: LOOK_SECONDS,
    cronWorkerIntervalSeconds: 5,
    maintenanceIntervalSeconds: signSeconds,
  })
  let isWorking = false
  let stopKeeping = () => {}
  let stopWatching = () => {}

  /** The queue looks when a job began: it shall be over soon after the last sign of life, not after the longest time. */
  const giveSign = (queue: string, jobIds: string[]) =>
    executeSql(
      `update pgboss.job set started_on = now() - expire_in + $3::int * interval '1 s'
       where name = $1 and id = any($2::uuid[]) and state = 'active' and expire_in > $3::int * interval '1 s'`,
      [queue, jobIds, signSeconds],
    ).catch(() => undefined)

  const sendAtStart = (job: Job) => boss.send(job.name, {}, { singletonSeconds: START_SECONDS })

  const send: JobQueue['send'] = async (tx, name, data, options: SendOptions = {}) => {
    const { id, onceInSeconds, onceFor, priority } = options
    await installer.send(name, data, {
      ...(id ? { id } : {}),
      ...(onceInSeconds ? { singletonSeconds: onceInSeconds } : {}),
      ...(onceFor ? { singletonKey: onceFor } : {}),
      ...(priority ? { priority } : {}),
      db: inTransaction(tx),
    })
  }

  return {
    send,
    async install() {
      await installer.start()
      const queues = await installer.getQueues()
      for (const job of withTargetsFirst(jobs)) {
        const known = queues.find(({ name }) => name === job.name)
        if (!known) await installer.createQueue(job.name, queueOptions(job))
        else if (!isAsKnown(job, known)) await installer.updateQueue(job.name, queueOptions(job))
      }
      await installer.stop({ graceful: false })
    },
    async work({ db: database, log, now }) {
      boss.on('error', (error) => log.error({ err: error }, 'job queue'))
      stopKeeping = await keepSchedules({ jobs, jobsOfSome, timeZone, boss: installer, executeSql, log })
      await boss.start()
      isWorking = true
      for (const job of jobs) {
        const { pollSeconds, batchSize = 1 } = job
        await boss.work(job.name, { pollingIntervalSeconds: pollSeconds, batchSize }, async (found) => {
          const begin = performance.now()
          const { signal, release } = giveUpAfter(job.longestSeconds)
          const sign = () =>
            giveSign(
              job.name,
              found.map(({ id }) => id),
            )
          await sign()
          const signs = setInterval(() => void sign(), signSeconds * 250)
          signal.addEventListener('abort', () => clearInterval(signs))
          const tell = (outcome: 'done' | 'failed') =>
            onRun?.(job.name, outcome, (performance.now() - begin) / 1000)
          const failed: { id: string; error: object }[] = []
          const runOne = async ({ id, data }: PgBoss.Job<unknown>) => {
            try {
              await job.run(data, { db: database, jobs: { send }, now: now(), timeZone, log, signal })
              tell('done')
            } catch (error) {
              tell('failed')
              log.warn({ err: error, job: job.name }, 'a job has failed')
              if (signal.aborted) throw error
              failed.push({ id, error: error as object })
            }
          }
          try {
            await Promise.all(found.map(runOne))
            // To throw would fail all of a batch; sooner, another process would have one again that this one ends.
            for (const { id, error } of failed) await boss.fail(job.name, id, error)
          } finally {
            clearInterval(signs)
            release()
          }
        })
        if (job.comesAtStart) await sendAtStart(job)
      }
      stopWatching = watchForSilence({
        lookSeconds,
        look: () => executeSql('select 1'),
        async onSilenceOver() {
          for (const job of jobs) if (job.comesAtStart) await sendAtStart(job)
        },
      })
    },
    async count() {
      const { rows } = await executeSql(
        "select name, state::text, count(*)::int as jobs from pgboss.job where name not like '\\_\\_pgboss%' group by name, state",
      )
      return rows.map(({ name, state, jobs: number }) => ({
        queue: String(name),
        state: String(state),
        jobs: Number(number),
      }))
    },
    async close() {
      stopKeeping()
      stopWatching()
      if (isWorking) await boss.stop({ graceful: true, timeout: STOP_TIMEOUT })
      while (running.size > 0) await Promise.allSettled([...running])
      isClosed = true
      await connection.close()
    },
  }
}
