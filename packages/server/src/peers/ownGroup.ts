import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { peerGroups, peerMembers, users } from '../db/schema'
import { shortReading } from '../db/shortReading'
import { isTurnDue } from '../rewards/honors/turnSchoolYear'
import { type Cohort, fitsStudent, lockCohort } from './cohort'
import { mayHavePeers } from './mayHavePeers'
import { type AfterDropOut, placeInGroups, writeMembers } from './placeInGroups'

interface PeerState {
  cohort: Cohort
  /** Whether the account may have peers at all (PEER-04). */
  isValid: boolean
  /** Null for who has never joined. */
  joinedAt: Date | null
  hasDroppedOut: boolean
  /** Null without a place in a group of the own cohort. */
  groupId: string | null
}

const stateOf = (db: Database) =>
  db
    .select({
      country: users.country,
      schoolGrade: users.schoolGrade,
      isValid: sql<boolean>`coalesce(${mayHavePeers(db)}, false)`,
      joinedAt: peerMembers.joinedAt,
      hasDroppedOut: peerMembers.hasDroppedOut,
      groupId: peerGroups.groupId,
    })
    .from(users)
    .leftJoin(peerMembers, eq(peerMembers.userId, users.userId))
    .leftJoin(
      peerGroups,
      and(eq(peerGroups.groupId, peerMembers.groupId), fitsStudent(sql.placeholder('schoolYear'))),
    )
    .where(eq(users.userId, sql.placeholder('userId')))
    .prepare('peer_state')

const stateOutside = shortReading(stateOf)

/** `statement` is `stateOutside(db)`, or `stateOf(tx)` in a transaction. */
async function findState(
  statement: ReturnType<typeof stateOf>,
  userId: string,
  schoolYear: number,
): Promise<PeerState | null> {
  const [found] = await statement.execute({ userId, schoolYear })
  if (!found) return null
  const { country, schoolGrade, isValid, joinedAt, hasDroppedOut, groupId } = found
  return {
    cohort: { country, schoolGrade, schoolYear },
    isValid,
    joinedAt,
    hasDroppedOut: hasDroppedOut ?? false,
    groupId: isValid && hasDroppedOut === false ? groupId : null,
  }
}

/** Gives a student a place, once; call it in a transaction. Null when there is none for the account. */
async function takePlace(
  tx: Database,
  userId: string,
  schoolYear: number,
  afterDropOut: AfterDropOut,
  now: Date,
): Promise<string | null> {
  const state = await findState(stateOf(tx), userId, schoolYear)
  if (!state?.isValid) return null
  await lockCohort(tx, state.cohort)
  const locked = await findState(stateOf(tx), userId, schoolYear)
  if (locked?.groupId) return locked.groupId
  if (locked?.hasDroppedOut && afterDropOut === 'stays_out') return null
  const joinedAt = (locked?.hasDroppedOut ? null : locked?.joinedAt) ?? now
  if (await isTurnDue(tx, schoolYear)) {
    await writeMembers(tx, [{ userId, joinedAt, groupId: null }], afterDropOut)
    return null
  }
  await placeInGroups(tx, state.cohort, [{ userId, joinedAt }], afterDropOut, now)
  return (await findState(stateOf(tx), userId, schoolYear))?.groupId ?? null
}

export interface OwnGroup {
  isValid: boolean
  groupId: string | null
}

/** SR-28: the group of a student; who is a member and has outgrown the old one gets a place in another. */
export async function findOwnGroup(
  db: Database,
  userId: string,
  schoolYear: number,
  now: Date,
): Promise<OwnGroup> {
  const state = await findState(stateOutside(db), userId, schoolYear)
  if (!state?.isValid) return { isValid: false, groupId: null }
  const isMember = state.joinedAt !== null && !state.hasDroppedOut
  if (state.groupId !== null || !isMember) return { isValid: true, groupId: state.groupId }
  const groupId = await db.transaction((tx) => takePlace(tx, userId, schoolYear, 'stays_out', now))
  return { isValid: true, groupId }
}

/** PEER-12, HOME-07: at the student's wish, after dropping out too; null when the account has no peer group. */
export const joinGroup = (
  db: Database,
  userId: string,
  schoolYear: number,
  now: Date,
): Promise<string | null> => db.transaction((tx) => takePlace(tx, userId, schoolYear, 'returns', now))

/** SR-28: at the account setup, in its transaction. Whoever has dropped out before stays out. */
export async function joinAtSetup(
  tx: Database,
  userId: string,
  schoolYear: number,
  now: Date,
): Promise<void> {
  const state = await findState(stateOf(tx), userId, schoolYear)
  if (state?.joinedAt === null) await takePlace(tx, userId, schoolYear, 'stays_out', now)
}

/** PEER-09: gives the place up, whatever the account. */
export async function dropOut(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .insert(peerMembers)
    .values({ userId, hasDroppedOut: true, joinedAt: now })
    .onConflictDoUpdate({ target: peerMembers.userId, set: { hasDroppedOut: true, groupId: null } })
}
