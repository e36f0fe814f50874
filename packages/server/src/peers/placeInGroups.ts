import { PEER_GROUP_SIZE } from '@wordstride/learning'
import { and, asc, count, eq, lt, max, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '../db/database'
import { peerGroups, peerMembers } from '../db/schema'
import { inBatches } from '../lists/inBatches'
import type { Cohort } from './cohort'

/** Of one statement. */
const ROWS_AT_ONCE = 1_000

interface Newcomer {
  userId: string
  joinedAt: Date
}

interface Member extends Newcomer {
  /** Null for who still waits for a place: the next look, or the job of the night, gives one. */
  groupId: string | null
}

/** What becomes of newcomers who have dropped out: who joins again returns, who is only given a place does not. */
export type AfterDropOut = 'returns' | 'stays_out'

const ofCohort = ({ country, schoolGrade, schoolYear }: Cohort) =>
  and(
    eq(peerGroups.country, country),
    eq(peerGroups.schoolGrade, schoolGrade),
    eq(peerGroups.schoolYear, schoolYear),
  )

const findOpenGroups = (tx: Database, cohort: Cohort) =>
  tx
    .select({ groupId: peerGroups.groupId, members: count(peerMembers.userId) })
    .from(peerGroups)
    .leftJoin(peerMembers, eq(peerMembers.groupId, peerGroups.groupId))
    .where(ofCohort(cohort))
    .groupBy(peerGroups.groupId, peerGroups.number)
    .having(lt(count(peerMembers.userId), PEER_GROUP_SIZE))
    .orderBy(asc(peerGroups.number))

async function addGroups(tx: Database, cohort: Cohort, groups: number, createdAt: Date): Promise<string[]> {
  if (groups <= 0) return []
  const [last] = await tx
    .select({ number: max(peerGroups.number) })
    .from(peerGroups)
    .where(ofCohort(cohort))
  const first = (last?.number ?? 0) + 1
  const made = Array.from({ length: groups }, (_, i) => ({
    groupId: newId(),
    ...cohort,
    number: first + i,
    createdAt,
  }))
  await tx.insert(peerGroups).values(made)
  return made.map(({ groupId }) => groupId)
}

/** Nobody waits for the lock of a cohort to drop out, so who stays out is asked as the member is written. */
export const writeMembers = (
  tx: Database,
  members: readonly Member[],
  afterDropOut: AfterDropOut,
): Promise<void> =>
  inBatches(members, ROWS_AT_ONCE, (batch) =>
    tx
      .insert(peerMembers)
      .values(batch)
      .onConflictDoUpdate({
        target: peerMembers.userId,
        set: {
          groupId: sql`excluded.group_id`,
          hasDroppedOut: false,
          joinedAt: sql`excluded.joined_at`,
        },
        ...(afterDropOut === 'stays_out' && { setWhere: eq(peerMembers.hasDroppedOut, false) }),
      }),
  )

/**
 * SR-28: gives students of a cohort the next free places in the order given, 30 to a group. Call it under the lock of the
 * cohort.
 */
export async function placeInGroups(
  tx: Database,
  cohort: Cohort,
  newcomers: readonly Newcomer[],
  afterDropOut: AfterDropOut,
  now: Date,
): Promise<void> {
  const open = await findOpenGroups(tx, cohort)
  const places = open.flatMap(({ groupId, members }) =>
    Array.from({ length: PEER_GROUP_SIZE - members }, () => groupId),
  )
  const missing = Math.ceil((newcomers.length - places.length) / PEER_GROUP_SIZE)
  for (const groupId of await addGroups(tx, cohort, missing, now))
    places.push(...Array.from({ length: PEER_GROUP_SIZE }, () => groupId))
  const members = newcomers.map((newcomer, i) => ({ ...newcomer, groupId: places[i] as string }))
  await writeMembers(tx, members, afterDropOut)
}
