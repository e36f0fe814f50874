import { LEARNERS, type Role } from '@wordstride/api'
import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { among } from '../db/among'
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

/** SR-04: whether a role reads others at all. */
export const readsStudents = (role: Role): boolean => READS[role] !== 'nobody'

/** SR-04: whose centres a role is responsible for: its own, or all. */
export function managedCenters(role: Role): 'own' | 'all' | null {
  const reads = READS[role]
  return reads === 'all' ? 'all' : reads === 'everyone' ? 'own' : null
}

/** SR-04: those of the others whom the caller reads. A user that does not exist is in no one's reach. */
async function findOthers(db: Database, { user }: Caller, userIds: readonly string[]): Promise<string[]> {
  const reads = READS[user.role]
  if (reads === 'nobody' || userIds.length === 0) return []
  const isOfOwnCenter = exists(
    db
      .select({ one: sql`1` })
      .from(userCenters)
      .where(
        and(
          eq(userCenters.userId, users.userId),
          inArray(
            userCenters.centerId,
            db
              .select({ id: userCenters.centerId })
              .from(userCenters)
              .where(eq(userCenters.userId, user.userId)),
          ),
        ),
      ),
  )
  const found = await db
    .select({ userId: users.userId })
    .from(users)
    .where(
      and(
        among(users.userId, userIds),
        reads === 'all' ? undefined : isOfOwnCenter,
        reads === 'learners' ? inArray(users.role, [...LEARNERS]) : undefined,
      ),
    )
  return found.map(({ userId }) => userId)
}

/** SR-04: those of the users about whom a call with `access` 'reach' may be. */
export async function findInReach(
  db: Database,
  caller: Caller,
  userIds: readonly string[],
): Promise<Set<string>> {
  const isOwn = (userId: string) => userId === caller.user.userId
  const others = await findOthers(
    db,
    caller,
    userIds.filter((userId) => !isOwn(userId)),
  )
  return new Set([...userIds.filter(isOwn), ...others])
}

/** SR-04: who sets up the accounts in his reach, at any time. */
export const canSetUpOthers = (role: Role): boolean => role === 'lcadmin' || role === 'admin'
