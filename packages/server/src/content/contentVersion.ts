import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contentVersion } from '../db/schema'
import { shortReading } from '../db/shortReading'

/** Holds the version that is served; the rows after it those packs that it replaced. */
export const VERSION_ROW = 1

/** The one row that says what is served; the packs before it have rows, too. */
export const isServed = eq(contentVersion.id, VERSION_ROW)

const servedReading = shortReading((db) =>
  db
    .select({ version: contentVersion.version })
    .from(contentVersion)
    .where(isServed)
    .prepare('served_version'),
)

/** Empty where no content was loaded. */
export async function readServedVersion(db: Database): Promise<string> {
  const [row] = await servedReading(db).execute()
  return row?.version ?? ''
}

/** The pack of the files, and what was published over it since: 'a1b2c3' or 'a1b2c3+4'. */
export const packVersionOf = (version: string): string => version.replace(/\+\d+$/, '')

/** Content that a release has changed has a version of its own, by which every process drops what it knew. */
export const versionAfter = (version: string, release: number): string =>
  release === 0 ? packVersionOf(version) : `${packVersionOf(version)}+${release}`

/** One at a time changes the content: the pack of a new version, or a release. */
export async function lockContent(tx: Database): Promise<string> {
  const [row] = await tx
    .select({ version: contentVersion.version })
    .from(contentVersion)
    .where(isServed)
    .for('update')
  return row?.version ?? ''
}

export const noteServed = (tx: Database, version: string) =>
  tx
    .insert(contentVersion)
    .values({ id: VERSION_ROW, version })
    .onConflictDoUpdate({ target: contentVersion.id, set: { version } })
