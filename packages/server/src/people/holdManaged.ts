import { TEACHERS } from '@wordstride/api'
import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type UserRow, users } from '../db/schema'
import { findManagedAccounts, findOwnPupils, type Manager } from './rights'

/** An account as it is now and stays until the transaction ends. */
export interface HeldAccount extends UserRow {
  centerIds: readonly number[]
}

/** Such as `canManage` and `canResetPassword`. */
type May = (manager: Manager, account: HeldAccount, ownPupils: ReadonlySet<string>) => boolean

/**
 * Those of the accounts to whom the manager may do something, by their ids. Whoever writes asks here: since a look before
 * the transaction, which hashing makes a long one, somebody may have become an administrator. Call it before anything
 * else is held; it holds accounts in the order of their ids.
 */
export async function holdManaged(
  tx: Database,
  manager: Manager,
  userIds: readonly string[],
  may: May,
): Promise<ReadonlyMap<string, HeldAccount>> {
  if (userIds.length === 0) return new Map()
  // No center and no class gets a member who is held like this.
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.userId, [...userIds]))
    .orderBy(asc(users.userId))
    .for('update')
  const managed = await findManagedAccounts(tx, userIds)
  const centersOf = new Map(managed.map(({ userId, centerIds }) => [userId, centerIds]))
  const ownPupils = TEACHERS.includes(manager.role)
    ? await findOwnPupils(tx, manager.userId, userIds)
    : new Set<string>()
  const held = rows.map((row) => ({ ...row, centerIds: centersOf.get(row.userId) ?? [] }))
  return new Map(
    held.filter((account) => may(manager, account, ownPupils)).map((account) => [account.userId, account]),
  )
}

/** One of them; undefined when it is not there or not the manager's. */
export const holdManagedAccount = async (
  tx: Database,
  manager: Manager,
  userId: string,
  may: May,
): Promise<HeldAccount | undefined> => (await holdManaged(tx, manager, [userId], may)).get(userId)
