import { fullName, type ListedUser, MAX_LISTED_USERS, type Role, refuse, succeed } from '@wordstride/api'
import { and, asc, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { users } from '../../db/schema'
import type { Handler } from '../../dispatch/callContext'
import { isVisible } from '../../people/listAccounts'
import { findManager } from '../../people/rights'
import { isChosen } from './roleChoice'

/** Who may list users by name (SR-04). */
const LISTING: readonly Role[] = ['tutor', 'lcadmin', 'admin']

interface Listed {
  condition: SQL | undefined
  page: number
  pageSize: number
}

/** By user name. */
export async function findListed(
  db: Database,
  { condition, page, pageSize }: Listed,
): Promise<{ listed: ListedUser[]; total: number }> {
  const [total, rows] = await Promise.all([
    db.$count(users, condition),
    db
      .select({
        id: users.userId,
        userName: users.userName,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(users)
      .where(condition)
      .orderBy(asc(users.userName), asc(users.userId))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ])
  const listed = rows.map((row) => ({ id: row.id, userName: row.userName, name: fullName(row) }))
  return { listed, total }
}

/** ENT-28, of those in reach. */
export const getUserListByRole: Handler<'getUserListByRole'> = async ({ role, prefix }, { db, caller }) => {
  if (!LISTING.includes(caller.user.role)) return refuse('not_allowed')
  const chosen = isChosen(role ?? prefix ?? '')
  if (chosen === null) return refuse('role_incorrect')
  const condition = and(chosen, isVisible(db, await findManager(db, caller)))
  const { listed, total } = await findListed(db, { condition, page: 1, pageSize: MAX_LISTED_USERS })
  return succeed({ data: listed, total })
}
