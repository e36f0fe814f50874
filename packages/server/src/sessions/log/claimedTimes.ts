import type { SessionReading } from './sessionReading'

export const within = (at: number, from: number, to: number): number => Math.min(Math.max(at, from), to)

interface Claim {
  problemId: string
  startTs: number
  endTs: number
}

/**
 * SR-17: what a client says of the time of an answer lies between the start of its session and now. Two attempts at a
 * problem never share a start, whatever was said of them.
 */
export function boundedTimes(
  { session, answers }: SessionReading,
  { problemId, startTs, endTs }: Claim,
  now: Date,
): Pick<Claim, 'startTs' | 'endTs'> {
  let start = within(startTs, session.startedAt.getTime(), now.getTime())
  const taken = new Set(answers.flatMap((other) => (other.problemId === problemId ? other.startTs : [])))
  while (taken.has(start)) start++
  return { startTs: start, endTs: Math.max(start, within(endTs, start, now.getTime())) }
}
