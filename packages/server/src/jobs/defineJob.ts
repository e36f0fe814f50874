import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database'
import type { JobQueue } from './jobQueue'

/** What a job is given besides its data. */
export interface JobContext {
  db: Database
  jobs: JobQueue
  now: Date
  timeZone: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Aborted after the longest time: what goes on then stands beside the next try. None where no queue is. */
  signal?: AbortSignal
}

export interface Job {
  /** Of its queue, too. */
  name: string
  /** When it comes by itself, in the time zone of the region: minute, hour, day, month, day of the week. */
  cron?: string
  /** It comes at every start and after every silence besides, for the times at which no process or no database was there. */
  comesAtStart?: boolean
  /** How often it is tried again after a failure; the waiting time doubles from `retrySeconds` on. */
  retries: number
  retrySeconds: number
  /** A try that takes longer has failed; so that it ends, too, its loops look at the signal. */
  longestSeconds: number
  /** Of a job that has failed for good, the one that gets its data. */
  afterLastFailure?: string
  /** How often a process looks for it. */
  pollSeconds: number
  /** How many a process takes at each look and does at the same time, 1 where it does not say. */
  batchSize?: number
  /** Running it twice does what running it once does: a process may end in the middle. */
  run(data: unknown, context: JobContext): Promise<void>
}
