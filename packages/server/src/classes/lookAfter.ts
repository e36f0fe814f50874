import { PUPILS } from '@wordstride/api'
import { and, eq, isNull } from 'drizzle-orm'
import type { Caller } from '../access/caller'
import type { Database } from '../db/database'
import { type ClassRow, classes, classMembers } from '../db/schema'
import { canManage, findManagedAccounts, findManager, findOwnPupils, managesCenter } from '../people/rights'

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
  const isLookedAfter = (account: (typeof accounts)[number]): boolean => {
    if (canManage(manager, account)) return true
    const isInCenter = account.centerIds.some((centerId) => manager.centerIds.includes(centerId))
    if (manager.role === 'tutor') return isInCenter
    const isTeacher = manager.role === 'school_teacher' || manager.role === 'afterschool-teacher'
    return isTeacher && isInCenter && own.has(account.userId)
  }
  return new Set(accounts.filter(isLookedAfter).map(({ userId }) => userId))
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
