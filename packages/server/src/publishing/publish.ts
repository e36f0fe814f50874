import { inArray } from 'drizzle-orm'
import { recordStaffAction } from '../audit/recordStaffAction'
import { lockContent, packVersionOf } from '../content/contentVersion'
import { publishedRowId } from '../content/rowIds'
import type { Database } from '../db/database'
import { drafts, problems, type ReleaseItemRow, type ReleaseRow, releases } from '../db/schema'
import { writeNote } from './draftNotes'
import type { Builder } from './loadBuilder'
import { serveMedia } from './media/storeMedia'
import { hasErrors, type PlannedChange, planRelease, type ReleasePlan } from './planRelease'
import { lastReleaseNumber, switchRows } from './releaseRows'
import { lockDrafts } from './writeDraft'

/** The row that serves a problem from now on. The one before stays as it is: open sessions go on with it. */
async function writeRow(
  tx: Database,
  { draft, after }: PlannedChange,
  number: number,
): Promise<string | null> {
  if (after === null) return null
  const problemId = publishedRowId(draft.problemId, number)
  await tx.insert(problems).values({
    problemId,
    sectionType: draft.sectionType,
    gradeId: draft.gradeId,
    skillId: draft.skillId,
    pool: draft.pool,
    problemSeq: after.problem_seq,
    level: after.level,
    problem: { ...after.problem, problem_id: problemId },
    isRetired: false,
  })
  return problemId
}

export type Published = { plan: ReleasePlan; number: number | null }

/**
 * Publishes the chosen drafts of a release, all or none: with an error among the findings nothing changes. Call it in a
 * transaction; `release` gets its number.
 */
export async function publishRelease(
  tx: Database,
  builder: Builder,
  release: Pick<ReleaseRow, 'releaseId' | 'chosen' | 'note' | 'madeBy' | 'madeAt' | 'dueAt'>,
  now: Date,
): Promise<Published> {
  const version = await lockContent(tx)
  const chosenIds = release.chosen.map(({ draftId }) => draftId)
  // They are published as they were approved.
  await lockDrafts(tx, chosenIds)
  const plan = await planRelease(tx, builder, release.chosen)
  if (hasErrors(plan)) return { plan, number: null }
  const number = 1 + (await lastReleaseNumber(tx))
  const items: ReleaseItemRow[] = []
  for (const change of plan.changes) {
    const { draft, before } = change
    items.push({
      number,
      problemId: draft.problemId,
      draftId: draft.draftId,
      revision: draft.revision,
      rowBefore: before?.problemId ?? null,
      rowAfter: await writeRow(tx, change, number),
    })
    await writeNote(tx, draft, { kind: 'published', text: release.note, writtenBy: release.madeBy }, now)
  }
  const shown = plan.changes.map(({ after }) => after)
  await serveMedia(tx, shown, now)
  await switchRows(tx, items, { version, number })
  const draftIds = plan.changes.map(({ draft }) => draft.draftId)
  await tx.update(drafts).set({ state: 'published', updatedAt: now }).where(inArray(drafts.draftId, draftIds))
  const published = {
    number,
    state: 'published' as const,
    publishedAt: now,
    packVersion: packVersionOf(version),
    failure: null,
  }
  await tx
    .insert(releases)
    .values({ ...release, ...published, backTo: null })
    .onConflictDoUpdate({ target: releases.releaseId, set: published })
  await recordStaffAction(
    tx,
    {
      staffId: release.madeBy,
      userId: null,
      action: 'content_published',
      details: { number, problems: items.map(({ problemId }) => problemId) },
    },
    now,
  )
  return { plan, number }
}
