import type { CourseSection } from '@wordstride/core'
import { DEFAULT_TARGET_MINUTES, TIMER_LEVEL, TIMER_WARNING_SECONDS } from '../rules/constants'
import { policyOf } from './policies'
import type { Phase, SessionState } from './sessionState'

/** SES-43: in proficiency only one level below the top, in afficiency always; tests have a timer of their own. */
export function hasTimer(phase: Phase, section: CourseSection, level: number): boolean {
  if (phase === 'AFFICIENCY_SESSION' || phase === 'test') return true
  return phase === 'PROFICIENCY_SESSION' && level === TIMER_LEVEL[section]
}

export interface TimerReading {
  elapsedSeconds: number
  /** 0 when the target is reached. */
  remainingSeconds: number
  /** The last seconds before the target (CONST-26). */
  isAlmostDone: boolean
  /** `timer_reached`: at or past the target. */
  isReached: boolean
  /** SES-41: the flag that a finished exercise reports; 1 only past the target. */
  overtime: 0 | 1
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

/** A timer read at `at` (epoch ms). Without a target it is 3.00 minutes (CONST-25). */
export function readTimer(
  { activeMs, runningSince }: RunningTime,
  targetSeconds: number | null,
  at: number,
): TimerReading {
  const target = targetSeconds ?? DEFAULT_TARGET_MINUTES * 60
  const running = runningSince === null ? 0 : Math.max(0, at - runningSince)
  const elapsed = (activeMs + running) / 1000
  const remainingSeconds = Math.max(0, target - elapsed)
  const isReached = elapsed >= target
  return {
    elapsedSeconds: elapsed,
    remainingSeconds,
    isAlmostDone: !isReached && remainingSeconds <= TIMER_WARNING_SECONDS,
    isReached,
    overtime: elapsed > target ? 1 : 0,
  }
}
