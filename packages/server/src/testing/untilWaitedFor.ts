import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { rowsOf } from '../db/rowsOf'
import { waitFor } from './waitFor'

/** Until somebody waits for what this transaction has locked; on the embedded database nobody ever does. */
export const untilWaitedFor = (tx: Database): Promise<void> =>
  waitFor(async () => {
    const waiting = await tx.execute(
      sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`,
    )
    return rowsOf(waiting).length > 0
  })
