import { isCompleted } from '@wordstride/learning'
import { addMinutes } from 'date-fns'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type AssignmentWeekRow, assignmentWeeks, tokenDeposits, users } from '../db/schema'
import { inStudentTurn } from '../standing/inStudentTurn'
import { settleWeek } from './runningPoints'

/** SR-21: a week closes on Monday at 00:05. */
export const CLOSING_MINUTES = 5
/** What a completed week earns a student. */
export async function findRewardTokens(db: Database, userId: string): Promise<number> {
  const [user] = await db
    .select({ rewardTokens: users.rewardTokens })
    .from(users)
    .where(eq(users.userId, userId))
  return user?.rewardTokens ?? 0
}

export const depositReason = (weekStart: string): string => `week ${weekStart}`

async function closeWeek(db: Database, week: AssignmentWeekRow, timeZone: string): Promise<void> {
  const { userId, weekStart } = week
  const { points } = await settleWeek(db, week, timeZone)
  const closedAt = addMinutes(week.endsAt, CLOSING_MINUTES)
  await db
    .update(assignmentWeeks)
    .set({ closedAt })
    .where(and(eq(assignmentWeeks.userId, userId), eq(assignmentWeeks.weekStart, weekStart)))
  if (!isCompleted(points.total)) return
  await db
    .insert(tokenDeposits)
    .values({
      userId,
      reason: depositReason(weekStart),
      tokens: await findRewardTokens(db, userId),
      depositedAt: closedAt,
    })
    .onConflictDoNothing()
}

const findDueWeeks = (db: Database, userId: string, now: Date): Promise<AssignmentWeekRow[]> =>
  db
    .select()
    .from(assignmentWeeks)
    .where(
      and(
        eq(assignmentWeeks.userId, userId),
        isNull(assignmentWeeks.closedAt),
        lte(assignmentWeeks.endsAt, addMinutes(now, -CLOSING_MINUTES)),
      ),
    )
    .orderBy(asc(assignmentWeeks.weekStart))

/**
 * Closes the weeks of a student that are over and deposits their tokens (SR-21). It happens when somebody looks, and is
 * dated Monday 00:05 all the same. Call it under the lock of the assignment.
 */
export async function closeWeeks(db: Database, userId: string, now: Date, timeZone: string): Promise<void> {
  for (const week of await findDueWeeks(db, userId, now)) await closeWeek(db, week, timeZone)
}

/** The same for who does not hold the lock: it is taken where a week is over. */
export async function closeOverdueWeeks(
  db: Database,
  userId: string,
  now: Date,
  timeZone: string,
): Promise<void> {
  if ((await findDueWeeks(db, userId, now)).length === 0) return
  await inStudentTurn(db, { userId, section: 'assignment' }, (tx) => closeWeeks(tx, userId, now, timeZone))
}
