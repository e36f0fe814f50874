import type { TopPerformer } from '@wordstride/api'
import { toldPoints } from '@wordstride/learning'
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import { weekOf } from '../calendar/week'
import type { Database } from '../db/database'
import { oncePerDatabase } from '../db/oncePerDatabase'
import { assignmentWeeks, toldTenths, users } from '../db/schema'
import { shortReading } from '../db/shortReading'
import { isNamedNow, isNamedToOthers } from '../rewards/isNamedToOthers'
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

/** How old the names of others may be (milliseconds). */
const KEPT_MS = 10_000
/** Rankings that a process keeps. */
const KEPT = 100

interface Best {
  userId: string
  name: string
  points: number
}

interface Kept {
  readAt: number
  best: Promise<readonly Best[]>
}

const tellPoints = ({ pointsLa, pointsVoc }: { pointsLa: number | null; pointsVoc: number | null }) =>
  toldPoints((pointsLa ?? 0) + (pointsVoc ?? 0))

const tenths = toldTenths(assignmentWeeks)

/** SR-26: of a country, best first, ties by earlier reaching time; without the pupils of schools and ended accounts. */
const bestReading = oncePerDatabase((db) =>
  db
    .select({
      user: namedUser,
      pointsLa: assignmentWeeks.pointsLa,
      pointsVoc: assignmentWeeks.pointsVoc,
    })
    .from(assignmentWeeks)
    .innerJoin(users, eq(users.userId, assignmentWeeks.userId))
    .where(
      and(
        eq(assignmentWeeks.weekStart, sql.placeholder('weekStart')),
        // As the index has it.
        sql`${tenths} >= 1000`,
        gte(tenths, sql`${sql.placeholder('leastTenths')}::float8`),
        eq(users.country, sql.placeholder('country')),
        isNamedNow(sql.placeholder('now')),
      ),
    )
    .orderBy(desc(tenths), asc(assignmentWeeks.reachedAt), asc(assignmentWeeks.userId))
    .limit(sql.placeholder('most'))
    .prepare('best_of_week'),
)

async function readBest(db: Database, country: string, ranking: Ranking, now: Date): Promise<Best[]> {
  const { weekStart, least, most } = ranking
  const rows = await bestReading(db).execute({ weekStart, leastTenths: least * 10, country, most, now })
  return rows.map(({ user, ...points }) => ({
    userId: user.userId,
    name: publicName(user),
    points: tellPoints(points),
  }))
}

const keptOf = oncePerDatabase(() => new Map<string, Kept>())

/** Who asks at the same time waits for the same reading. */
function findKept(db: Database, country: string, ranking: Ranking, now: Date): Kept {
  const all = keptOf(db)
  const key = `${country} ${ranking.weekStart} ${ranking.least} ${ranking.most}`
  const known = all.get(key)
  if (known && Math.abs(now.getTime() - known.readAt) < KEPT_MS) return known
  if (all.size >= KEPT) all.clear()
  const fresh = { readAt: now.getTime(), best: readBest(db, country, ranking, now) }
  all.set(key, fresh)
  fresh.best.catch(() => all.delete(key))
  return fresh
}

/** The user, and the own points of the week if others may see them. */
const ownReading = shortReading((db) =>
  db
    .select({
      user: namedUser,
      country: users.country,
      isNamed: sql<boolean>`(${isNamedToOthers})`,
      pointsLa: assignmentWeeks.pointsLa,
      pointsVoc: assignmentWeeks.pointsVoc,
    })
    .from(users)
    .leftJoin(
      assignmentWeeks,
      and(
        eq(assignmentWeeks.userId, users.userId),
        eq(assignmentWeeks.weekStart, sql.placeholder('weekStart')),
      ),
    )
    .where(eq(users.userId, sql.placeholder('userId')))
    .prepare('own_week_points'),
)

/** Whether a ranking tells of the user what is so now. */
function isTrueOf({ userId, name, points }: Best, best: readonly Best[], { least, most }: Ranking): boolean {
  const shown = best.find((one) => one.userId === userId)
  if (shown) return shown.points === points && shown.name === name
  const last = best.at(-1)
  return (
    points < Math.max(100, least) || (best.length === most && last !== undefined && points <= last.points)
  )
}

/** The names of others may be some seconds old; what is told of the user is of this moment. */
async function findBest(db: Database, userId: string, ranking: Ranking, now: Date): Promise<TopPerformer[]> {
  const [own] = await ownReading(db).execute({ userId, weekStart: ranking.weekStart })
  if (!own) return []
  const kept = findKept(db, own.country, ranking, now)
  const ofUser = { userId, name: publicName(own.user), points: own.isNamed ? tellPoints(own) : 0 }
  const isTrue = isTrueOf(ofUser, await kept.best, ranking)
  const best = isTrue ? await kept.best : await readBest(db, own.country, ranking, now)
  return best.map(({ userId: id, name, points }) => ({ name, points, isOwn: id === userId }))
}

/** The best of last week. */
export function findWinners(
  db: Database,
  userId: string,
  now: Date,
  timeZone: string,
): Promise<TopPerformer[]> {
  const { weekStart } = weekOf(new Date(weekOf(now, timeZone).startsAt.getTime() - 1), timeZone)
  return findBest(db, userId, { weekStart, least: 100, most: WINNERS }, now)
}

/** The best of this week so far. */
export const findTopPerformers = (
  db: Database,
  userId: string,
  now: Date,
  timeZone: string,
  asked: { least: number; most: number },
): Promise<TopPerformer[]> =>
  findBest(db, userId, { weekStart: weekOf(now, timeZone).weekStart, ...asked }, now)
