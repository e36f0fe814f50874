import { toldPoints } from '@wordstride/learning'
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Week } from '../../calendar/week'
import { among } from '../../db/among'
import type { Database } from '../../db/database'
import { assignmentWeeks, sessions, users } from '../../db/schema'
import { sessionTime } from '../sessionTime'

interface WeekWork {
  minutes: number
  /** As the student reads them (SR-20). */
  points: number
}

const findMinutes = (
  db: Database,
  userIds: readonly string[],
  { startsAt, endsAt }: Week,
  now: Date,
): Promise<{ userId: string; activeMs: string }[]> =>
  db
    .select({ userId: sessions.userId, activeMs: sessionTime(now) })
    .from(sessions)
    .where(
      and(among(sessions.userId, userIds), gte(sessions.startedAt, startsAt), lt(sessions.startedAt, endsAt)),
    )
    .groupBy(sessions.userId)

/** What stands in the rows of the week, so that no week is replayed for a class. */
const findPoints = (db: Database, userIds: readonly string[], { weekStart }: Week) =>
  db
    .select({
      userId: assignmentWeeks.userId,
      points: sql<number>`coalesce(${assignmentWeeks.pointsLa} + ${assignmentWeeks.pointsVoc}, 0)`,
    })
    .from(assignmentWeeks)
    .where(and(among(assignmentWeeks.userId, userIds), eq(assignmentWeeks.weekStart, weekStart)))

/** Minutes and points of a week; who has neither worked nor an assignment is not in it. */
export async function findWeekWork(
  db: Database,
  userIds: readonly string[],
  week: Week,
  now: Date,
): Promise<Map<string, WeekWork>> {
  if (userIds.length === 0) return new Map()
  const [times, earned] = await Promise.all([
    findMinutes(db, userIds, week, now),
    findPoints(db, userIds, week),
  ])
  const work = new Map<string, WeekWork>(
    times.map(({ userId, activeMs }) => [userId, { minutes: Number(activeMs) / 60_000, points: 0 }]),
  )
  for (const { userId, points } of earned)
    work.set(userId, { minutes: work.get(userId)?.minutes ?? 0, points: toldPoints(points) })
  return work
}

/** When each began the last session, epoch ms. The index gives one row a student, however many there are. */
export async function findLastActive(db: Database, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map()
  const last = db
    .select({ startedAt: sessions.startedAt })
    .from(sessions)
    .where(eq(sessions.userId, users.userId))
    .orderBy(desc(sessions.startedAt))
    .limit(1)
    .as('last')
  const rows = await db
    .select({ userId: users.userId, startedAt: last.startedAt })
    .from(users)
    .innerJoinLateral(last, sql`true`)
    .where(among(users.userId, userIds))
  return new Map(rows.map((row) => [row.userId, row.startedAt.getTime()]))
}
