import { SQL_STATE, sqlStateOf } from '../../db/sqlStateOf'

const ATTEMPTS = 8

/**
 * Tries again from the reading on while others write between reading and writing; null is such a try. An id that another
 * request has taken in the meantime is found by the next reading.
 */
export async function untilWritten<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      const done = await attempt()
      if (done !== null) return done
    } catch (error) {
      if (sqlStateOf(error) !== SQL_STATE.uniqueViolation || count === ATTEMPTS) throw error
    }
    if (count === ATTEMPTS) throw new Error('The session changed with every try to save.')
  }
}
