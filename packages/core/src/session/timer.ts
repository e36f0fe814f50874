import {
  type CourseSection,
  DEFAULT_TARGET_MINUTES,
  TIMER_LEVEL,
  TIMER_WARNING_SECONDS,
} from '../rules/constants'
import type { Phase } from './sessionState'

/** Between two moments in epoch ms; never negative, and 0 before the start. */
export function elapsedSeconds(startTime: number | null, at: number): number {
  return startTime === null ? 0 : Math.max(0, (at - startTime) / 1000)
}

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

/**
 * A timer read at `at`, or at `endTime` when that is set. It counts from timestamps, so that a sleeping tab, a
 * reload or another device changes nothing. Without a target it is 3.00 minutes (CONST-25).
 */
export function readTimer(
  { startTime, endTime }: { startTime: number | null; endTime: number | null },
  targetSeconds: number | null,
  at: number,
): TimerReading {
  const target = targetSeconds ?? DEFAULT_TARGET_MINUTES * 60
  const elapsed = elapsedSeconds(startTime, endTime ?? at)
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
