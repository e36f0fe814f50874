import { isCompleted } from '@wordstride/learning'
import type { Week } from '../calendar/week'
import type { Database } from '../db/database'
import { findPastWeeks } from './pastWeeks'
import { findPoints } from './weekReport'

/**
 * SR-22: the run of completed assignment weeks counted back from last week; the running week counts once it is
 * completed. Weeks without an assignment have no row and are skipped. Call it after the weeks that are over are closed.
 */
export async function countCompletedWeeks(
  db: Database,
  userId: string,
  week: Week,
  timeZone: string,
): Promise<number> {
  const rows = await findPastWeeks(db, userId)
  let count = 0
  for (const row of rows) {
    const { total } = await findPoints(db, row, timeZone)
    if (isCompleted(total)) count += 1
    else if (row.weekStart !== week.weekStart) break
  }
  return count
}
