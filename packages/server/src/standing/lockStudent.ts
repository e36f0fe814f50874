import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'

/**
 * Until the end of the transaction only one process at a time changes this student's work of a section: two tabs, or
 * two processes, save one after the other.
 */
export async function lockStudent(db: Database, userId: string, section: string): Promise<void> {
  const key = `${userId} ${section}`
  await db
    .select({ lock: sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))::text` })
    .from(sql`(select 1) as one`)
    .prepare('lock_student')
    .execute()
}
