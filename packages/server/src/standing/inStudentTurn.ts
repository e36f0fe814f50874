import type { Database } from '../db/database'
import { oncePerDatabase } from '../db/oncePerDatabase'
import { createTurns } from '../dispatch/createTurns'
import { lockStudent } from './lockStudent'

const turnsOf = oncePerDatabase(() => createTurns({ atOnce: 1 }))

/**
 * A transaction that is alone with this student's work of a section. Who waits for another one of the same process waits
 * without a connection: `db` is no transaction itself.
 */
export function inStudentTurn<T>(
  db: Database,
  { userId, section }: { userId: string; section: string },
  run: (tx: Database) => Promise<T>,
): Promise<T> {
  return turnsOf(db).take(`${userId} ${section}`, () =>
    db.transaction(async (tx) => {
      await lockStudent(tx, userId, section)
      return run(tx)
    }),
  )
}
