import pLimit, { type LimitFunction } from 'p-limit'

/** Passwords of one address that are looked at together (SR-02). */
const AT_ONCE = 4
/** Those that wait behind them: a school that begins at eight, and not a flood. */
const MOST_WAITING = 1_000

const turns = new Map<string, LimitFunction>()

/** Does the work when the address has its turn; null when too many wait there. */
export async function inTurn<T>(address: string, work: () => Promise<T>): Promise<T | null> {
  const turn = turns.get(address) ?? pLimit(AT_ONCE)
  if (turn.activeCount + turn.pendingCount >= AT_ONCE + MOST_WAITING) return null
  turns.set(address, turn)
  try {
    return await turn(work)
  } finally {
    if (turn.activeCount + turn.pendingCount === 0) turns.delete(address)
  }
}
