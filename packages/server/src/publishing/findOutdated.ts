import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { drafts, type ReleaseRow } from '../db/schema'

/** Of releases that are to come, the drafts that are not approved any more as they were chosen: with one it fails. */
export async function findOutdated(db: Database, rows: readonly ReleaseRow[]): Promise<Set<string>> {
  const waiting = rows.filter(({ state }) => state === 'scheduled').flatMap(({ chosen }) => chosen)
  if (waiting.length === 0) return new Set()
  const found = await db
    .select({ draftId: drafts.draftId, revision: drafts.revision, state: drafts.state })
    .from(drafts)
    .where(
      inArray(
        drafts.draftId,
        waiting.map(({ draftId }) => draftId),
      ),
    )
  const approved = found.filter(({ state }) => state === 'approved')
  const revisions = new Map(approved.map(({ draftId, revision }) => [draftId, revision]))
  return new Set(
    waiting
      .filter(({ draftId, revision }) => revisions.get(draftId) !== revision)
      .map(({ draftId }) => draftId),
  )
}
