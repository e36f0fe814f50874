import type { CourseSection } from '@wordstride/core'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Week } from '../calendar/week'
import type { Database } from '../db/database'
import { inTurn } from '../db/inTurn'
import { lockKey } from '../db/lockKey'
import {
  assignmentWeeks,
  gradeStandings,
  type PeerStanding,
  peerMembers,
  peerRankings,
  userLearningInfo,
} from '../db/schema'
import { shortReading } from '../db/shortReading'

/** SR-28: force does without it (milliseconds). */
const RANKING_AGE_MS = 10 * 60_000

interface RankedGroup {
  groupId: string
  sectionType: CourseSection
}

const score = sql`coalesce(${gradeStandings.projectedScore}, 0)`

/** SR-20: of the running week. */
const weekPoints = ({ weekStart }: Week) =>
  sql`coalesce((select ${assignmentWeeks.pointsLa} + ${assignmentWeeks.pointsVoc} from ${assignmentWeeks}
    where ${assignmentWeeks.userId} = ${peerMembers.userId} and ${assignmentWeeks.weekStart} = ${weekStart}), 0)`

/** SR-28: higher grade first, then score, then the points of the week, then the id. */
const findOrder = (
  db: Database,
  { groupId, sectionType }: RankedGroup,
  week: Week,
): Promise<PeerStanding[]> =>
  db
    .select({ userId: peerMembers.userId, gradeId: userLearningInfo.currentGrade })
    .from(peerMembers)
    .leftJoin(
      userLearningInfo,
      and(eq(userLearningInfo.userId, peerMembers.userId), eq(userLearningInfo.sectionType, sectionType)),
    )
    .leftJoin(
      gradeStandings,
      and(
        eq(gradeStandings.userId, peerMembers.userId),
        eq(gradeStandings.sectionType, sectionType),
        eq(gradeStandings.gradeId, userLearningInfo.currentGrade),
      ),
    )
    .where(eq(peerMembers.groupId, groupId))
    .orderBy(
      sql`${userLearningInfo.currentGrade} desc nulls last`,
      sql`${score} desc`,
      sql`${weekPoints(week)} desc`,
      asc(peerMembers.userId),
    )

const keptOrder = shortReading((db) =>
  db
    .select()
    .from(peerRankings)
    .where(
      and(
        eq(peerRankings.groupId, sql.placeholder('groupId')),
        eq(peerRankings.sectionType, sql.placeholder('sectionType')),
      ),
    )
    .prepare('peer_ranking'),
)

type Order = ReadonlyMap<string, PeerStanding>

const byUser = (standings: readonly PeerStanding[]): Order =>
  new Map(standings.map((standing) => [standing.userId, standing]))

/** The order of a group that is at most ten minutes old; who is a member now may be missing in it. */
export async function findRecentOrder(db: Database, group: RankedGroup, now: Date): Promise<Order | null> {
  const [known] = await keptOrder(db).execute({ ...group })
  const isFresh = known !== undefined && now.getTime() - known.rankedAt.getTime() < RANKING_AGE_MS
  return isFresh ? byUser(known.standings) : null
}

const keyOf = (groupId: string): string => `peer ranking ${groupId}`

/** Until the end of the transaction nobody else ranks the group: who is being deleted does not come into an order again. */
export const lockRanking = (tx: Database, groupId: string): Promise<void> => lockKey(tx, keyOf(groupId))

/** The order of all who are members now, kept for who asks next. */
export const rankAnew = (db: Database, group: RankedGroup, week: Week, now: Date): Promise<Order> =>
  inTurn(db, keyOf(group.groupId), async (tx) => {
    const standings = await findOrder(tx, group, week)
    await tx
      .insert(peerRankings)
      .values({ ...group, standings, rankedAt: now })
      .onConflictDoUpdate({
        target: [peerRankings.groupId, peerRankings.sectionType],
        set: { standings, rankedAt: now },
      })
    return byUser(standings)
  })
