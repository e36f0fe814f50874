import { PUPILS } from '@wordstride/api'
import { and, eq, isNull } from 'drizzle-orm'
import type { Caller } from '../access/caller'
import type { Database } from '../db/database'
import { type ClassRow, classes, classMembers } from '../db/schema'
import {
  canManage,
  findManagedAccounts,
  findManager,
  findOwnPupils,
  managesCenter,
  teaches,
} from '../people/rights'

/**
 * Those of the users whom the caller looks after: administrators the learners that they manage, a tutor the pupils of the
 * centers, a teacher the pupils of own classes that go on, as long as they share a center (SR-04).
 */
export async function findLookedAfter(
  db: Database,
  caller: Caller,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const manager = await findManager(db, caller)
  const accounts = (await findManagedAccounts(db, userIds)).filter(({ role }) => PUPILS.includes(role))
  const own = await findOwnPupils(db, manager.userId, userIds)
  const lookedAfter = accounts.filter(
    (account) => canManage(manager, account) || teaches(manager, account, own),
  )
  return new Set(lookedAfter.map(({ userId }) => userId))
}

export const looksAfter = async (db: Database, caller: Caller, userId: string): Promise<boolean> =>
  (await findLookedAfter(db, caller, [userId])).has(userId)

/** The class, when it goes on and the caller teaches it or manages its center. */
export async function findSeenClass(db: Database, caller: Caller, classId: string): Promise<ClassRow | null> {
  const [found] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.classId, classId), isNull(classes.endedAt)))
  if (!found) return null
  const [membership] = await db
    .select({ isTeacher: classMembers.isTeacher })
    .from(classMembers)
    .where(and(eq(classMembers.userId, caller.user.userId), eq(classMembers.classId, classId)))
  if (membership?.isTeacher) return found
  return managesCenter(await findManager(db, caller), found.centerId) ? found : null
}
