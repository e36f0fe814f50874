import { createHash, randomBytes } from 'node:crypto'
import { eq, getTableColumns, lt } from 'drizzle-orm'
import type { Database } from '../db/database'
import { queryOf } from '../db/query'
import { tokens, users } from '../db/schema'
import { accountStatus } from './accountState'
import type { Caller } from './caller'

const LIFE_MS = 12 * 3_600_000
/** The expiry is written again only when it would move by more than this, not at every request. */
const SLIDE_STEP_MS = 60_000

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** SR-02: makes a token of 32 random bytes that lives for 12 hours after its last use. */
export async function issueToken(db: Database, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  await db.delete(tokens).where(lt(tokens.expiresAt, now))
  await db.insert(tokens).values({ tokenHash: hashToken(token), userId, issuedAt: now, expiresAt })
  return token
}

export async function revokeToken(db: Database, tokenHash: string): Promise<void> {
  await db.delete(tokens).where(eq(tokens.tokenHash, tokenHash))
}

async function revokeTokensOf(db: Database, userId: string): Promise<void> {
  await db.delete(tokens).where(eq(tokens.userId, userId))
}

export const FIND_CALLER = `
select json_build_object('user', to_json(u), 'expiresAt', t.expires_at) as found
from tokens t join users u on u.user_id = t.user_id
where t.token_hash = $1 and t.expires_at > $2::timestamptz`

const userColumns = Object.entries(getTableColumns(users)).filter(([name]) => name !== 'passwordHash')

/** A user as PostgreSQL writes it in JSON, without the password hash. */
function readUser(json: Record<string, unknown>): Caller['user'] {
  const fields = userColumns.map(([name, column]) => {
    const value = json[column.name]
    return [name, column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value]
  })
  return Object.fromEntries(fields) as Caller['user']
}

/**
 * The user of a live token. Null when the token is unknown or expired, or the account is not 'started' any more, which
 * also revokes the tokens of the user (SR-02, SR-03).
 */
export async function findCaller(db: Database, token: string, now: Date): Promise<Caller | null> {
  const tokenHash = hashToken(token)
  const [row] = await queryOf(db)(FIND_CALLER, [tokenHash, now.toISOString()])
  if (row === undefined) return null
  const found = row.found as { user: Record<string, unknown>; expiresAt: string }
  const user = readUser(found.user)
  if (accountStatus(user, now) !== 'started') {
    await revokeTokensOf(db, user.userId)
    return null
  }
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  if (expiresAt.getTime() - Date.parse(found.expiresAt) > SLIDE_STEP_MS) {
    await db.update(tokens).set({ expiresAt }).where(eq(tokens.tokenHash, tokenHash))
  }
  return { user, tokenHash }
}
