import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type AssignmentWeekRow, assignmentWeeks, type SessionRow } from '../db/schema'
import type { WeekReport } from './replayWeek'
import { reportWeek } from './weekReport'

/** A session over midnight of Sunday gains points in two weeks; so does what arrives of it late, out of a browser. */
const WEEKS_OF_SESSION = 2

/** Whether the row says what was worked out, or is final. */
export const isSettled = (week: AssignmentWeekRow, { points, reachedAt }: WeekReport): boolean =>
  week.closedAt !== null ||
  (week.pointsLa === points.la &&
    week.pointsVoc === points.voc &&
    (week.reachedAt?.getTime() ?? null) === reachedAt)

/** A week worked out anew; its points stay in its row until they change, so that nobody replays a week to rank it. */
export async function settleWeek(
  db: Database,
  week: AssignmentWeekRow,
  timeZone: string,
): Promise<WeekReport> {
  const report = await reportWeek(db, week, timeZone)
  if (isSettled(week, report)) return report
  const { points, reachedAt } = report
  await db
    .update(assignmentWeeks)
    .set({
      pointsLa: points.la,
      pointsVoc: points.voc,
      reachedAt: reachedAt === null ? null : new Date(reachedAt),
    })
    .where(
      and(
        eq(assignmentWeeks.userId, week.userId),
        eq(assignmentWeeks.weekStart, week.weekStart),
        isNull(assignmentWeeks.closedAt),
      ),
    )
  return report
}

interface Work {
  userId: string
  /** Of learning, which counts for its own item alone; null when it may count for any. */
  skillId: string | null
}

/** After work of this moment. In the week turn of that work: two sessions of a student settle one after the other. */
export async function settleRunningWeek(
  tx: Database,
  { userId, skillId }: Work,
  now: Date,
  timeZone: string,
): Promise<void> {
  const [week] = await tx
    .select()
    .from(assignmentWeeks)
    .where(
      and(
        eq(assignmentWeeks.userId, userId),
        lte(assignmentWeeks.startsAt, now),
        gt(assignmentWeeks.endsAt, now),
      ),
    )
  const counts = skillId === null || week?.items.some((item) => item.skillId === skillId)
  if (week && counts) await settleWeek(tx, week, timeZone)
}

/** SR-17: the week's points gained by the answers of a session that has ended. In the week turn of its end. */
export async function settleSession(
  tx: Database,
  { userId, sessionId, startedAt }: Pick<SessionRow, 'userId' | 'sessionId' | 'startedAt'>,
  timeZone: string,
): Promise<number> {
  const weeks = await tx
    .select()
    .from(assignmentWeeks)
    .where(and(eq(assignmentWeeks.userId, userId), gt(assignmentWeeks.endsAt, startedAt)))
    .orderBy(asc(assignmentWeeks.weekStart))
  let points = 0
  const isNear = (place: number) => place < WEEKS_OF_SESSION || place >= weeks.length - WEEKS_OF_SESSION
  for (const week of weeks.filter((_, place) => isNear(place))) {
    const { pointsBySession } = await settleWeek(tx, week, timeZone)
    points += pointsBySession.get(sessionId) ?? 0
  }
  return points
}
