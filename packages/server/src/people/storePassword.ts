import { eq } from 'drizzle-orm'
import { endFeeds } from '../access/endFeeds'
import { forgetFailures } from '../accounts/loginAttempts'
import { NO_PASSWORD } from '../accounts/passwords'
import { forgetPendingFactor } from '../accounts/secondFactor/findSecondFactor'
import type { Database } from '../db/database'
import { users } from '../db/schema'
import { endOneTimeLinks } from './oneTimeLinks'

/**
 * Stores another password; older links of the account and the address of its calendar open nothing any more, and a second
 * factor that was begun is not confirmed. Which tokens end, the caller says.
 */
export async function storePassword(
  db: Database,
  { userId, userName }: { userId: string; userName: string },
  passwordHash: string | null,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: passwordHash ?? NO_PASSWORD })
    .where(eq(users.userId, userId))
  await endOneTimeLinks(db, [userId])
  await forgetPendingFactor(db, userId)
  await endFeeds(db, userId)
  await forgetFailures(db, userName)
}
