import { eq } from 'drizzle-orm'
import type { Caller } from '../access/caller'
import { findInReach } from '../access/reach'
import type { Database } from '../db/database'
import { type UserRow, users } from '../db/schema'
import { lockSetup } from './lockSetup'

/**
 * The account as it is now and stays until the transaction ends, under the locks of a setup. Undefined when it is not in
 * the caller's reach: since a look before the locks the student may have gone to another center.
 */
export async function holdForSetup(
  tx: Database,
  caller: Caller,
  userId: string,
): Promise<UserRow | undefined> {
  await lockSetup(tx, userId)
  const [account] = await tx.select().from(users).where(eq(users.userId, userId)).for('no key update')
  return (await findInReach(tx, caller, [userId])).has(userId) ? account : undefined
}
