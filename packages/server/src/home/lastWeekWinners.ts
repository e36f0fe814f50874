import { TZDate } from '@date-fns/tz'
import type { TopPerformer } from '@wordstride/api'
import { addDays } from 'date-fns'
import { and, asc, desc, eq, gte, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { closeWeeks, LEAST_COMPLETED } from '../assignments/closeWeeks'
import { weekOf } from '../assignments/week'
import type { Database } from '../db/database'
import { assignmentWeeks, users } from '../db/schema'
import { publicName } from '../rewards/publicName'
import { inStudentTurn } from '../standing/inStudentTurn'

/** The best of last week (SR-26). */
const WINNERS = 10
/** Weeks of others that one reading closes; on a Monday the first visitors share this work. */
const CLOSED_AT_ONCE = 25

const lastWeekOf = (now: Date, timeZone: string) => weekOf(addDays(new TZDate(now, timeZone), -7), timeZone)

async function findCountry(db: Database, userId: string): Promise<'US' | 'CN' | null> {
  const [user] = await db.select({ country: users.country }).from(users).where(eq(users.userId, userId))
  return user?.country ?? null
}

const closeOne = (db: Database, userId: string, now: Date, timeZone: string): Promise<void> =>
  inStudentTurn(db, { userId, section: 'assignment' }, (tx) => closeWeeks(tx, userId, now, timeZone))

/** SR-21: a week closes when somebody looks; whoever looks at the winners looks at everyone's last week. */
export async function closeLastWeek(
  db: Database,
  userId: string,
  now: Date,
  timeZone: string,
): Promise<void> {
  await closeOne(db, userId, now, timeZone)
  const open = await db
    .select({ userId: assignmentWeeks.userId })
    .from(assignmentWeeks)
    .where(
      and(
        eq(assignmentWeeks.weekStart, lastWeekOf(now, timeZone).weekStart),
        isNull(assignmentWeeks.closedAt),
      ),
    )
    .limit(CLOSED_AT_ONCE)
  for (const week of open) await closeOne(db, week.userId, now, timeZone)
}

/** SR-26: the best of last week in the user's country. Call it after `closeLastWeek`. */
export async function findWinners(
  db: Database,
  userId: string,
  now: Date,
  timeZone: string,
): Promise<TopPerformer[]> {
  const country = await findCountry(db, userId)
  if (country === null) return []
  const points = sql<number>`(${assignmentWeeks.pointsLa} + ${assignmentWeeks.pointsVoc})`
  const rows = await db
    .select({ user: users, points })
    .from(assignmentWeeks)
    .innerJoin(users, eq(users.userId, assignmentWeeks.userId))
    .where(
      and(
        eq(assignmentWeeks.weekStart, lastWeekOf(now, timeZone).weekStart),
        isNotNull(assignmentWeeks.closedAt),
        gte(points, LEAST_COMPLETED),
        eq(users.country, country),
        or(isNull(users.license), ne(users.license, 'SCHOOL')),
      ),
    )
    .orderBy(desc(points), asc(assignmentWeeks.userId))
    .limit(WINNERS)
  return rows.map(({ user, points: total }) => ({
    name: publicName(user),
    points: Number(total),
    isOwn: user.userId === userId,
  }))
}
