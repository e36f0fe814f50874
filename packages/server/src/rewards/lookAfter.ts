import { isLearner, type Role } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import type { Caller } from '../access/caller'
import type { Database } from '../db/database'
import { users } from '../db/schema'

/** SR-27: who agrees on goals with students and hands their rewards out. */
export const REWARD_STAFF: readonly Role[] = ['admin', 'lcadmin', 'tutor']

/** The student, when the caller may look after him; whether he is in reach was checked before (SR-04). */
export async function findRewardedStudent(db: Database, { user }: Caller, userId: string) {
  if (!REWARD_STAFF.includes(user.role)) return null
  const [student] = await db
    .select({
      userId: users.userId,
      role: users.role,
      firstName: users.firstName,
      lastName: users.lastName,
      userName: users.userName,
    })
    .from(users)
    .where(eq(users.userId, userId))
  return student && isLearner(student.role) ? student : null
}
