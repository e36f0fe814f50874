import { SQL_STATE, sqlStateOf } from '../db/sqlStateOf'

const ATTEMPTS = 3

/**
 * Does again what PostgreSQL ended because others waited for it and it for them: of such a transaction nothing is written,
 * and the others have what they need now.
 */
export async function untilNoDeadlock<T>(work: () => Promise<T>, onDeadlock: () => void): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (sqlStateOf(error) !== SQL_STATE.deadlock || attempt === ATTEMPTS) throw error
      onDeadlock()
    }
  }
}
