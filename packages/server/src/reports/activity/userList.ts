import { fullName, type ListedUser, MAX_LISTED_USERS, type Role, refuse, succeed } from '@wordstride/api'
import { and, asc, type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/database'
import { users } from '../../db/schema'
import type { Handler } from '../../dispatch/callContext'
import { isVisible } from '../../people/listAccounts'
import { findManager } from '../../people/rights'
import { isChosen } from './roleChoice'

/** Who may list users by name (SR-04). */
const LISTING: readonly Role[] = ['tutor', 'lcadmin', 'admin']

interface Listed {
  chosen: SQL | undefined
  page: number
  pageSize: number
}

/** Of those in reach (SR-04), by user name. */
export async function findListed(
  db: Database,
  caller: Caller,
  { chosen, page, pageSize }: Listed,
): Promise<{ listed: ListedUser[]; total: number }> {
  const visible = isVisible(db, await findManager(db, caller))
  const condition = and(chosen, visible)
  // For who sees everybody it is the order of an index; to look for a few along it would take longer than to sort them.
  const order = visible ? users.userName : sql`lower(${users.userName})`
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
      .orderBy(asc(order), asc(users.userId))
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
  const { listed, total } = await findListed(db, caller, { chosen, page: 1, pageSize: MAX_LISTED_USERS })
  return succeed({ data: listed, total })
}
