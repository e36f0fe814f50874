import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, lte, notLike, or, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { loginAttempts } from '../db/schema'

/** Failures of one user name in one window (SR-02). */
const MAX_FAILURES = 10
const WINDOW_MS = 15 * 60_000
/** Tries of one address that failed or are being looked at, in a minute; those that succeed are forgotten. */
const MAX_OF_ADDRESS = 60
const ADDRESS_WINDOW_MS = 60_000
/** Requests for a link stand in the same table and are counted by themselves. */
export const LINK_REQUEST = ' password link '

/**
 * Notes the beginning of a sign-in and returns its id, or null when there were too many failures. Attempts that are
 * still being checked count too, so that many at once cannot pass the limits.
 */
export async function beginAttempt(
  db: Database,
  userName: string,
  ip: string,
  now: Date,
): Promise<string | null> {
  const attemptId = randomUUID()
  await db.insert(loginAttempts).values({ attemptId, userName, ip, attemptedAt: now, hasFailed: false })
  const countOf = async (condition: SQL | undefined, windowMs: number): Promise<number> => {
    const [found] = await db
      .select({ attempts: count() })
      .from(loginAttempts)
      .where(and(condition, gt(loginAttempts.attemptedAt, new Date(now.getTime() - windowMs))))
    return found?.attempts ?? 0
  }
  const isSignIn = notLike(loginAttempts.userName, `${LINK_REQUEST}%`)
  const [ofUser, ofAddress] = await Promise.all([
    countOf(eq(loginAttempts.userName, userName), WINDOW_MS),
    countOf(and(eq(loginAttempts.ip, ip), isSignIn), ADDRESS_WINDOW_MS),
  ])
  if (ofUser <= MAX_FAILURES && ofAddress <= MAX_OF_ADDRESS) return attemptId
  await db.delete(loginAttempts).where(eq(loginAttempts.attemptId, attemptId))
  return null
}

export async function failAttempt(db: Database, attemptId: string): Promise<void> {
  await db.update(loginAttempts).set({ hasFailed: true }).where(eq(loginAttempts.attemptId, attemptId))
}

/** Forgets this attempt, the failures of the user before it, and whatever is too old to count. */
export async function passAttempt(
  db: Database,
  attemptId: string,
  userName: string,
  now: Date,
): Promise<void> {
  await db
    .delete(loginAttempts)
    .where(
      or(
        eq(loginAttempts.attemptId, attemptId),
        and(eq(loginAttempts.userName, userName), eq(loginAttempts.hasFailed, true)),
        lte(loginAttempts.attemptedAt, new Date(now.getTime() - WINDOW_MS)),
      ),
    )
}

/** Lets a user try again at once who has got another password. */
export async function forgetFailures(db: Database, userName: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.userName, userName))
}
