import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Week } from '../../calendar/week'
import { among } from '../../db/among'
import type { Database } from '../../db/database'
import { sessions, users } from '../../db/schema'
import { sessionTime } from '../sessionTime'

interface WeekWork {
  minutes: number
  points: number
}

/** SR-17: what the sessions of the week gained, each once it has ended. */
const points = sql<number>`sum(${sessions.pointsTotal})`

/** Minutes and points of this week; who has not worked is not in it. */
export async function findWeekWork(
  db: Database,
  userIds: readonly string[],
  { startsAt, endsAt }: Week,
  now: Date,
): Promise<Map<string, WeekWork>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: sessions.userId, activeMs: sessionTime(now), points })
    .from(sessions)
    .where(
      and(among(sessions.userId, userIds), gte(sessions.startedAt, startsAt), lt(sessions.startedAt, endsAt)),
    )
    .groupBy(sessions.userId)
  return new Map(
    rows.map((row) => [row.userId, { minutes: Number(row.activeMs) / 60_000, points: Number(row.points) }]),
  )
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
