import { type PeerProgress, REFUSALS, type RefusalCode, refuse } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { and, eq } from 'drizzle-orm'
import { isInReach, readsStudents } from '../access/reach'
import { weekOf } from '../assignments/week'
import type { Database } from '../db/database'
import { type PeerStanding, peerGroups } from '../db/schema'
import type { CallContext, Handler } from '../dispatch/callContext'
import { schoolYearOf } from '../standing/schoolYear'
import { findMembers, type Member } from './findMembers'
import { findNewAchievements } from './newAchievements'
import { findOwnGroup } from './ownGroup'
import { toPeerRow } from './peerRows'
import { rankGroup } from './rankGroup'
import { seenPlaces } from './seenPlaces'

/** A group of fewer is not shown (SR-28). */
const LEAST_MEMBERS = 2
/** The places that everybody of a group sees. */
const FIRST_PLACES = 3

const fail = (code: RefusalCode) => ({ ...refuse(code), errorMessage: REFUSALS[code] })

const succeedWith = (peerProgressData: PeerProgress) =>
  ({ isSuccess: true, status: 'success', errorMessage: null, peerProgressData }) as const

interface Ranked {
  groupId: string
  sectionType: CourseSection
  force: boolean
}

async function findRanking({ db, now, timeZone }: CallContext, { groupId, sectionType, force }: Ranked) {
  const members = await findMembers(db, groupId, schoolYearOf(now, timeZone), now)
  const order = await rankGroup(db, { groupId, sectionType }, members, {
    week: weekOf(now, timeZone),
    now,
    force,
  })
  return { members, order }
}

async function describeRows(
  { db, now }: CallContext,
  { members, order }: { members: readonly Member[]; order: readonly PeerStanding[] },
  places: readonly number[],
  { groupId, sectionType, viewerId }: { groupId: string; sectionType: CourseSection; viewerId: string },
) {
  const standings = places.map((place) => ({ place, standing: order[place - 1] as PeerStanding }))
  const fresh = await findNewAchievements(db, { groupId, members, sectionType, viewerId, now })
  return standings.flatMap(({ place, standing }) => {
    const member = members.find(({ userId }) => userId === standing.userId)
    const own = fresh.filter(({ userId }) => userId === standing.userId)
    return member ? [toPeerRow(place, standing, member, own)] : []
  })
}

/** A group of this id, and of this grade where one is asked for. */
async function isGroup(db: Database, groupId: string, grade: number | null | undefined): Promise<boolean> {
  const [found] = await db
    .select({ groupId: peerGroups.groupId })
    .from(peerGroups)
    .where(
      and(
        eq(peerGroups.groupId, groupId),
        grade === null || grade === undefined ? undefined : eq(peerGroups.schoolGrade, grade),
      ),
    )
  return found !== undefined
}

/** SR-04, SR-28: staff who name a group see all places of the students in their reach. */
async function rankForStaff(context: CallContext, ranked: Ranked) {
  const { db, caller } = context
  const ranking = await findRanking(context, ranked)
  const places: number[] = []
  for (const [i, { userId }] of ranking.order.entries())
    if (await isInReach(db, caller, 'reach', userId)) places.push(i + 1)
  if (places.length === 0) return fail('peer_group_unknown')
  const viewer = { ...ranked, viewerId: caller.user.userId }
  return succeedWith({
    groupId: ranked.groupId,
    myRank: null,
    rows: await describeRows(context, ranking, places, viewer),
  })
}

export const getPeerGroupRanking: Handler<'getPeerGroupRanking'> = async (
  { userId, peerSiteId, grade, force, sectionType },
  context,
) => {
  const { db, caller, now, timeZone } = context
  if (peerSiteId) {
    if (!readsStudents(caller.user.role)) return fail('not_allowed')
    if (!(await isGroup(db, peerSiteId, grade))) return fail('peer_group_unknown')
    return rankForStaff(context, { groupId: peerSiteId, sectionType, force })
  }
  const own = await findOwnGroup(db, userId, schoolYearOf(now, timeZone), now)
  if (!own.isValid) return fail('peer_group_invalid')
  if (own.groupId === null) return fail('not_in_peer_group')
  const ranking = await findRanking(context, { groupId: own.groupId, sectionType, force })
  if (ranking.members.length < LEAST_MEMBERS) return fail('peer_group_small')
  const myRank = ranking.order.findIndex((standing) => standing.userId === userId) + 1 || null
  const places = seenPlaces(ranking.order.length, myRank, FIRST_PLACES)
  const viewer = { groupId: own.groupId, sectionType, viewerId: userId }
  return succeedWith({
    groupId: own.groupId,
    myRank,
    rows: await describeRows(context, ranking, places, viewer),
  })
}
