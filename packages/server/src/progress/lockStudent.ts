import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'

/**
 * Until the end of the transaction only one process at a time changes this student's work of a section: two tabs, or
 * two processes, save one after the other.
 */
export async function lockStudent(db: Database, userId: string, section: string): Promise<void> {
  await db.execute(lockStatement(`${userId} ${section}`))
}

const lockStatement = (key: string): SQL => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`
