import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { lockKey } from '../db/lockKey'
import { rowsOf } from '../db/rowsOf'

/** Of a student's work of a section. */
export const keyOfWork = (userId: string, section: string): string => `${userId} ${section}`

/**
 * Until the end of the transaction only one process at a time changes this student's work of a section: two tabs, or
 * two processes, save one after the other.
 */
export const lockStudent = (db: Database, userId: string, section: string): Promise<void> =>
  lockKey(db, keyOfWork(userId, section))

/** The same for many, without waiting: those of them whose work is nobody else's now. */
export async function tryLockStudents(
  db: Database,
  userIds: readonly string[],
  section: string,
): Promise<string[]> {
  const locked = await db.execute(sql`
    select user_id from unnest(${sql.param([...userIds])}::text[]) user_id
    where pg_try_advisory_xact_lock(hashtextextended(user_id || ${` ${section}`}, 0))`)
  return rowsOf<{ user_id: string }>(locked).map((row) => row.user_id)
}
