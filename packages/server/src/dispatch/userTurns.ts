import { setImmediate } from 'node:timers/promises'
import { createTurns } from '../turns/createTurns'

/** Requests of one user that are worked on together, as many as a browser sends at once; a page's worth waits behind them. */
export const userTurns = createTurns({ atOnce: 6, mostWaiting: 30 })

/** One user, however busy, leaves the connections of the database to the others. */
export const inUserTurn = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  userTurns.take(userId, async () => {
    // The embedded database answers without a pause: what others have sent meanwhile is read first.
    await setImmediate()
    return work()
  })
