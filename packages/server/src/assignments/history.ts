import type { AssignmentHistoryRow } from '@wordstride/api'
import { addDays, format } from 'date-fns'
import type { Database } from '../db/database'
import { findPastWeeks } from './pastWeeks'
import { findPoints, tellPoints } from './weekReport'

/** Sunday of a week, by its Monday as YYYY-MM-DD. */
export const sundayOf = (weekStart: string): string =>
  format(addDays(new Date(`${weekStart}T00:00:00`), 6), 'yyyy-MM-dd')

/** ENT-07, newest week first. Call it after the weeks that are over are closed. */
export async function findHistory(
  db: Database,
  userId: string,
  now: Date,
  timeZone: string,
): Promise<AssignmentHistoryRow[]> {
  const history: AssignmentHistoryRow[] = []
  for (const week of await findPastWeeks(db, userId))
    history.push({
      points: tellPoints(await findPoints(db, week, timeZone)),
      startDate: week.weekStart,
      endDate: sundayOf(week.weekStart),
      isCurrent: week.endsAt > now,
      assignment: week.hasRegular,
      depositToken: week.hasDeposit,
    })
  return history
}
