import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, lte, or } from 'drizzle-orm'
import type { Database } from '../db/database'
import { loginAttempts } from '../db/schema'

/** Failures of one user name in one window (SR-02). */
const MAX_FAILURES = 10
const WINDOW_MS = 15 * 60_000

/**
 * Notes the beginning of a sign-in and returns its id, or null when there were too many failures. Attempts on the same
 * user name that are still being checked count too, so that many at once cannot pass the limit; those of one address
 * do not, so that a whole class can sign in at the same moment.
 */
export async function beginAttempt(
  db: Database,
  userName: string,
  ip: string,
  now: Date,
): Promise<string | null> {
  const attemptId = randomUUID()
  await db.insert(loginAttempts).values({ attemptId, userName, ip, attemptedAt: now, hasFailed: false })
  const isRecent = gt(loginAttempts.attemptedAt, new Date(now.getTime() - WINDOW_MS))
  const [[ofUser], [ofAddress]] = await Promise.all([
    db
      .select({ attempts: count() })
      .from(loginAttempts)
      .where(and(eq(loginAttempts.userName, userName), isRecent)),
    db
      .select({ failures: count() })
      .from(loginAttempts)
      .where(and(eq(loginAttempts.ip, ip), isRecent, eq(loginAttempts.hasFailed, true))),
  ])
  const isAllowed = (ofUser?.attempts ?? 0) <= MAX_FAILURES && (ofAddress?.failures ?? 0) < MAX_FAILURES
  if (isAllowed) return attemptId
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
