import { MAX_MEASURED_SECONDS, SPECIFIED_TIME_MINUTES } from '../rules/constants'
import type { FirstTimeCorrect, SessionState } from './sessionState'

export interface ReportRow {
  problemId: string
  seconds: number
  targetSeconds: number
  isOverTime: boolean
  firstTimeCorrect: FirstTimeCorrect
}

/** Durations above 36000 s were not measured and count as 0 (SES-33). */
export function measuredSeconds(activeMs: number): number {
  const seconds = activeMs / 1000
  return seconds > MAX_MEASURED_SECONDS ? 0 : seconds
}

/** Time per problem of a session report (SES-33): `specifiedMinutes` by problem id, else the section's own. */
export function sessionReport(
  state: SessionState,
  specifiedMinutes: Readonly<Record<string, number>> = {},
): ReportRow[] {
  return state.row
    .filter((entry) => entry.answerStatus === 'correct' || entry.attempts > 0)
    .map((entry) => {
      const seconds = measuredSeconds(entry.activeMs)
      const minutes =
        specifiedMinutes[entry.problemId] ??
        state.targets?.find(({ problemId }) => problemId === entry.problemId)?.specifiedMinutes ??
        SPECIFIED_TIME_MINUTES[state.sectionType]
      return {
        problemId: entry.problemId,
        seconds,
        targetSeconds: minutes * 60,
        isOverTime: seconds > minutes * 60,
        firstTimeCorrect: entry.firstTimeCorrect,
      }
    })
}
