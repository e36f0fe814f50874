import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../packages/server/src/db/database'
import {
  tokenOwners,
  tokens,
  userCenters,
  userLearningInfo,
  userNames,
  users,
} from '../../packages/server/src/db/schema'

/** Demo accounts of every role and state; there are several of the roles that change most. */
const ORIGINALS = ['student', 'student2', 'superstudent', 'af100001', 'teacher', 'tutor', 'lcadmin', 'admin']
const COPIES = 4

export interface Caller {
  userId: string
  token: string
}

/**
 * Copies of the demo accounts that make the requests, as they were at first: what a round did to them, or to the
 * demo accounts, is undone by the next call.
 */
export async function makeCallers(db: Database): Promise<() => Promise<Caller[]>> {
  const originals = {
    users: await db.select().from(users).where(inArray(users.userId, ORIGINALS)),
    centers: await db.select().from(userCenters).where(inArray(userCenters.userId, ORIGINALS)),
    infos: await db.select().from(userLearningInfo).where(inArray(userLearningInfo.userId, ORIGINALS)),
  }
  const nameOf = (userId: string, copy: number) => (copy === 0 ? userId : `${userId}-${copy}`)
  const copied = <T extends { userId: string }>(rows: readonly T[]): T[] =>
    Array.from({ length: COPIES }, (_, copy) =>
      rows.map((row) => ({ ...row, userId: nameOf(row.userId, copy) })),
    ).flat()
  const rows = {
    users: copied(originals.users).map((user) => ({ ...user, userName: user.userId, sourceId: null })),
    centers: copied(originals.centers),
    infos: copied(originals.infos),
  }
  const ids = rows.users.map(({ userId }) => userId)
  const callers = ids.map((userId) => ({
    userId,
    token: createHash('sha256').update(`fuzz ${userId}`).digest('base64url'),
  }))
  return () =>
    db.transaction(async (tx) => {
      const now = new Date()
      const issued = callers.map(({ userId, token }) => ({
        userId,
        tokenHash: createHash('sha256').update(token).digest('hex'),
        issuedAt: now,
        expiresAt: new Date(now.getTime() + 12 * 3_600_000),
      }))
      for (const row of rows.users)
        await tx.insert(users).values(row).onConflictDoUpdate({ target: users.userId, set: row })
      await tx.delete(userNames).where(inArray(userNames.userId, ids))
      await tx
        .insert(userNames)
        .values(rows.users)
        .onConflictDoUpdate({ target: userNames.userName, set: { userId: sql`excluded.user_id` } })
      await tx.delete(userCenters).where(inArray(userCenters.userId, ids))
      await tx.insert(userCenters).values(rows.centers)
      await tx.delete(userLearningInfo).where(inArray(userLearningInfo.userId, ids))
      await tx.insert(userLearningInfo).values(rows.infos)
      for (const [table, values] of [
        [tokens, issued],
        [tokenOwners, issued.map((token) => ({ ...token, endsAt: token.expiresAt }))],
      ] as const) {
        await tx.delete(table).where(inArray(table.userId, ids))
        await tx.insert(table).values(values)
      }
      return callers
    })
}
