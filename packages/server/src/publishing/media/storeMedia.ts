import { randomBytes } from 'node:crypto'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { importedMedia } from '../../db/schema'
import { findStored } from './findMedia'
import { namedMedia } from './namedMedia'

/** They lie in the database and in every backup of it. */
const MOST_STORED_BYTES = 500_000_000

async function hasRoom(tx: Database, bytes: number): Promise<boolean> {
  const [row] = await tx
    .select({ stored: sql<number>`coalesce(sum(${importedMedia.size}), 0)::float8` })
    .from(importedMedia)
  return (row?.stored ?? 0) + bytes <= MOST_STORED_BYTES
}

/** Keeps what a problem names of the media of a file, new or again. False, and nothing is kept, when all room is taken. */
export async function storeMedia(
  tx: Database,
  problem: unknown,
  media: ReadonlyMap<string, Uint8Array>,
  now: Date,
): Promise<boolean> {
  const rows = namedMedia(problem).flatMap((address) => {
    const content = media.get(address)
    return content ? [{ address, content: Buffer.from(content), size: content.length, storedAt: now }] : []
  })
  if (rows.length === 0) return true
  const stored = await findStored(tx, problem)
  const bytes = rows.reduce((sum, { address, size }) => sum + (stored.has(address) ? 0 : size), 0)
  if (bytes > 0 && !(await hasRoom(tx, bytes))) return false
  await tx
    .insert(importedMedia)
    .values(rows.map((row) => ({ ...row, key: randomBytes(16).toString('hex') })))
    .onConflictDoUpdate({ target: importedMedia.address, set: { storedAt: now } })
  return true
}

/** What problems show is open to students from now on. */
export async function serveMedia(tx: Database, problems: unknown, now: Date): Promise<void> {
  const addresses = namedMedia(problems)
  if (addresses.length === 0) return
  await tx
    .update(importedMedia)
    .set({ servedSince: now })
    .where(and(inArray(importedMedia.address, addresses), isNull(importedMedia.servedSince)))
}
