import pLimit, { type LimitFunction } from 'p-limit'

/** Too many wait already; a refusal, not a fault. */
export class TooManyWaitingError extends Error {
  override name = 'TooManyWaitingError'
  /** Seconds until it is worth another try. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('Too many wait for their turn.')
    this.retryAfter = retryAfter
  }
}

export interface Turns {
  /** Does the work when the key has its turn; throws a `TooManyWaitingError` when too many wait there. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>
  /** Of all keys. */
  count(): { running: number; waiting: number }
}

interface TurnLimits {
  atOnce: number
  mostWaiting?: number
  /** Seconds after which one who was refused may try again. */
  retryAfter?: number
}

/** For each key at most `atOnce` are at work, and `mostWaiting` wait behind them in their order. */
export function createTurns({
  atOnce,
  mostWaiting = Number.POSITIVE_INFINITY,
  retryAfter = 1,
}: TurnLimits): Turns {
  const turns = new Map<string, LimitFunction>()
  return {
    async take(key, work) {
      const turn = turns.get(key) ?? pLimit(atOnce)
      if (turn.activeCount + turn.pendingCount >= atOnce + mostWaiting)
        throw new TooManyWaitingError(retryAfter)
      turns.set(key, turn)
      try {
        return await turn(work)
      } finally {
        if (turn.activeCount + turn.pendingCount === 0) turns.delete(key)
      }
    },
    count() {
      const all = [...turns.values()]
      return {
        running: all.reduce((sum, { activeCount }) => sum + activeCount, 0),
        waiting: all.reduce((sum, { pendingCount }) => sum + pendingCount, 0),
      }
    },
  }
}
