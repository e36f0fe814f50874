import type { CourseSection } from '@wordstride/core'
import { TIMER_LEVEL, TIMER_WARNING_SECONDS } from '../rules/constants'
import { policyOf } from './policies'
import type { Phase, SessionState } from './sessionState'

/** SES-43: in proficiency only one level below the top, in afficiency always; tests have a timer of their own. */
export function hasTimer(phase: Phase, section: CourseSection, level: number): boolean {
  if (phase === 'AFFICIENCY_SESSION' || phase === 'test') return true
  return phase === 'PROFICIENCY_SESSION' && level === TIMER_LEVEL[section]
}

export interface TimerReading {
  elapsedSeconds: number
  /** The last seconds before the target (CONST-26). */
  isAlmostDone: boolean
  /** `timer_reached`: at or past the target. */
  isReached: boolean
}

/** How long an exercise has been worked on, and since when the clock is running; null while it stands still. */
export interface RunningTime {
  activeMs: number
  runningSince: number | null
}

/** The time of the exercise on the screen; it runs from its showing to its answer while the student is there. */
export function exerciseTime(state: SessionState): RunningTime {
  const entry = state.row[state.index]
  if (!entry) return { activeMs: 0, runningSince: null }
  const isRunning =
    state.sessionStatus === 'in_progress' &&
    entry.startTime !== null &&
    !state.isPaused &&
    !policyOf(state.phase).isDone(entry)
  return { activeMs: entry.activeMs, runningSince: isRunning ? state.seenAt : null }
}

/** A timer read at `at` (epoch ms). */
export function readTimer(
  { activeMs, runningSince }: RunningTime,
  targetSeconds: number,
  at: number,
): TimerReading {
  const running = runningSince === null ? 0 : Math.max(0, at - runningSince)
  const elapsedSeconds = (activeMs + running) / 1000
  const isReached = elapsedSeconds >= targetSeconds
  return {
    elapsedSeconds,
    isAlmostDone: !isReached && targetSeconds - elapsedSeconds <= TIMER_WARNING_SECONDS,
    isReached,
  }
}
