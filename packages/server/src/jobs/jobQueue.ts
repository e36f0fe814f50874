import type { Database } from '../db/database'

export interface SendOptions {
  /** A job of the same id is not put in a second time. */
  id?: string
  /** At most one within so many seconds, whoever sends it; by `onceFor`, when that is given. */
  onceInSeconds?: number
  onceFor?: string
  /** The higher goes first; 0 where none is given. */
  priority?: number
}

export interface JobQueue {
  /** Puts a job into the queue in the given transaction: it is there once that is committed, else never. */
  send(db: Database, job: string, data: object, options?: SendOptions): Promise<void>
}

/** Where nobody works on jobs, such as in most tests. */
export const noJobQueue: JobQueue = { send: async () => {} }
