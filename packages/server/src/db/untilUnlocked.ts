import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { SQL_STATE, sqlStateOf } from './sqlStateOf'

/** How long somebody goes on asking for locks on tables at which others work, and the pause between (milliseconds). */
const PATIENCE = 120_000
const PAUSE = 500
const LOCKED: readonly (string | null)[] = [SQL_STATE.lockNotAvailable, SQL_STATE.deadlock]

/** Does again what gave up waiting for a lock, or was part of a deadlock. */
export async function untilUnlocked<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!LOCKED.includes(sqlStateOf(error)) || Date.now() > until) throw error
      await sleep(PAUSE)
    }
  }
}

/**
 * A transaction that has the named tables to itself and lets nobody write a session meanwhile, because their keys refer to
 * it. Its waits end before PostgreSQL looks for deadlocks, of which a request would be the victim (it does after a second).
 */
export const alone = <T>(
  db: Database,
  tables: readonly string[],
  work: (tx: Database) => Promise<T>,
): Promise<T> =>
  untilUnlocked(() =>
    db.transaction(async (tx) => {
      const names = sql.join(
        tables.map((table) => sql.identifier(table)),
        sql`, `,
      )
      await tx.execute(sql`set local lock_timeout = '300ms'`)
      await tx.execute(sql`lock table sessions in share row exclusive mode`)
      await tx.execute(sql`lock table ${names} in access exclusive mode`)
      return work(tx)
    }),
  )
