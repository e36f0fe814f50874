const ATTEMPTS = 8
const UNIQUE_VIOLATION = '23505'

/** Drizzle wraps the error of the driver. */
function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === UNIQUE_VIOLATION) return true
  }
  return false
}

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
      if (!isTaken(error) || count === ATTEMPTS) throw error
    }
    if (count === ATTEMPTS) throw new Error('The session changed with every try to save.')
  }
}
