import { measuredSeconds } from '../reports/measuredSeconds'
import { SPECIFIED_TIME_MINUTES } from '../rules/constants'
import type { FirstTimeCorrect, SessionState } from './sessionState'

export interface ReportRow {
  problemId: string
  seconds: number
  isOverTime: boolean
  firstTimeCorrect: FirstTimeCorrect
}

/** Time per problem of a session report (SES-33): `specifiedMinutes` by problem id, else the section's own. */
export function sessionReport(
  state: SessionState,
  specifiedMinutes: Readonly<Record<string, number>> = {},
): ReportRow[] {
  return state.row
    .filter((entry) => entry.answerStatus === 'correct' || entry.attempts > 0)
    .map((entry) => {
      const seconds = measuredSeconds(entry.activeMs / 1000)
      const minutes =
        specifiedMinutes[entry.problemId] ??
        state.targets?.find(({ problemId }) => problemId === entry.problemId)?.specifiedMinutes ??
        SPECIFIED_TIME_MINUTES[state.sectionType]
      return {
        problemId: entry.problemId,
        seconds,
        isOverTime: seconds > minutes * 60,
        firstTimeCorrect: entry.firstTimeCorrect,
      }
    })
}
