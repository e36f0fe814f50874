import { isJudged, type Verdict } from '@wordstride/core'
import { LEAST_RETRY_MS } from '../rules/constants'
import { policyOf } from './policies'
import type { RowEntry, SessionState } from './sessionState'

/** What a further try takes: the problem was read before. */
const retryOf = (least: number): number => Math.min(least, LEAST_RETRY_MS)

/** The least time of the next answer to this problem. */
function leastOf({ phase, leastMs, row, index }: SessionState, problemId: string): number {
  const least = leastMs[problemId] ?? 0
  const entry = row[index]
  const isAgain = entry?.problemId === problemId && entry.attempts > 0 && !policyOf(phase).isDone(entry)
  return isAgain ? retryOf(least) : least
}

/** What all answers that were graded so far took at least. */
export const spentSoFar = ({ row, leastMs }: SessionState): number =>
  row.reduce((sum, { problemId, attempts }: RowEntry) => {
    const least = leastMs[problemId] ?? 0
    return attempts === 0 ? sum : sum + least + (attempts - 1) * retryOf(least)
  }, 0)

/** Whether an answer came faster than anybody can read the problem and give it. */
export const isTooQuick = (state: SessionState, problemId: string, tookMs: number): boolean =>
  tookMs < leastOf(state, problemId)

/** Since when the problem as it stands could be looked at: its delivery, or its last check. */
export function lastLook({ row, index, seenAt }: SessionState, problemId: string): number {
  const entry = row[index]
  if (entry?.problemId !== problemId) return seenAt
  return Math.max(entry.startTime ?? seenAt, entry.endTime ?? 0)
}

/** How long an answer took (SR-17). */
export interface Pace {
  /** From the showing or the last check to the answer, by one clock. */
  tookMs: number
  /** By the clock that started the session. */
  arrivedAt: number
  /** What other sessions of the student took at least since this one was begun (milliseconds). */
  elsewhereMs?: number
}

/**
 * Whether an answer comes too soon to count: nobody could read and answer in that time, or all answers together, those
 * of other sessions too, would have taken longer than the session has been open, whatever was said of each.
 */
export function comesTooSoon(
  state: SessionState,
  { problemId, verdict }: { problemId: string; verdict: Verdict },
  { tookMs, arrivedAt, elsewhereMs = 0 }: Pace,
): boolean {
  if (!isJudged(verdict)) return false
  const open = arrivedAt - state.startTime - elsewhereMs
  return isTooQuick(state, problemId, tookMs) || open < spentSoFar(state) + leastOf(state, problemId)
}
