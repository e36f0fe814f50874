import { desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { assignmentWeeks } from '../db/schema'
import { reportWeek } from './weekReport'

/** A session over midnight of Sunday gains points in two weeks. */
const WEEKS = 2

/** SR-17: the week's points gained by the answers of a session. */
export async function sessionPoints(
  db: Database,
  userId: string,
  sessionId: string,
  timeZone: string,
): Promise<number> {
  const weeks = await db
    .select()
    .from(assignmentWeeks)
    .where(eq(assignmentWeeks.userId, userId))
    .orderBy(desc(assignmentWeeks.weekStart))
    .limit(WEEKS)
  let points = 0
  for (const week of weeks) {
    const { pointsBySession } = await reportWeek(db, week, timeZone)
    points += pointsBySession.get(sessionId) ?? 0
  }
  return points
}
