import { randomBytes } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { and, eq, getTableColumns, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { among } from '../db/among'
import type { Database } from '../db/database'
import { tokens, type UserRow, users } from '../db/schema'
import { shortReading } from '../db/shortReading'
import { accountStatus } from './accountState'
import type { Caller } from './caller'
import { hashSecret } from './hashSecret'
import { findOwner, forgetOwners, noteOwner } from './tokenOwners'

const LIFE_MS = 12 * 3_600_000
/** No use prolongs a token beyond this. */
const LONGEST_LIFE_MS = 30 * millisecondsInDay
/** Of what a browser says it is; some say a lot. */
const LONGEST_USER_AGENT = 300
/** The expiry is written again only when it would move by more than this, not at every request. */
const SLIDE_STEP_MS = 60_000

const endOf = (issuedAt: Date): Date => new Date(issuedAt.getTime() + LONGEST_LIFE_MS)

const expiryAt = (now: Date, issuedAt: Date): Date =>
  new Date(Math.min(now.getTime() + LIFE_MS, endOf(issuedAt).getTime()))

const isToken = ({ userId, tokenHash }: { userId: string; tokenHash: string }) =>
  and(eq(tokens.userId, userId), eq(tokens.tokenHash, tokenHash))

/**
 * The account as it is now and stays until the transaction ends. Who signs in holds it and looks again at what was proven;
 * who signs it out holds it, too: of both at once no token is left that nobody has seen.
 */
export async function holdAccount(tx: Database, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.userId, userId)).for('no key update')
  return user
}

/** SR-02: makes a token of 32 random bytes that lives for 12 hours after its last use. */
export async function issueToken(
  db: Database,
  userId: string,
  now: Date,
  userAgent: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashSecret(token)
  await forgetOwners(db, now)
  await db.delete(tokens).where(and(eq(tokens.userId, userId), lt(tokens.expiresAt, now)))
  await db.insert(tokens).values({
    userId,
    tokenHash,
    issuedAt: now,
    expiresAt: expiryAt(now, now),
    userAgent: userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
  })
  await noteOwner(db, { tokenHash, userId, endsAt: endOf(now) })
  return token
}

export async function revokeToken(db: Database, { user, tokenHash }: Caller): Promise<void> {
  await db.delete(tokens).where(isToken({ userId: user.userId, tokenHash }))
}

/** Signs out everywhere whose accounts are held. */
export async function revokeTokensOfHeld(tx: Database, userIds: readonly string[]): Promise<void> {
  await tx.delete(tokens).where(among(tokens.userId, userIds))
}

/** Signs the user out everywhere. */
export async function revokeTokensOf(db: Database, userId: string): Promise<void> {
  await holdAccount(db, userId)
  await revokeTokensOfHeld(db, [userId])
}

/** Whether the caller is still signed in. */
export const isSignedIn = async (db: Database, { user, tokenHash }: Caller, now: Date): Promise<boolean> =>
  (await db.$count(tokens, and(isToken({ userId: user.userId, tokenHash }), gt(tokens.expiresAt, now)))) > 0

export interface LiveToken {
  tokenHash: string
  issuedAt: Date
  /** To the minute; in the last hours of a token's longest life it may be later. */
  usedAt: Date
  userAgent: string | null
}

export async function findLiveTokens(db: Database, userId: string, now: Date): Promise<LiveToken[]> {
  const rows = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.userId, userId), gt(tokens.expiresAt, now)))
  return rows.map(({ tokenHash, issuedAt, expiresAt, userAgent }) => ({
    tokenHash,
    issuedAt,
    usedAt: new Date(expiresAt.getTime() - LIFE_MS),
    userAgent,
  }))
}

/** Signs the caller out everywhere else. */
export async function revokeOtherTokens(db: Database, { user, tokenHash }: Caller): Promise<void> {
  await holdAccount(db, user.userId)
  await db.delete(tokens).where(and(eq(tokens.userId, user.userId), ne(tokens.tokenHash, tokenHash)))
}

/** Of one user; says how many there were. */
export async function revokeTokens(
  db: Database,
  userId: string,
  tokenHashes: readonly string[],
): Promise<number> {
  const ended = await db
    .delete(tokens)
    .where(and(eq(tokens.userId, userId), inArray(tokens.tokenHash, [...tokenHashes])))
    .returning({ tokenHash: tokens.tokenHash })
  return ended.length
}

/** Signs everybody out. */
export async function revokeAllTokens(db: Database): Promise<void> {
  await db.delete(tokens)
}

const { passwordHash: _, ...callerColumns } = getTableColumns(users)

export const liveToken = shortReading((db) =>
  db
    .select({ user: callerColumns, issuedAt: tokens.issuedAt, expiresAt: tokens.expiresAt })
    .from(tokens)
    .innerJoin(users, eq(users.userId, tokens.userId))
    .where(
      and(
        eq(tokens.userId, sql.placeholder('userId')),
        eq(tokens.tokenHash, sql.placeholder('tokenHash')),
        gt(tokens.expiresAt, sql.param(sql.placeholder('now'), tokens.expiresAt)),
      ),
    )
    .prepare('live_token'),
)

/** Whose token it is or was, if it ever was one. */
export const ownerOf = (db: Database, token: string): Promise<string | null> =>
  findOwner(db, hashSecret(token))

/**
 * The user of a live token. Null when the token is unknown or expired, or the account is not 'started' any more, which
 * also revokes the tokens of the user (SR-02, SR-03).
 */
export async function findCaller(db: Database, token: string, now: Date): Promise<Caller | null> {
  const tokenHash = hashSecret(token)
  const userId = await findOwner(db, tokenHash)
  if (userId === null) return null
  const [found] = await liveToken(db).execute({ userId, tokenHash, now })
  if (!found) return null
  const { user, issuedAt, expiresAt } = found
  if (accountStatus(user, now) !== 'started') {
    await revokeTokensOf(db, userId)
    return null
  }
  const later = expiryAt(now, issuedAt)
  if (later.getTime() - expiresAt.getTime() > SLIDE_STEP_MS) {
    await db.update(tokens).set({ expiresAt: later }).where(isToken({ userId, tokenHash }))
  }
  return { user, tokenHash }
}
