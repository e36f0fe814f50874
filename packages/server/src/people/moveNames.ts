import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type UserRow, userNames, userSourceIds } from '../db/schema'
import { AccountTakenError } from './newAccount'

/** `before` is the account while it is held. Throws `AccountTakenError` when somebody else has the new name or id. */
export async function moveNames(
  tx: Database,
  { userId, ...before }: UserRow,
  after: Pick<UserRow, 'userName' | 'sourceId'>,
): Promise<void> {
  if (after.userName !== before.userName) {
    const taken = await tx
      .insert(userNames)
      .values({ userName: after.userName, userId })
      .onConflictDoNothing()
      .returning()
    if (taken.length === 0) throw new AccountTakenError([after.userName], [])
    await tx.delete(userNames).where(eq(userNames.userName, before.userName))
  }
  if (after.sourceId === before.sourceId) return
  if (after.sourceId !== null) {
    const taken = await tx
      .insert(userSourceIds)
      .values({ sourceId: after.sourceId, userId })
      .onConflictDoNothing()
      .returning()
    if (taken.length === 0) throw new AccountTakenError([], [after.sourceId])
  }
  if (before.sourceId !== null)
    await tx.delete(userSourceIds).where(eq(userSourceIds.sourceId, before.sourceId))
}
