import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { drafts, type ReleaseRow, releases } from '../db/schema'

type Wanted = Pick<ReleaseRow, 'chosen' | 'note' | 'madeBy' | 'dueAt'>

/** Whether these drafts are served as they were chosen; a release that was gone back from may be made again. */
async function arePublished(tx: Database, chosen: Wanted['chosen']): Promise<boolean> {
  const draftIds = chosen.map(({ draftId }) => draftId)
  const rows = await tx
    .select({ draftId: drafts.draftId, revision: drafts.revision })
    .from(drafts)
    .where(and(inArray(drafts.draftId, draftIds), eq(drafts.state, 'published')))
  const revisions = new Map(rows.map(({ draftId, revision }) => [draftId, revision]))
  return chosen.every(({ draftId, revision }) => revisions.get(draftId) === revision)
}

/** A release that the same person has asked for in the same words, and that holds. Call it with the drafts locked. */
export async function findSame(tx: Database, { chosen, note, madeBy, dueAt }: Wanted) {
  const [same] = await tx
    .select({ number: releases.number, state: releases.state })
    .from(releases)
    .where(
      and(
        eq(releases.chosen, chosen),
        eq(releases.note, note),
        eq(releases.madeBy, madeBy),
        dueAt === null ? isNull(releases.dueAt) : eq(releases.dueAt, dueAt),
        inArray(releases.state, ['scheduled', 'published']),
      ),
    )
    .orderBy(desc(releases.madeAt), sql`${releases.number} desc nulls last`)
    .limit(1)
  if (same === undefined) return null
  return same.state === 'scheduled' || (await arePublished(tx, chosen)) ? same : null
}
