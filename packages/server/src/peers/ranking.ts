import { type PeerProgress, REFUSALS, type RefusalCode, refuse } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { and, eq } from 'drizzle-orm'
import { findInReach, readsStudents } from '../access/reach'
import { schoolYearOf } from '../calendar/schoolYear'
import { weekOf } from '../calendar/week'
import type { Database } from '../db/database'
import { type PeerStanding, peerGroups } from '../db/schema'
import type { CallContext, Handler } from '../dispatch/callContext'
import { tellNews } from './newAchievements'
import { findOwnGroup } from './ownGroup'
import { toPeerRow } from './peerRows'
import { findRecentOrder, rankAnew } from './rankGroup'
import { readGroup } from './readGroup'
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
  const [group, ranking] = await Promise.all([
    readGroup(db, groupId, schoolYearOf(now, timeZone), now),
    force ? null : findRecentOrder(db, { groupId, sectionType }, now),
  ])
  const { members } = group
  const isWhole = ranking !== null && [...members.keys()].every((userId) => ranking.has(userId))
  const order = isWhole ? ranking : await rankAnew(db, { groupId, sectionType }, weekOf(now, timeZone), now)
  return { group, order: [...order.values()].filter(({ userId }) => members.has(userId)) }
}

type Ranking = Awaited<ReturnType<typeof findRanking>>

function describeRows(
  { group: { members, news }, order }: Ranking,
  places: readonly number[],
  asked: { sectionType: CourseSection; viewerId: string },
) {
  const standings = places.map((place) => order[place - 1] as PeerStanding)
  const ranked = new Set(standings.map(({ userId }) => userId))
  const fresh = tellNews({ members, news: news.filter(({ userId }) => ranked.has(userId)) }, asked)
  return standings.flatMap((standing, i) => {
    const member = members.get(standing.userId)
    const own = fresh.filter(({ userId }) => userId === standing.userId)
    return member ? [toPeerRow(places[i] as number, standing, member, own)] : []
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
  const inReach = await findInReach(
    db,
    caller,
    ranking.order.map(({ userId }) => userId),
  )
  const places = ranking.order.flatMap(({ userId }, i) => (inReach.has(userId) ? [i + 1] : []))
  if (places.length === 0) return fail('peer_group_unknown')
  const viewer = { sectionType: ranked.sectionType, viewerId: caller.user.userId }
  return succeedWith({
    groupId: ranked.groupId,
    myRank: null,
    rows: describeRows(ranking, places, viewer),
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
  if (ranking.group.members.size < LEAST_MEMBERS) return fail('peer_group_small')
  const myRank = ranking.order.findIndex((standing) => standing.userId === userId) + 1 || null
  const places = seenPlaces(ranking.order.length, myRank, FIRST_PLACES)
  return succeedWith({
    groupId: own.groupId,
    myRank,
    rows: describeRows(ranking, places, { sectionType, viewerId: userId }),
  })
}
