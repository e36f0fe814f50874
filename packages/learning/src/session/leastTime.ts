import { isJudged, type Verdict } from '@wordstride/core'
import { LEAST_RETRY_MS } from '../rules/constants'
import type { RowEntry, SessionState } from './sessionState'

/** What a further try takes: the problem was read before. */
const retryOf = (least: number): number => Math.min(least, LEAST_RETRY_MS)

/** The least time of the next answer to the problem on the screen. */
function leastOf({ leastMs, row, index }: SessionState): number {
  const entry = row[index]
  const least = (entry && leastMs[entry.problemId]) ?? 0
  return entry?.attempts ? retryOf(least) : least
}

/** What all answers that were graded so far took at least. */
export const spentSoFar = ({ row, leastMs }: SessionState): number =>
  row.reduce((sum, { problemId, attempts }: RowEntry) => {
    const least = leastMs[problemId] ?? 0
    return attempts === 0 ? sum : sum + least + (attempts - 1) * retryOf(least)
  }, 0)

/** Whether an answer to the problem on the screen came faster than anybody can read it and answer. */
export const isTooQuick = (state: SessionState, tookMs: number): boolean => tookMs < leastOf(state)

/** Since when the problem on the screen could be looked at as it stands: its showing, or its last verdict. */
export function lastLook({ row, index, seenAt }: SessionState): number {
  const entry = row[index]
  return entry?.endTime ?? entry?.startTime ?? seenAt
}

/** How long an answer took (SR-17). */
export interface Pace {
  /** From `startedAt` to the answer, by one clock. */
  attemptMs: number
  /** By the clock that started the session. */
  arrivedAt: number
  /** What other sessions of the student took at least since this one was begun (milliseconds). */
  elsewhereMs?: number
}

/**
 * Whether an answer to the problem on the screen comes too soon to count: nobody could read and answer in that time, or
 * all answers together, those of other sessions too, would have taken longer than the session has been open, whatever
 * was said of each.
 */
export function comesTooSoon(
  state: SessionState,
  { verdict, startedAt }: { verdict: Verdict; startedAt: number },
  { attemptMs, arrivedAt, elsewhereMs = 0 }: Pace,
): boolean {
  if (!isJudged(verdict)) return false
  // An attempt begins anew with every check, the look at the problem with a verdict alone.
  const tookMs = startedAt - lastLook(state) + attemptMs
  const open = arrivedAt - state.startTime - elsewhereMs
  return isTooQuick(state, tookMs) || open < spentSoFar(state) + leastOf(state)
}
