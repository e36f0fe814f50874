import type { AccountRow } from '@wordstride/api'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { accountStatus } from '../access/accountState'
import type { Database } from '../db/database'
import { classes, classMembers, type UserRow, userCenters } from '../db/schema'
import { canManage, canResetPassword, findOwnPupils, type Manager } from './rights'

export type DescribedUser = Pick<
  UserRow,
  | 'userId'
  | 'userName'
  | 'firstName'
  | 'lastName'
  | 'role'
  | 'schoolGrade'
  | 'startsAt'
  | 'expiresAt'
  | 'freezeStartsAt'
  | 'freezeEndsAt'
  | 'toggleOverrides'
>

function groupBy<TRow extends { userId: string }, TItem>(
  rows: readonly TRow[],
  itemOf: (row: TRow) => TItem,
): Map<string, TItem[]> {
  const groups = new Map<string, TItem[]>()
  for (const row of rows) {
    const group = groups.get(row.userId)
    if (group) group.push(itemOf(row))
    else groups.set(row.userId, [itemOf(row)])
  }
  return groups
}

/** Accounts as the manager sees them: where they belong, how they stand, and what may be done. */
export async function describeAccounts(
  db: Database,
  manager: Manager,
  rows: readonly DescribedUser[],
  now: Date,
): Promise<AccountRow[]> {
  if (rows.length === 0) return []
  const userIds = rows.map(({ userId }) => userId)
  const [centerRows, classRows, ownPupils] = await Promise.all([
    db
      .select()
      .from(userCenters)
      .where(inArray(userCenters.userId, userIds))
      .orderBy(asc(userCenters.centerId)),
    db
      .select({ userId: classMembers.userId, classId: classes.classId, name: classes.name })
      .from(classMembers)
      .innerJoin(classes, and(eq(classes.classId, classMembers.classId)))
      .where(inArray(classMembers.userId, userIds))
      .orderBy(asc(classes.name)),
    findOwnPupils(db, manager.userId, userIds),
  ])
  const centersOf = groupBy(centerRows, ({ centerId }) => centerId)
  const classesOf = groupBy(classRows, ({ classId, name }) => ({ classId, name }))
  return rows.map(({ toggleOverrides, ...row }) => {
    const account = { ...row, toggleOverrides, centerIds: centersOf.get(row.userId) ?? [] }
    return {
      ...row,
      status: accountStatus(row, now),
      startsAt: row.startsAt.getTime(),
      expiresAt: row.expiresAt.getTime(),
      freezeStartsAt: row.freezeStartsAt?.getTime() ?? null,
      freezeEndsAt: row.freezeEndsAt?.getTime() ?? null,
      centerIds: account.centerIds,
      classes: classesOf.get(row.userId) ?? [],
      isManaged: canManage(manager, account),
      canResetPassword: canResetPassword(manager, account, ownPupils),
    }
  })
}
