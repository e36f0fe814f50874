import type { AccountRow } from '@wordstride/api'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { accountStatus } from '../access/accountState'
import type { Database } from '../db/database'
import { classes, classMembers, type UserRow, userCenters } from '../db/schema'
import { groupBy } from '../lists/groupBy'
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

const userOf = ({ userId }: { userId: string }) => userId

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
  const centersOf = groupBy(centerRows, userOf)
  const classesOf = groupBy(classRows, userOf)
  return rows.map(({ toggleOverrides, ...row }) => {
    const centerIds = (centersOf.get(row.userId) ?? []).map(({ centerId }) => centerId)
    const account = { ...row, toggleOverrides, centerIds }
    return {
      ...row,
      status: accountStatus(row, now),
      startsAt: row.startsAt.getTime(),
      expiresAt: row.expiresAt.getTime(),
      freezeStartsAt: row.freezeStartsAt?.getTime() ?? null,
      freezeEndsAt: row.freezeEndsAt?.getTime() ?? null,
      centerIds,
      classes: (classesOf.get(row.userId) ?? []).map(({ classId, name }) => ({ classId, name })),
      isManaged: canManage(manager, account),
      canResetPassword: canResetPassword(manager, account, ownPupils),
    }
  })
}
