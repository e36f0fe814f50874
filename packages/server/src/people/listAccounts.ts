import { type AccountSort, type AccountStatus, LEARNERS, succeed, TEACHERS, TOGGLES } from '@wordstride/api'
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  lte,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isFrozenAt, isRunningAt, namedAccount } from '../access/accountState'
import { among } from '../db/among'
import type { Database } from '../db/database'
import { classMembers, userCenters, users } from '../db/schema'
import type { Handler } from '../dispatch/callContext'
import { describeAccounts } from './accountRows'
import { ADMINISTRATORS, findManager, type Manager } from './rights'

const ORDERS: Record<AccountSort, readonly (PgColumn | SQL)[]> = {
  name: [sql`lower(${users.lastName})`, sql`lower(${users.firstName})`],
  userName: [users.userName],
  role: [users.role, sql`lower(${users.lastName})`],
  schoolGrade: [users.schoolGrade, sql`lower(${users.lastName})`],
  expiresAt: [users.expiresAt],
  createdAt: [users.createdAt],
}

/** SR-03, in the order of its rules. */
function hasStatus(status: AccountStatus, now: Date): SQL | undefined {
  switch (status) {
    case 'not_started':
      return gt(users.startsAt, now)
    case 'expired':
      return and(lte(users.startsAt, now), lte(users.expiresAt, now))
    case 'in_freeze':
      return and(isRunningAt(now), isFrozenAt(now))
    case 'started':
      return and(isRunningAt(now), not(isFrozenAt(now)))
  }
}

const isInCenters = (db: Database, centerIds: readonly number[]) =>
  centerIds.length === 0
    ? sql`false`
    : exists(
        db
          .select({ one: sql`1` })
          .from(userCenters)
          .where(and(eq(userCenters.userId, users.userId), inArray(userCenters.centerId, [...centerIds]))),
      )

const isInClass = (db: Database, classId: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(classMembers)
      .where(and(eq(classMembers.userId, users.userId), eq(classMembers.classId, classId))),
  )

/** SR-04: whom the manager sees. */
export function isVisible(db: Database, { role, centerIds }: Manager): SQL | undefined {
  if (role === 'admin') return undefined
  if (role === 'lcadmin') return isInCenters(db, centerIds)
  if (!TEACHERS.includes(role)) return sql`false`
  return and(inArray(users.role, [...LEARNERS]), isInCenters(db, centerIds))
}

/** `canManage` for statements, of those whom a manager of centers sees. */
function isManaged(db: Database, { userId, role, centerIds, menuAuth }: Manager): SQL | undefined {
  if (role !== 'lcadmin') return sql`false`
  const lacked = TOGGLES.filter((toggle) => !menuAuth[toggle])
  const ofAnotherCenter = db
    .select({ one: sql`1` })
    .from(userCenters)
    .where(and(eq(userCenters.userId, users.userId), notInArray(userCenters.centerId, [...centerIds])))
  return and(
    ne(users.userId, userId),
    notInArray(users.role, [...ADMINISTRATORS]),
    or(inArray(users.role, [...LEARNERS]), not(exists(ofAnotherCenter))),
    ...lacked.map((toggle) => sql`${users.toggleOverrides} -> ${toggle} is distinct from 'true'::jsonb`),
  )
}

/** The texts of `users.search_text` but the school's id, which whoever manages the account reads alone. */
const namesOf = sql`lower(${users.userName} || ' ' || ${users.firstName} || ' ' || ${users.lastName})`

/** Each word stands in a name or, for whoever manages the account, in the school's id, in upper or lower case. */
function isFound(db: Database, search: string, manager: Manager): SQL | undefined {
  const words = search.split(/\s+/).filter((word) => word !== '')
  return and(
    ...words.map((word) => {
      const pattern = sql`lower(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`
      const isInText = sql`${users.searchText} like ${pattern}`
      // What an administrator asks of all is answered by one column.
      if (manager.role === 'admin') return isInText
      return and(isInText, or(sql`${namesOf} like ${pattern}`, isManaged(db, manager)))
    }),
  )
}

/** So many are found first and then put in order; of more, the first in order are found. */
const FEW = 5_000

/** How many there are, and the condition by which a page of them is read. */
async function findListed(db: Database, condition: SQL | undefined): Promise<[number, SQL | undefined]> {
  const found = await db
    .select({ userId: users.userId })
    .from(users)
    .where(condition)
    .limit(FEW + 1)
  if (found.length > FEW) return [await db.$count(users, condition), condition]
  const ids = found.map(({ userId }) => userId)
  return [ids.length, among(users.userId, ids)]
}

export const listAccounts: Handler<'listAccounts'> = async (params, { db, now, caller }) => {
  const { search, role, centerId, classId, state, schoolGrade, sort, isDescending, page, pageSize } = params
  const manager = await findManager(db, caller)
  const condition = and(
    isVisible(db, manager),
    isFound(db, search, manager),
    role ? eq(users.role, role) : undefined,
    centerId ? isInCenters(db, [centerId]) : undefined,
    classId ? isInClass(db, classId) : undefined,
    state ? hasStatus(state, now) : undefined,
    schoolGrade === null || schoolGrade === undefined ? undefined : eq(users.schoolGrade, schoolGrade),
  )
  const direction = isDescending ? desc : asc
  const [total, isListed] = await findListed(db, condition)
  const rows = await db
    .select({
      ...namedAccount,
      role: users.role,
      schoolGrade: users.schoolGrade,
      toggleOverrides: users.toggleOverrides,
    })
    .from(users)
    .where(isListed)
    .orderBy(...ORDERS[sort].map((order) => direction(order)), direction(users.userId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return succeed({ accounts: await describeAccounts(db, manager, rows, now), total })
}
