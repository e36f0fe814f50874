import { isJudged, type Verdict } from '@wordstride/core'
import type { LevelState } from '../levels/levelChange'
import { comesTooSoon, type Pace } from './leastTime'
import { passTime } from './passTime'
import { policyOf } from './policies'
import { reduceSession } from './reduceSession'
import type { SessionEvent, SessionState } from './sessionState'

/** A graded answer as it reached the machine. Times in epoch ms. */
export interface ArrivedAnswer {
  problemId: string
  verdict: Verdict
  /** When the attempt began. */
  startedAt: number
  at: number
  /** Without it the time it took is not looked at: a test has a clock of its own. */
  pace?: Pace
  hintChecked: boolean
  /** It waited for a network: the time since the last message does not count (SR-13). */
  wasOffline?: boolean
  /** Where the student stands in the skill now. */
  standing?: LevelState
}

/** How long the student was at the exercise on the screen (milliseconds). */
function activeUntil(state: SessionState, at: number): number | undefined {
  const { row, index } = passTime(state, at)
  return row[index]?.activeMs
}

export interface AcceptedAnswer {
  /** What the answer tells of, in order; the last one is the check itself. */
  events: SessionEvent[]
  state: SessionState
}

/**
 * What an answer does to a session. It may tell of more than itself: that the student went on to its exercise, saw it
 * and opened a hint, when the messages about that are still on their way. Null when it fits neither the exercise on the
 * screen nor the next one, because it came twice or too late, or another was left out; and when it came too soon to be
 * an answer.
 */
export function acceptAnswer(state: SessionState, answer: ArrivedAnswer): AcceptedAnswer | null {
  const { problemId, verdict, startedAt, at, hintChecked, wasOffline, standing } = answer
  const { isDone, tellsVerdict, settlesLevels } = policyOf(state.phase)
  const events: SessionEvent[] = []
  let next = state
  const take = (event: SessionEvent): boolean => {
    const after = reduceSession(next, event)
    if (after === next) return false
    events.push(event)
    next = after
    return true
  }

  const current = state.row[state.index]
  if (current && isDone(current)) take({ type: 'advanced', at: startedAt, problemId: current.problemId })
  take({ type: 'exercise_shown', at: startedAt, problemId })
  if (answer.pace && comesTooSoon(next, answer, answer.pace)) return null
  if (wasOffline) take({ type: 'paused', at: state.seenAt })
  if (hintChecked && !next.row[next.index]?.hintChecked) take({ type: 'hint_opened', at, problemId, step: 1 })
  const judged = isJudged(verdict)
    ? { standing, ...(settlesLevels && { activeMs: activeUntil(next, at) }) }
    : {}
  const isTaken = take(
    tellsVerdict
      ? { type: 'answer_checked', at, problemId, verdict, ...judged }
      : { type: 'answer_submitted', at, problemId },
  )
  return isTaken ? { events, state: next } : null
}
