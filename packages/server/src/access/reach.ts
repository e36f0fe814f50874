import { type Access, isLearner, type Role } from '@wordstride/api'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { userCenters, users } from '../db/schema'
import type { Caller } from './caller'

/** SR-04: whom a role reads beyond itself. `learners` and `everyone` of one's own centres, or of all. */
const READS: Record<Role, 'nobody' | 'learners' | 'everyone' | 'all'> = {
  student: 'nobody',
  'super-student': 'nobody',
  test: 'nobody',
  tutor: 'learners',
  school_teacher: 'learners',
  'afterschool-teacher': 'learners',
  lcadmin: 'everyone',
  admin: 'all',
}

async function findSharedCenterUser(db: Database, callerId: string, userId: string): Promise<Role | null> {
  const ownCenters = db
    .select({ id: userCenters.centerId })
    .from(userCenters)
    .where(eq(userCenters.userId, callerId))
  const [found] = await db
    .select({ role: users.role })
    .from(users)
    .innerJoin(userCenters, eq(userCenters.userId, users.userId))
    .where(and(eq(users.userId, userId), inArray(userCenters.centerId, ownCenters)))
    .limit(1)
  return found?.role ?? null
}

/** SR-04: whether a role reads others at all. */
export const readsStudents = (role: Role): boolean => READS[role] !== 'nobody'

/** SR-04: whose centres a role is responsible for: its own, or all. */
export function managedCenters(role: Role): 'own' | 'all' | null {
  const reads = READS[role]
  return reads === 'all' ? 'all' : reads === 'everyone' ? 'own' : null
}

/** SR-04: whether a call with this `access` may be about the user. A user that does not exist is in no one's reach. */
export async function isInReach(
  db: Database,
  caller: Caller,
  access: Access,
  userId: string,
): Promise<boolean> {
  if (userId === caller.user.userId) return true
  const reads = READS[caller.user.role]
  if (access !== 'reach' || reads === 'nobody') return false
  if (reads === 'all') {
    const found = await db.select({ id: users.userId }).from(users).where(eq(users.userId, userId))
    return found.length > 0
  }
  const role = await findSharedCenterUser(db, caller.user.userId, userId)
  return role !== null && (reads === 'everyone' || isLearner(role))
}

/** SR-04: who sets up the accounts in his reach, at any time. */
export const canSetUpOthers = (role: Role): boolean => role === 'lcadmin' || role === 'admin'
