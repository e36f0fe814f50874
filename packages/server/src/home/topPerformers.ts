import { TZDate } from '@date-fns/tz'
import type { TopPerformer } from '@wordstride/api'
import { toldPoints } from '@wordstride/learning'
import { addDays } from 'date-fns'
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import { weekOf } from '../assignments/week'
import type { Database } from '../db/database'
import { assignmentWeeks, toldTenths, users } from '../db/schema'
import { isNamedToOthers } from '../rewards/isNamedToOthers'
import { namedUser, publicName } from '../rewards/publicName'

/** The best of last week (SR-26). */
const WINNERS = 10

interface Ranking {
  /** Monday as YYYY-MM-DD. */
  weekStart: string
  /** Of the points; nobody is listed with less than a completed week. */
  least: number
  most: number
}

/** SR-26: of the user's country, best first, ties by earlier reaching time; without the pupils of schools. */
async function findBest(
  db: Database,
  userId: string,
  { weekStart, least, most }: Ranking,
): Promise<TopPerformer[]> {
  const [viewer] = await db.select({ country: users.country }).from(users).where(eq(users.userId, userId))
  if (!viewer) return []
  const tenths = toldTenths(assignmentWeeks)
  const rows = await db
    .select({
      user: namedUser,
      pointsLa: assignmentWeeks.pointsLa,
      pointsVoc: assignmentWeeks.pointsVoc,
    })
    .from(assignmentWeeks)
    .innerJoin(users, eq(users.userId, assignmentWeeks.userId))
    .where(
      and(
        eq(assignmentWeeks.weekStart, weekStart),
        // As the index has it.
        sql`${tenths} >= 1000`,
        gte(tenths, least * 10),
        eq(users.country, viewer.country),
        isNamedToOthers,
      ),
    )
    .orderBy(desc(tenths), asc(assignmentWeeks.reachedAt), asc(assignmentWeeks.userId))
    .limit(most)
  return rows.map(({ user, pointsLa, pointsVoc }) => ({
    name: publicName(user),
    points: toldPoints((pointsLa ?? 0) + (pointsVoc ?? 0)),
    isOwn: user.userId === userId,
  }))
}

/** The best of last week. */
export function findWinners(
  db: Database,
  userId: string,
  now: Date,
  timeZone: string,
): Promise<TopPerformer[]> {
  const { weekStart } = weekOf(addDays(new TZDate(now, timeZone), -7), timeZone)
  return findBest(db, userId, { weekStart, least: 100, most: WINNERS })
}

/** The best of this week so far. */
export const findTopPerformers = (
  db: Database,
  userId: string,
  now: Date,
  timeZone: string,
  asked: { least: number; most: number },
): Promise<TopPerformer[]> => findBest(db, userId, { weekStart: weekOf(now, timeZone).weekStart, ...asked })
