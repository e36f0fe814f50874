import { type Random, shuffle } from '@wordstride/core'
import type { PoolProblem } from '../../content/problemCache'

interface Choice {
  level: number
  /** Epoch ms by problem id; a problem that is not in it was never seen. */
  lastSeen: ReadonlyMap<string, number>
  random: Random
}

/**
 * One of the least recently seen problems at the level, or at the nearest one that has problems (SR-10). Null when there
 * is no problem at all.
 */
export function chooseProblem(
  pool: readonly PoolProblem[],
  { level, lastSeen, random }: Choice,
): PoolProblem | null {
  const distance = ({ level: own }: PoolProblem) => (own === null ? 0 : Math.abs(own - level))
  const seen = ({ problemId }: PoolProblem) => lastSeen.get(problemId) ?? 0
  const [first] = shuffle(pool, random).sort((a, b) => distance(a) - distance(b) || seen(a) - seen(b))
  return first ?? null
}
