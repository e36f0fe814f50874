import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { importedMedia } from '../../db/schema'
import { namedMedia, withOtherAddresses } from './namedMedia'

async function findNamed(db: Database, value: unknown) {
  const addresses = namedMedia(value)
  if (addresses.length === 0) return []
  const { address, key, servedSince } = importedMedia
  return db.select({ address, key, servedSince }).from(importedMedia).where(inArray(address, addresses))
}

/** Of the imported media that problems name those that are there. */
export const findStored = async (db: Database, value: unknown): Promise<ReadonlySet<string>> =>
  new Set((await findNamed(db, value)).map(({ address }) => address))

/** Drafts as their readers see them: media that are not published yet open by the key alone. */
export async function withMediaKeys<TValue>(db: Database, value: TValue): Promise<TValue> {
  const rows = (await findNamed(db, value)).filter(({ servedSince }) => servedSince === null)
  if (rows.length === 0) return value
  const keys = new Map(rows.map(({ address, key }) => [address, key]))
  return withOtherAddresses(value, (address) => {
    const key = keys.get(address)
    return key === undefined ? address : `${address}?key=${key}`
  })
}

/** The content of the media that texts name, for the files. */
export async function readNamed(db: Database, value: unknown) {
  const addresses = namedMedia(value)
  if (addresses.length === 0) return []
  const { address, content } = importedMedia
  const rows = await db
    .select({ address, content })
    .from(importedMedia)
    .where(inArray(address, addresses))
    .orderBy(address)
  return rows.map((row) => ({ address: row.address, content: row.content.toString('base64') }))
}

/** One file with what decides who may open it. */
export async function findMedia(db: Database, address: string) {
  const [row] = await db.select().from(importedMedia).where(eq(importedMedia.address, address))
  return row ?? null
}
