import type { Database } from '../db/database'
import { inTurn } from '../db/inTurn'
import { keyOfWork } from './lockStudent'

/** A transaction that is alone with this student's work of a section; `db` is no transaction itself. */
export const inStudentTurn = <T>(
  db: Database,
  { userId, section }: { userId: string; section: string },
  run: (tx: Database) => Promise<T>,
): Promise<T> => inTurn(db, keyOfWork(userId, section), run)
