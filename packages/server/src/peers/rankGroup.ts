import type { CourseSection } from '@wordstride/core'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Week } from '../assignments/week'
import type { Database } from '../db/database'
import { oncePerDatabase } from '../db/oncePerDatabase'
import {
  assignmentWeeks,
  gradeStandings,
  type PeerStanding,
  peerMembers,
  peerRankings,
  userLearningInfo,
} from '../db/schema'

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

const keptOrder = oncePerDatabase((db) =>
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

async function rankAnew(db: Database, group: RankedGroup, week: Week, now: Date): Promise<PeerStanding[]> {
  const standings = await findOrder(db, group, week)
  await db
    .insert(peerRankings)
    .values({ ...group, standings, rankedAt: now })
    .onConflictDoUpdate({
      target: [peerRankings.groupId, peerRankings.sectionType],
      set: { standings, rankedAt: now },
    })
  return standings
}

/** The order of a group, at most ten minutes old, with everybody in it who is a member now. */
export async function rankGroup(
  db: Database,
  group: RankedGroup,
  members: readonly { userId: string }[],
  { week, now, force }: { week: Week; now: Date; force: boolean },
): Promise<PeerStanding[]> {
  const [known] = force ? [] : await keptOrder(db).execute({ ...group })
  const isFresh = known !== undefined && now.getTime() - known.rankedAt.getTime() < RANKING_AGE_MS
  const places = new Map((isFresh ? known.standings : []).map((standing) => [standing.userId, standing]))
  const isWhole = isFresh && members.every(({ userId }) => places.has(userId))
  const order = isWhole ? known.standings : await rankAnew(db, group, week, now)
  const shown = new Set(members.map(({ userId }) => userId))
  return order.filter(({ userId }) => shown.has(userId))
}
