import pLimit, { type LimitFunction } from 'p-limit'

export interface Turns {
  /** Does the work when the key has its turn; null when too many wait there. */
  take<T>(key: string, work: () => Promise<T>): Promise<T | null>
  /** Of all keys. */
  count(): { running: number; waiting: number }
}

/** For each key at most `atOnce` are at work, and `mostWaiting` wait behind them in their order. */
export function createTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Turns {
  const turns = new Map<string, LimitFunction>()
  return {
    async take(key, work) {
      const turn = turns.get(key) ?? pLimit(atOnce)
      if (turn.activeCount + turn.pendingCount >= atOnce + mostWaiting) return null
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
