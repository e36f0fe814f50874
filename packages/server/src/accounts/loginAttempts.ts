import { randomUUID } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { and, eq, gt, lte, or } from 'drizzle-orm'
import type { Database } from '../db/database'
import { loginAttempts } from '../db/schema'

/** Failures of one user name in one window (SR-02). */
const MAX_FAILURES = 10
const WINDOW_MS = 15 * 60_000
/** Tries of one address that failed or are being looked at, in a minute; those that succeed do not count. */
const MAX_OF_ADDRESS = 60
/** And as many more for each name that has signed in from there within a day: a school that mistypes is no attack. */
const MAX_OF_KNOWN_NAME = 2
const KNOWN_MS = millisecondsInDay
const ADDRESS_WINDOW_MS = 60_000

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
  const since = (windowMs: number) => gt(loginAttempts.attemptedAt, new Date(now.getTime() - windowMs))
  const isOpen = eq(loginAttempts.hasSucceeded, false)
  const isSignIn = eq(loginAttempts.isForLink, false)
  const isHere = eq(loginAttempts.ip, ip)
  const [ofUser, ofAddress] = await Promise.all([
    db.$count(loginAttempts, and(eq(loginAttempts.userName, userName), isOpen, isSignIn, since(WINDOW_MS))),
    db.$count(loginAttempts, and(isHere, isOpen, isSignIn, since(ADDRESS_WINDOW_MS))),
  ])
  const isWithin = async () => {
    if (ofAddress <= MAX_OF_ADDRESS) return true
    const known = await db.$count(
      loginAttempts,
      and(isHere, eq(loginAttempts.hasSucceeded, true), since(KNOWN_MS)),
    )
    return ofAddress <= MAX_OF_ADDRESS + known * MAX_OF_KNOWN_NAME
  }
  if (ofUser <= MAX_FAILURES && (await isWithin())) return attemptId
  await withdrawAttempt(db, attemptId)
  return null
}

export async function failAttempt(db: Database, attemptId: string): Promise<void> {
  await db.update(loginAttempts).set({ hasFailed: true }).where(eq(loginAttempts.attemptId, attemptId))
}

/** One that says nothing yet: it is no failure, and does not make earlier ones forgotten. */
export async function withdrawAttempt(db: Database, attemptId: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.attemptId, attemptId))
}

/** Remembers that the name is known at the address; forgets the failures before, and whatever is too old to count. */
export async function passAttempt(
  db: Database,
  { attemptId, userName, ip, now }: { attemptId: string; userName: string; ip: string; now: Date },
): Promise<void> {
  const { attemptedAt, hasSucceeded, hasFailed } = loginAttempts
  const isOfName = eq(loginAttempts.userName, userName)
  await db
    .delete(loginAttempts)
    .where(
      or(
        and(isOfName, eq(hasFailed, true)),
        and(isOfName, eq(hasSucceeded, true), eq(loginAttempts.ip, ip)),
        and(eq(hasSucceeded, false), lte(attemptedAt, new Date(now.getTime() - WINDOW_MS))),
        lte(attemptedAt, new Date(now.getTime() - KNOWN_MS)),
      ),
    )
  await db.update(loginAttempts).set({ hasSucceeded: true }).where(eq(loginAttempts.attemptId, attemptId))
}

/** Lets a user try again at once who has got another password. */
export async function forgetFailures(db: Database, userName: string): Promise<void> {
  const { hasFailed } = loginAttempts
  await db.delete(loginAttempts).where(and(eq(loginAttempts.userName, userName), eq(hasFailed, true)))
}
