import type { AssignmentHistoryRow } from '@wordstride/api'
import { isCompleted } from '@wordstride/learning'

/** Completed weeks in a row that earn the trophy (REW-05, CONST-05). */
export const TROPHY_WEEKS = 10

export interface StreakWeek {
  startDate: string
  percent: number
  /** 100 points or more; the tokens of a running week come at its end. */
  isComplete: boolean
  isRunning: boolean
}

/** The last weeks with an assignment, oldest first. */
export const streakWeeks = (weeks: readonly AssignmentHistoryRow[]): StreakWeek[] =>
  weeks
    .slice(0, TROPHY_WEEKS)
    .map(({ startDate, isCurrent, points }) => ({
      startDate,
      percent: points.total,
      isComplete: isCompleted(points.total),
      isRunning: isCurrent,
    }))
    .reverse()
