import { millisecondsInDay } from 'date-fns/constants'
import { and, desc, eq, gte, ne, sql } from 'drizzle-orm'
import { among } from '../db/among'
import type { Database } from '../db/database'
import { skillResults, users } from '../db/schema'
import { JUDGED_ANSWERS } from './helpReasons'

const LOOKED_BACK_DAYS = 14

/** Of each, the latest graded problems of the last two weeks, and how many were right at the first try. */
export async function findRecentAccuracy(
  db: Database,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, { correct: number; judged: number }>> {
  if (userIds.length === 0) return new Map()
  const since = new Date(now.getTime() - LOOKED_BACK_DAYS * millisecondsInDay)
  const latest = db
    .select({ firstTimeCorrect: skillResults.firstTimeCorrect })
    .from(skillResults)
    .where(
      and(
        eq(skillResults.userId, users.userId),
        gte(skillResults.decidedAt, since),
        ne(skillResults.phase, 'LEARNING_SESSION'),
      ),
    )
    .orderBy(desc(skillResults.decidedAt))
    .limit(JUDGED_ANSWERS)
    .as('latest')
  const rows = await db
    .select({
      userId: users.userId,
      correct: sql<number>`sum(${latest.firstTimeCorrect})::int`,
      judged: sql<number>`count(*)::int`,
    })
    .from(users)
    .innerJoinLateral(latest, sql`true`)
    .where(among(users.userId, userIds))
    .groupBy(users.userId)
  return new Map(rows.map(({ userId, ...counts }) => [userId, counts]))
}
