import { createTurns } from '../turns/createTurns'
import type { Database } from './database'
import { lockKey } from './lockKey'
import { oncePerDatabase } from './oncePerDatabase'

const turnsOf = oncePerDatabase(() => createTurns({ atOnce: 1 }))

/**
 * A transaction that is alone with a key. Who waits for another one of the same process waits without a connection: `db`
 * is no transaction itself.
 */
export const inTurn = <T>(db: Database, key: string, run: (tx: Database) => Promise<T>): Promise<T> =>
  turnsOf(db).take(key, () =>
    db.transaction(async (tx) => {
      await lockKey(tx, key)
      return run(tx)
    }),
  )
