import { isCompleted } from '@wordstride/learning'
import { addMinutes } from 'date-fns'
import { and, asc, eq, isNull, lte, type Placeholder, sql } from 'drizzle-orm'
import { among } from '../db/among'
import type { Database } from '../db/database'
import { assignmentWeeks, tokenDeposits, users } from '../db/schema'
import { shortReading } from '../db/shortReading'
import { tryLockStudents } from '../standing/lockStudent'
import { inWeekTurn } from './inWeekTurn'
import { readWeeks, type WeekReading } from './weekReading'
import { reportReading } from './weekReport'

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

/** The weeks that ended before this moment close now. */
export const closingBefore = (now: Date): Date => addMinutes(now, -CLOSING_MINUTES)

/** `endedBefore` is `closingBefore(now)`. */
export const isDue = (endedBefore: Date | Placeholder) =>
  and(
    isNull(assignmentWeeks.closedAt),
    lte(assignmentWeeks.endsAt, sql.param(endedBefore, assignmentWeeks.endsAt)),
  )

/** What becomes final of each week (SR-21), and its tokens; under the lock of the assignment of each student. */
async function closeRead(db: Database, readings: readonly WeekReading[], timeZone: string): Promise<void> {
  const closed = readings.map((reading) => {
    const { points, reachedAt } = reportReading(reading, timeZone)
    const { userId, weekStart, endsAt } = reading.week
    return {
      userId,
      weekStart,
      la: points.la,
      voc: points.voc,
      reachedAt: reachedAt === null ? null : new Date(reachedAt),
      closedAt: addMinutes(endsAt, CLOSING_MINUTES),
      reason: depositReason(weekStart),
      tokens: isCompleted(points.total) ? reading.rewardTokens : null,
    }
  })
  const userIds = [...new Set(closed.map(({ userId }) => userId))]
  const rows = sql`json_to_recordset(${JSON.stringify(closed)}::json) as closed("userId" text, "weekStart" text,
    la float8, voc float8, "reachedAt" timestamptz, "closedAt" timestamptz, reason text, tokens int)`
  await db.execute(sql`
    update ${assignmentWeeks} set points_la = closed.la, points_voc = closed.voc, reached_at = closed."reachedAt",
      closed_at = closed."closedAt"
    from ${rows}
    where ${among(assignmentWeeks.userId, userIds)} and ${assignmentWeeks.userId} = closed."userId"
      and ${assignmentWeeks.weekStart} = closed."weekStart"`)
  if (closed.every(({ tokens }) => tokens === null)) return
  await db.execute(sql`
    insert into ${tokenDeposits} (user_id, reason, tokens, deposited_at)
    select "userId", reason, tokens, "closedAt" from ${rows} where tokens is not null
    on conflict do nothing`)
}

const dueOf = shortReading((db) =>
  db
    .select({ weekStart: assignmentWeeks.weekStart })
    .from(assignmentWeeks)
    .where(and(eq(assignmentWeeks.userId, sql.placeholder('userId')), isDue(sql.placeholder('endedBefore'))))
    .limit(1)
    .prepare('due_week'),
)

/** Whether a week of the student is over and not closed. */
export const hasDueWeek = async (db: Database, userId: string, now: Date): Promise<boolean> =>
  (await dueOf(db).execute({ userId, endedBefore: closingBefore(now) })).length > 0

const readDueWeeks = (db: Database, userIds: readonly string[], now: Date): Promise<WeekReading[]> =>
  readWeeks(db, and(among(assignmentWeeks.userId, userIds), isDue(closingBefore(now)))).orderBy(
    asc(assignmentWeeks.userId),
    asc(assignmentWeeks.weekStart),
  )

/**
 * Closes the weeks of a student that are over and deposits their tokens (SR-21). It happens when somebody looks, and is
 * dated Monday 00:05 all the same. Call it under the lock of the assignment.
 */
export async function closeWeeks(db: Database, userId: string, now: Date, timeZone: string): Promise<void> {
  if (await hasDueWeek(db, userId, now)) await closeRead(db, await readDueWeeks(db, [userId], now), timeZone)
}

/** The same for who does not hold the lock: it is taken where a week is over. */
export async function closeOverdueWeeks(
  db: Database,
  userId: string,
  now: Date,
  timeZone: string,
): Promise<void> {
  if (!(await hasDueWeek(db, userId, now))) return
  await inWeekTurn(db, userId, (tx) => closeWeeks(tx, userId, now, timeZone))
}

/**
 * The same for many students in one transaction, without waiting for anybody: whose assignment is somebody else's at
 * this moment is left out. Gives the number of weeks.
 */
export const closeWeeksOfMany = (
  db: Database,
  userIds: readonly string[],
  now: Date,
  timeZone: string,
): Promise<number> =>
  db.transaction(async (tx) => {
    const own = await tryLockStudents(tx, userIds, 'assignment')
    const readings = own.length > 0 ? await readDueWeeks(tx, own, now) : []
    if (readings.length > 0) await closeRead(tx, readings, timeZone)
    return readings.length
  })
