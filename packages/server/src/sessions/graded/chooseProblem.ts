import type { PoolProblem } from '../../content/problemCache'

/**
 * The least recently seen problem at the level, or at the nearest one that has problems (SR-10). `lastSeen` is epoch ms
 * by problem id; a problem that is not in it was never seen. Null when there is no problem at all.
 */
export function chooseProblem(
  pool: readonly PoolProblem[],
  level: number,
  lastSeen: ReadonlyMap<string, number>,
): PoolProblem | null {
  const distance = ({ level: own }: PoolProblem) => (own === null ? 0 : Math.abs(own - level))
  const seen = ({ problemId }: PoolProblem) => lastSeen.get(problemId) ?? 0
  const [first] = [...pool].sort(
    (a, b) => distance(a) - distance(b) || seen(a) - seen(b) || a.problemSeq - b.problemSeq,
  )
  return first ?? null
}
