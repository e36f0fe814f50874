import { eq, inArray, max } from 'drizzle-orm'
import { noteServed, versionAfter } from '../content/contentVersion'
import type { Database } from '../db/database'
import { problems, type ReleaseItemRow, releaseItems, releases } from '../db/schema'

/** 0 when nothing was published yet. */
export async function lastReleaseNumber(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(releases.number) }).from(releases)
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

/** What every release has done, the first one first. */
export const findItems = (db: Database): Promise<ReleaseItemRow[]> =>
  db.select().from(releaseItems).orderBy(releaseItems.number, releaseItems.problemId)

export const findRelease = async (db: Database, releaseId: string) => {
  const [row] = await db.select().from(releases).where(eq(releases.releaseId, releaseId)).for('update')
  return row ?? null
}
