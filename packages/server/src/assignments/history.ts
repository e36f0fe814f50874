import type { AssignmentHistoryRow } from '@wordstride/api'
import { addDays, format } from 'date-fns'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { assignmentWeeks, tokenDeposits } from '../db/schema'
import { depositReason } from './closeWeeks'
import { findPoints, tellPoints } from './weekReport'

/** Sunday of a week, by its Monday as YYYY-MM-DD. */
export const sundayOf = (weekStart: string): string =>
  format(addDays(new Date(`${weekStart}T00:00:00`), 6), 'yyyy-MM-dd')

/** ENT-07, newest week first. Call it after `closeWeeks`. */
export async function findHistory(
  db: Database,
  userId: string,
  now: Date,
  timeZone: string,
): Promise<AssignmentHistoryRow[]> {
  const weeks = await db
    .select()
    .from(assignmentWeeks)
    .where(eq(assignmentWeeks.userId, userId))
    .orderBy(desc(assignmentWeeks.weekStart))
  const deposits = await db
    .select({ reason: tokenDeposits.reason })
    .from(tokenDeposits)
    .where(eq(tokenDeposits.userId, userId))
  const reasons = new Set(deposits.map(({ reason }) => reason))
  const history: AssignmentHistoryRow[] = []
  for (const week of weeks) {
    history.push({
      points: tellPoints(await findPoints(db, week, timeZone)),
      startDate: week.weekStart,
      endDate: sundayOf(week.weekStart),
      isCurrent: week.endsAt > now,
      assignment: week.items.some(({ isExtra }) => !isExtra),
      depositToken: reasons.has(depositReason(week.weekStart)),
    })
  }
  return history
}
