import { weekOf } from '../calendar/week'
import type { AssignmentWeekRow } from '../db/schema'
import type { CallContext } from '../dispatch/callContext'
import { hasDueWeek } from './closeWeeks'
import { findOrCreateWeek, inWeek } from './currentWeek'
import type { WeekReport } from './replayWeek'
import { isSettled, settleWeek } from './runningPoints'
import { readReport } from './weekReport'

export interface SettledWeek {
  row: AssignmentWeekRow
  report: WeekReport
}

/**
 * This week's assignment, made on its first reading, with what was done for it; null when there is nothing to plan. The
 * weeks before are closed. Only where one of these is to be written is it done under the lock of the assignment.
 */
export async function findSettledWeek(
  userId: string,
  context: Pick<CallContext, 'db' | 'now' | 'timeZone'>,
): Promise<SettledWeek | null> {
  const { db, now, timeZone } = context
  const { weekStart } = weekOf(now, timeZone)
  const [hasDue, found] = await Promise.all([
    hasDueWeek(db, userId, now),
    readReport(db, { userId, weekStart }, timeZone),
  ])
  if (!hasDue && found && isSettled(found.row, found.report)) return found
  return inWeek(userId, context, async (tx, week) => {
    const row = await findOrCreateWeek(tx, userId, week, now)
    return row && { row, report: await settleWeek(tx, row, timeZone) }
  })
}
