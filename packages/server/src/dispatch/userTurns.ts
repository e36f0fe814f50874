import { setImmediate } from 'node:timers/promises'
import { createTurns } from './createTurns'
import { HttpError } from './httpError'

/** Requests of one user that are worked on together, as many as a browser sends at once; a page's worth waits behind them. */
export const userTurns = createTurns({ atOnce: 6, mostWaiting: 30 })

/** One user, however busy, leaves the connections of the database to the others. */
export async function inUserTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const done = await userTurns.take(userId, async () => {
    // The embedded database answers without a pause: what others have sent meanwhile is read first.
    await setImmediate()
    return { result: await work() }
  })
  if (done === null) throw new HttpError(429, 'Too many requests. Please try again later.', { retryAfter: 1 })
  return done.result
}
