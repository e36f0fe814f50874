import { and, eq, inArray, ne, or } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { recordStaffAction } from '../audit/recordStaffAction'
import { lockContent, packVersionOf } from '../content/contentVersion'
import type { Database } from '../db/database'
import { drafts, type ReleaseItemRow, releases } from '../db/schema'
import { writeNote } from './draftNotes'
import { findItems, firstReachableNumber, lastReleaseNumber, switchRows } from './releaseRows'
import { lockDrafts } from './writeDraft'

/** For each problem that is not served as it was after a release: what serves it now, and what served it then. */
export function itemsBackTo(items: readonly ReleaseItemRow[], number: number): ReleaseItemRow[] {
  const earlier = new Map<string, ReleaseItemRow>()
  const touched = new Map<string, { served: string | null; now: string | null }>()
  for (const item of items) {
    const { problemId, rowBefore, rowAfter } = item
    const known = touched.get(problemId)
    if (item.number <= number) earlier.set(problemId, item)
    else touched.set(problemId, { served: known ? known.served : rowBefore, now: rowAfter })
  }
  return [...touched].flatMap(([problemId, { served, now }]) => {
    // Where no draft had touched it yet, the files have the say.
    const { draftId = null, revision = null } = earlier.get(problemId) ?? {}
    return served === now
      ? []
      : [{ number: 0, problemId, draftId, revision, rowBefore: now, rowAfter: served }]
  })
}

/** The drafts that are served no more: the last ones about these problems. */
function draftsOf(gone: readonly ReleaseItemRow[], items: readonly ReleaseItemRow[]): string[] {
  const last = new Map(items.map((item) => [item.problemId, item]))
  return gone.flatMap(({ problemId }) => last.get(problemId)?.draftId ?? [])
}

/** They can be worked on again. */
async function reopenDrafts(
  tx: Database,
  draftIds: readonly string[],
  staffId: string,
  now: Date,
): Promise<void> {
  const reopened = await tx
    .update(drafts)
    .set({ state: 'draft', updatedAt: now })
    .where(and(inArray(drafts.draftId, draftIds), eq(drafts.state, 'published')))
    .returning()
  for (const draft of reopened) await writeNote(tx, draft, { kind: 'rolled_back', writtenBy: staffId }, now)
}

/** Those that are served again as they stand are closed again. */
async function closeDrafts(
  tx: Database,
  served: readonly ReleaseItemRow[],
  staffId: string,
  now: Date,
): Promise<void> {
  const isServed = served.flatMap(({ draftId, revision }) =>
    draftId === null || revision === null
      ? []
      : and(eq(drafts.draftId, draftId), eq(drafts.revision, revision)),
  )
  if (isServed.length === 0) return
  const closed = await tx
    .update(drafts)
    .set({ state: 'published', updatedAt: now })
    .where(and(or(...isServed), ne(drafts.state, 'published')))
    .returning()
  for (const draft of closed) await writeNote(tx, draft, { kind: 'published', writtenBy: staffId }, now)
}

export type RolledBack = { ok: true; number: number } | { ok: false; reason: 'changed' | 'unreachable' }

/** Serves what was served after the release of this number, as a release of its own. */
export async function rollBack(
  tx: Database,
  { to, from, staffId }: { to: number; from: number; staffId: string },
  now: Date,
): Promise<RolledBack> {
  const version = await lockContent(tx)
  const last = await lastReleaseNumber(tx)
  if (last !== from) return { ok: false, reason: 'changed' }
  const packVersion = packVersionOf(version)
  if (to >= last || to < (await firstReachableNumber(tx, packVersion)))
    return { ok: false, reason: 'unreachable' }
  const number = last + 1
  const all = await findItems(tx)
  const items = itemsBackTo(all, to).map((item) => ({ ...item, number }))
  const draftIds = draftsOf(items, all)
  await lockDrafts(tx, [...draftIds, ...items.flatMap(({ draftId }) => draftId ?? [])])
  await switchRows(tx, items, { version, number })
  await reopenDrafts(tx, draftIds, staffId, now)
  await closeDrafts(tx, items, staffId, now)
  await tx.insert(releases).values({
    releaseId: newId(),
    number,
    state: 'published',
    note: '',
    backTo: to,
    chosen: [],
    madeBy: staffId,
    madeAt: now,
    dueAt: null,
    publishedAt: now,
    packVersion,
    failure: null,
  })
  await recordStaffAction(
    tx,
    { staffId, userId: null, action: 'content_rolled_back', details: { number, backTo: to } },
    now,
  )
  return { ok: true, number }
}
