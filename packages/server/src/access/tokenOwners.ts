import { eq, lt } from 'drizzle-orm'
import type { Database } from '../db/database'
import { oncePerDatabase } from '../db/oncePerDatabase'
import { tokenOwners } from '../db/schema'

/** Tokens whose owner a process keeps in mind: some 20 MB. */
const REMEMBERED = 100_000

const rememberedOf = oncePerDatabase(() => new Map<string, string>())
/** Looked up at this moment: many requests with one token ask the database once. */
const lookupsOf = oncePerDatabase(() => new Map<string, Promise<string | null>>())

export async function noteOwner(db: Database, owner: typeof tokenOwners.$inferInsert): Promise<void> {
  await db.insert(tokenOwners).values(owner)
}

export async function forgetOwners(db: Database, now: Date): Promise<void> {
  await db.delete(tokenOwners).where(lt(tokenOwners.endsAt, now))
}

async function lookUp(db: Database, tokenHash: string): Promise<string | null> {
  const remembered = rememberedOf(db)
  const [row] = await db.select().from(tokenOwners).where(eq(tokenOwners.tokenHash, tokenHash))
  if (!row) return null
  if (remembered.size >= REMEMBERED) remembered.clear()
  remembered.set(tokenHash, row.userId)
  return row.userId
}

/** Whose token it is, or was. This never changes, so a process looks it up once for each token. */
export async function findOwner(db: Database, tokenHash: string): Promise<string | null> {
  const known = rememberedOf(db).get(tokenHash)
  if (known !== undefined) return known
  const lookups = lookupsOf(db)
  const lookup = lookups.get(tokenHash) ?? lookUp(db, tokenHash).finally(() => lookups.delete(tokenHash))
  lookups.set(tokenHash, lookup)
  return lookup
}
