import type { Database } from '../db/database'
import { inStudentTurn } from '../standing/inStudentTurn'

/**
 * A transaction that is alone with a student's weeks. What settles them takes this turn before its first row: a setup has
 * the turn, too, when it goes to rows of the same student.
 */
export const inWeekTurn = <T>(db: Database, userId: string, run: (tx: Database) => Promise<T>): Promise<T> =>
  inStudentTurn(db, { userId, section: 'assignment' }, run)
