import type { Database } from '../db/database'
import { lockStudent } from '../standing/lockStudent'

/** A setup touches plan, levels and week of a student, and what the tests measured: nobody else does meanwhile. */
export async function lockSetup(db: Database, userId: string): Promise<void> {
  for (const subject of ['tests', 'assignment', 'ae.la', 'ae.voc']) await lockStudent(db, userId, subject)
}
