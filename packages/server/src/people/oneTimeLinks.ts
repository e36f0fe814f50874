import { randomBytes } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { hashSecret } from '../access/hashSecret'
import type { Database } from '../db/database'
import { type LinkPurpose, oneTimeLinks, users } from '../db/schema'

/** How long a link waits to be used; a login card may lie in a desk for some weeks. */
const LIFE_MS: Record<LinkPurpose, number> = {
  sign_in: 60 * millisecondsInDay,
  set_password: 2 * millisecondsInDay,
}

export interface OneTimeLink {
  userId: string
  /** Of 32 random bytes, base64url; it is stored nowhere. */
  secret: string
  expiresAt: Date
}

/** Those who are there and stay until the transaction ends. */
async function findHeld(db: Database, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(inArray(users.userId, [...userIds]))
    .for('key share')
  return new Set(rows.map(({ userId }) => userId))
}

/** Makes a link for each user who is still there, in the order given, and ends the users' older ones of the same purpose. */
export async function makeOneTimeLinks(
  db: Database,
  userIds: readonly string[],
  purpose: LinkPurpose,
  now: Date,
): Promise<OneTimeLink[]> {
  const held = await findHeld(db, userIds)
  const expiresAt = new Date(now.getTime() + LIFE_MS[purpose])
  const links = userIds
    .filter((userId) => held.has(userId))
    .map((userId) => ({ userId, secret: randomBytes(32).toString('base64url'), expiresAt }))
  if (links.length === 0) return []
  await endOneTimeLinks(db, userIds, purpose)
  await db.insert(oneTimeLinks).values(
    links.map(({ userId, secret }) => ({
      linkHash: hashSecret(secret),
      userId,
      purpose,
      createdAt: now,
      expiresAt,
    })),
  )
  return links
}

/** What was not used until now cannot be used any more. */
export async function endOneTimeLinks(
  db: Database,
  userIds: readonly string[],
  purpose?: LinkPurpose,
): Promise<void> {
  await db
    .delete(oneTimeLinks)
    .where(
      and(
        inArray(oneTimeLinks.userId, [...userIds]),
        isNull(oneTimeLinks.usedAt),
        purpose && eq(oneTimeLinks.purpose, purpose),
      ),
    )
}

const isLive = (secret: string, purpose: LinkPurpose, now: Date) =>
  and(
    eq(oneTimeLinks.linkHash, hashSecret(secret)),
    eq(oneTimeLinks.purpose, purpose),
    isNull(oneTimeLinks.usedAt),
    gt(oneTimeLinks.expiresAt, now),
  )

/** Whose link it is, without using it; null when it is unknown, used or too old. */
export async function findLinkOwner(
  db: Database,
  secret: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ userId: oneTimeLinks.userId })
    .from(oneTimeLinks)
    .where(isLive(secret, purpose, now))
  return row?.userId ?? null
}

/** Uses a link up and says whose it was; null when it is unknown, used or too old. Of two at once one gets it. */
export async function redeemOneTimeLink(
  db: Database,
  secret: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(isLive(secret, purpose, now))
    .returning({ userId: oneTimeLinks.userId })
  return row?.userId ?? null
}
