import { eq, getTableColumns } from 'drizzle-orm'
import type { Caller } from '../access/caller'
import { isSignedIn } from '../access/tokens'
import type { Database } from '../db/database'
import { users } from '../db/schema'
import { forbidden } from '../dispatch/httpError'
import { findManager, type Manager } from './rights'

/** In whose name something is written, and when. */
export interface Actor {
  caller: Caller
  now: Date
}

const { passwordHash: _, ...callerColumns } = getTableColumns(users)

/**
 * The manager as he is now and stays until the transaction ends. Whoever writes asks here, before anything else is held:
 * since the request was let in, hashing and other batches may have taken their time, and he may have been ended.
 */
export async function holdManager(tx: Database, { caller, now }: Actor): Promise<Manager> {
  const isCaller = eq(users.userId, caller.user.userId)
  const [user] = await tx.select(callerColumns).from(users).where(isCaller).for('share')
  // All that takes rights from an account for good ends its tokens.
  if (!user || !(await isSignedIn(tx, caller, now))) throw forbidden('Please sign in again.')
  return findManager(tx, { ...caller, user })
}
