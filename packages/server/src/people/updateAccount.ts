import { isDeepStrictEqual } from 'node:util'
import { type AccountFields, isLearner, type RefusalCode, refuse, succeed } from '@wordstride/api'
import { and, eq, inArray } from 'drizzle-orm'
import { accountStatus } from '../access/accountState'
import { revokeTokensOf } from '../access/tokens'
import { recordStaffAction } from '../audit/recordStaffAction'
import { toldChanges } from '../audit/toldChanges'
import type { Database } from '../db/database'
import { classMembers, type UserRow, userCenters, users } from '../db/schema'
import type { Handler } from '../dispatch/callContext'
import { findAccountFault, type Place } from './accountFaults'
import { endForAddress } from './endForAddress'
import { endForRole } from './endForRole'
import { holdManagedAccount } from './holdManaged'
import { holdManager } from './holdManager'
import { moveNames } from './moveNames'
import { takenFault } from './newAccount'
import { canManage, type Manager } from './rights'
import { revisionOf, storedFieldsOf } from './storedFields'

function toColumns({ startsAt, expiresAt, consentAt, centerIds: _, classIds: __, ...fields }: AccountFields) {
  return {
    ...fields,
    startsAt: new Date(startsAt),
    expiresAt: new Date(expiresAt),
    consentAt: consentAt === null ? null : new Date(consentAt),
  }
}

function describeChange(before: UserRow, place: Place, fields: AccountFields): Record<string, unknown> {
  const from: Record<string, unknown> = {
    ...before,
    centerIds: sorted(place.centerIds),
    classIds: sorted(place.classIds),
  }
  const after = {
    ...toColumns(fields),
    centerIds: sorted(fields.centerIds),
    classIds: sorted(fields.classIds),
  }
  return toldChanges(
    Object.entries(after)
      .filter(([field, to]) => !isDeepStrictEqual(from[field], to))
      .map(([field, to]) => ({ field, from: from[field], to })),
  )
}

const sorted = <T>(items: readonly T[]): T[] => [...items].sort()

async function movePlace(
  db: Database,
  place: Place,
  { role, centerIds, classIds }: AccountFields,
): Promise<void> {
  const { userId } = place
  const gone = place.centerIds.filter((id) => !centerIds.includes(id))
  if (gone.length > 0)
    await db
      .delete(userCenters)
      .where(and(eq(userCenters.userId, userId), inArray(userCenters.centerId, gone)))
  const centers = centerIds.map((centerId) => ({ userId, centerId }))
  if (centers.length > 0) await db.insert(userCenters).values(centers).onConflictDoNothing()
  const left = place.classIds.filter((id) => !classIds.includes(id))
  if (left.length > 0)
    await db
      .delete(classMembers)
      .where(and(eq(classMembers.userId, userId), inArray(classMembers.classId, left)))
  const isTeacher = !isLearner(role)
  const members = [...new Set(classIds)].map((classId) => ({ userId, classId, isTeacher }))
  if (members.length > 0)
    await db
      .insert(classMembers)
      .values(members)
      .onConflictDoUpdate({ target: [classMembers.userId, classMembers.classId], set: { isTeacher } })
}

interface AccountChangeWish {
  userId: string
  /** As it was read; without it whatever is there is changed. */
  revision?: string | undefined
  account: AccountFields
}

/** Why the account was not changed; null when it is as wished. Throws `AccountTakenError` when a name is taken. */
export async function changeAccount(
  tx: Database,
  manager: Manager,
  { userId, revision, account }: AccountChangeWish,
  now: Date,
): Promise<RefusalCode | null> {
  // Of two who change it at once the second is told what the first has done.
  const before = await holdManagedAccount(tx, manager, userId, canManage)
  if (!before) return 'account_not_yours'
  const memberships = await tx
    .select({ classId: classMembers.classId })
    .from(classMembers)
    .where(eq(classMembers.userId, userId))
  const place = {
    userId,
    centerIds: before.centerIds,
    classIds: memberships.map(({ classId }) => classId),
  }
  const stored = revisionOf(storedFieldsOf(before, place))
  // The same once more: its reply was lost.
  if (revision !== undefined && stored === revisionOf(account)) return null
  if (revision !== undefined && stored !== revision) return 'account_changed'
  const fault = await findAccountFault(tx, manager, place, account)
  if (fault !== null) return fault
  await moveNames(tx, before, account)
  await tx.update(users).set(toColumns(account)).where(eq(users.userId, userId))
  await movePlace(tx, place, account)
  await endForAddress(tx, before, account)
  const roles = { before: before.role, after: account.role }
  if (accountStatus({ ...before, ...toColumns(account) }, now) !== 'started') await revokeTokensOf(tx, userId)
  if (roles.before !== roles.after) await endForRole(tx, { userId, userName: account.userName }, roles)
  const details = describeChange(before, place, account)
  if (Object.keys(details).length > 0) {
    const action = { staffId: manager.userId, userId, action: 'account_changed', details }
    await recordStaffAction(tx, action, now)
  }
  return null
}

export const updateAccount: Handler<'updateAccount'> = async (wish, { db, now, caller }) => {
  try {
    const fault = await db.transaction(async (tx) =>
      changeAccount(tx, await holdManager(tx, { caller, now }), wish, now),
    )
    return fault === null ? succeed({}) : refuse(fault)
  } catch (error) {
    return refuse(takenFault(error))
  }
}
