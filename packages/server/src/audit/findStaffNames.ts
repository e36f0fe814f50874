import { fullName } from '@wordstride/api'
import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { users } from '../db/schema'

/** By id; who has no account any more is told by the id. */
export async function findStaffNames(
  db: Database,
  userIds: readonly string[],
): Promise<(userId: string) => string> {
  const wanted = [...new Set(userIds)]
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({
            userId: users.userId,
            userName: users.userName,
            firstName: users.firstName,
            lastName: users.lastName,
          })
          .from(users)
          .where(inArray(users.userId, wanted))
  const names = new Map(rows.map((row) => [row.userId, fullName(row)]))
  return (userId) => names.get(userId) ?? userId
}
