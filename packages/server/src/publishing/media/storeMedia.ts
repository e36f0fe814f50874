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

export interface MediaStore {
  /** Keeps what a problem names of the media, new or again. False, and nothing is kept, when all room is taken. */
  keep(problem: unknown): Promise<boolean>
  /** Writes all that was kept: in the order in which others write them, too, not in that of the problems. */
  write(now: Date): Promise<void>
}

/** For the media of one import. */
export function openMediaStore(tx: Database, media: ReadonlyMap<string, Uint8Array>): MediaStore {
  const kept = new Map<string, Uint8Array>()
  let newBytes = 0
  return {
    async keep(problem) {
      const named = namedMedia(problem).flatMap((address) => {
        const content = media.get(address)
        return content && !kept.has(address) ? [{ address, content }] : []
      })
      if (named.length === 0) return true
      const stored = await findStored(tx, problem)
      const fresh = named.filter(({ address }) => !stored.has(address))
      const bytes = fresh.reduce((sum, { content }) => sum + content.length, newBytes)
      if (fresh.length > 0 && !(await hasRoom(tx, bytes))) return false
      newBytes = bytes
      for (const { address, content } of named) kept.set(address, content)
      return true
    },
    async write(now) {
      if (kept.size === 0) return
      const rows = [...kept].sort(([a], [b]) => (a < b ? -1 : 1))
      await tx
        .insert(importedMedia)
        .values(
          rows.map(([address, content]) => ({
            ...{ address, content: Buffer.from(content), size: content.length, storedAt: now },
            key: randomBytes(16).toString('hex'),
          })),
        )
        .onConflictDoUpdate({ target: importedMedia.address, set: { storedAt: now } })
    },
  }
}

/** What problems show is open to students from now on. */
export async function serveMedia(tx: Database, problems: unknown, now: Date): Promise<void> {
  const addresses = namedMedia(problems)
  if (addresses.length === 0) return
  const { address, servedSince } = importedMedia
  const isClosed = and(inArray(address, addresses), isNull(servedSince))
  // In the order in which imports write them, which is not that of an update.
  await tx.select({ address }).from(importedMedia).where(isClosed).orderBy(address).for('no key update')
  await tx.update(importedMedia).set({ servedSince: now }).where(isClosed)
}
