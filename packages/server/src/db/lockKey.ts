import { sql } from 'drizzle-orm'
import type { Database } from './database'

/** Until the end of the transaction nobody else holds this key: whoever asks for it waits. */
export async function lockKey(tx: Database, key: string): Promise<void> {
  await tx
    .select({ lock: sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))::text` })
    .from(sql`(select 1) as one`)
    .prepare('lock_key')
    .execute()
}
