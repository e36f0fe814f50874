import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type UserRow, users } from '../db/schema'
import { verifyPassword } from './passwords'

/** After another sign-in renewed the hash there is no old one left to renew. */
const MOST_TRIES = 2

/**
 * Does what a right password allows. `work` gives null where the stored hash is not the proven one any more: another
 * sign-in may only have renewed it, so the password is looked at again. Null when it is another one.
 */
export async function withProvenPassword<T>(
  db: Database,
  proven: UserRow,
  password: string,
  work: (user: UserRow) => Promise<T | null>,
): Promise<T | null> {
  let user = proven
  for (let tries = 1; ; tries++) {
    const done = await work(user)
    if (done !== null || tries === MOST_TRIES) return done
    const [now] = await db.select().from(users).where(eq(users.userId, proven.userId))
    if (!now || !(await verifyPassword(now.passwordHash, password))) return null
    user = now
  }
}
