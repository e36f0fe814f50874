import { eq, gte, inArray, max, ne } from 'drizzle-orm'
import { noteServed, versionAfter } from '../content/contentVersion'
import type { Database } from '../db/database'
import { problems, type ReleaseItemRow, releaseItems, releases } from '../db/schema'

/** 0 when nothing was published yet. */
export async function lastReleaseNumber(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(releases.number) }).from(releases)
  return row?.last ?? 0
}

/** The pack of a release by which files caught up with what was published: nothing before it can be gone back to. */
export const NO_FILES = ''

/**
 * The earliest that can be gone back to, 0 being the files themselves. Releases of other files cannot be taken back:
 * a later pack has the last word over the rows before them.
 */
export async function firstReachableNumber(db: Database, packVersion: string): Promise<number> {
  const [row] = await db
    .select({ last: max(releases.number) })
    .from(releases)
    .where(ne(releases.packVersion, packVersion))
  return row?.last ?? 0
}

/** Makes other rows of `problems` those that are served, and tells every process by the version. */
export async function switchRows(
  tx: Database,
  items: readonly ReleaseItemRow[],
  { version, number }: { version: string; number: number },
): Promise<void> {
  const left = items.flatMap(({ rowBefore }) => rowBefore ?? [])
  const served = items.flatMap(({ rowAfter }) => rowAfter ?? [])
  if (left.length > 0)
    await tx.update(problems).set({ isRetired: true }).where(inArray(problems.problemId, left))
  if (served.length > 0)
    await tx.update(problems).set({ isRetired: false }).where(inArray(problems.problemId, served))
  if (items.length > 0) await tx.insert(releaseItems).values([...items])
  await noteServed(tx, versionAfter(version, number))
}

/** What every release has done, the first one first; or those from a number on. */
export const findItems = (db: Database, from = 0): Promise<ReleaseItemRow[]> =>
  db
    .select()
    .from(releaseItems)
    .where(gte(releaseItems.number, from))
    .orderBy(releaseItems.number, releaseItems.problemId)

export const findRelease = async (db: Database, releaseId: string) => {
  const [row] = await db.select().from(releases).where(eq(releases.releaseId, releaseId)).for('update')
  return row ?? null
}
