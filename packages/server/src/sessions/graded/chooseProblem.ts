import { type Random, shuffle } from '@wordstride/core'
import type { PoolProblem } from '../../content/problemCache'

interface Choice {
  level: number
  /** Epoch ms by problem id; a problem that is not in it was never seen. */
  lastSeen: ReadonlyMap<string, number>
  /** Skills whose turn it may be with a problem of this level, as far as a student can know. */
  inTurn: ReadonlySet<string>
  random: Random
}

/**
 * One of the least recently seen problems at the level, or at the nearest one that has problems (SR-10); among equals
 * one of which the fewest wrong answers name skills that do not have their turn. Null when there is no problem at all.
 */
export function chooseProblem(
  pool: readonly PoolProblem[],
  { level, lastSeen, inTurn, random }: Choice,
): PoolProblem | null {
  const distance = ({ level: own }: PoolProblem) => (own === null ? 0 : Math.abs(own - level))
  const seen = ({ problemId }: PoolProblem) => lastSeen.get(problemId) ?? 0
  const ruledOut = ({ beside }: PoolProblem) => beside.filter((skillId) => !inTurn.has(skillId)).length
  const [first] = shuffle(pool, random).sort(
    (a, b) => distance(a) - distance(b) || seen(a) - seen(b) || ruledOut(a) - ruledOut(b),
  )
  return first ?? null
}
