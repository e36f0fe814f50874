import { TZDate } from '@date-fns/tz'
import { DAILY_ACTIVITY_PAGE, refuse, succeed, type UserDay } from '@wordstride/api'
import { isActivityRange } from '@wordstride/learning'
import { addDays } from 'date-fns'
import { and, asc, gte, inArray, lt, sql } from 'drizzle-orm'
import { readsStudents } from '../../access/reach'
import type { Database } from '../../db/database'
import { sessions } from '../../db/schema'
import type { Handler } from '../../dispatch/callContext'
import { sessionTime } from '../../home/sessionTime'
import { isChosen } from './roleChoice'
import { findListed } from './userList'

interface Span {
  /** YYYY-MM-DD, of the region. */
  startDate: string
  endDate: string
  timeZone: string
}

/** The first moment of a day of the region. */
function beginOf(day: string, timeZone: string): TZDate {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new TZDate(year, month - 1, date, timeZone)
}

async function findDays(
  db: Database,
  userIds: readonly string[],
  { startDate, endDate, timeZone }: Span,
  now: Date,
): Promise<UserDay[]> {
  if (userIds.length === 0) return []
  const day = sql<string>`(${sessions.startedAt} at time zone ${timeZone})::date::text`
  const rows = await db
    .select({
      userId: sessions.userId,
      day,
      sessions: sql<number>`count(*)::int`,
      activeMs: sessionTime(now),
      points: sql<number>`sum(${sessions.pointsTotal})`,
    })
    .from(sessions)
    .where(
      and(
        inArray(sessions.userId, [...userIds]),
        gte(sessions.startedAt, new Date(beginOf(startDate, timeZone).getTime())),
        lt(sessions.startedAt, new Date(addDays(beginOf(endDate, timeZone), 1).getTime())),
      ),
    )
    // By its place: written twice, it would have two parameters and be two expressions.
    .groupBy(sessions.userId, sql`2`)
    .orderBy(asc(sessions.userId), sql`2`)
  return rows.map(({ activeMs, points, ...row }) => ({
    ...row,
    minutes: Number(activeMs) / 60_000,
    points: Number(points),
  }))
}

/** SR-39: a page of those in reach, and what they did. */
export const getUserDailyActivity: Handler<'getUserDailyActivity'> = async (
  { userRole, startDate, endDate, page },
  { db, caller, now, timeZone },
) => {
  if (!readsStudents(caller.user.role)) return refuse('not_allowed')
  const chosen = isChosen(userRole)
  if (chosen === null) return refuse('role_incorrect')
  if (!isActivityRange(startDate, endDate)) return refuse('activity_range')
  const { listed, total } = await findListed(db, caller, { chosen, page, pageSize: DAILY_ACTIVITY_PAGE })
  const userIds = listed.map(({ id }) => id)
  return succeed({
    users: listed,
    total,
    data: await findDays(db, userIds, { startDate, endDate, timeZone }, now),
  })
}
