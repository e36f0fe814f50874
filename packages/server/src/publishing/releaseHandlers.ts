import { refuse, succeed } from '@wordstride/api'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { findStaffNames } from '../audit/findStaffNames'
import { lockContent, packVersionOf, readServedVersion } from '../content/contentVersion'
import { draftRevisions, releases } from '../db/schema'
import type { Handler, Handlers } from '../dispatch/callContext'
import { groupBy } from '../lists/groupBy'
import { findOutdated } from './findOutdated'
import { findSame } from './findSame'
import { loadBuilder } from './loadBuilder'
import { readNamed, withMediaKeys } from './media/findMedia'
import { findOverlay } from './overlay'
import { asWritten } from './places'
import { kindOf, planRelease } from './planRelease'
import { publishRelease } from './publish'
import { findItems, findRelease, firstReachableNumber } from './releaseRows'
import { rightsOf } from './rights'
import { rollBack } from './rollBack'
import { scheduleRelease } from './scheduleRelease'
import { waysBack } from './waysBack'
import { lockDrafts } from './writeDraft'

/** Releases that one page shows. */
const MOST = 100

const kindOfItem = ({ rowBefore, rowAfter }: { rowBefore: string | null; rowAfter: string | null }) =>
  kindOf({ before: rowBefore, after: rowAfter })

const listReleases: Handler<'listReleases'> = async (_params, { db, caller }) => {
  const rows = await db
    .select()
    .from(releases)
    .orderBy(desc(sql`coalesce(${releases.publishedAt}, ${releases.madeAt})`), desc(releases.number))
    .limit(MOST)
  const version = await readServedVersion(db)
  const [nameOf, firstReachable, outdated] = await Promise.all([
    findStaffNames(
      db,
      rows.map(({ madeBy }) => madeBy),
    ),
    firstReachableNumber(db, packVersionOf(version)),
    findOutdated(db, rows),
  ])
  const numbers = rows.flatMap(({ number }) => number ?? [])
  const items = await findItems(db, Math.min(firstReachable, ...numbers))
  const itemsOf = groupBy(items, ({ number }) => number)
  const reachable = waysBack(itemsOf, firstReachable)
  return succeed({
    contentVersion: version,
    releases: rows.map((row) => ({
      releaseId: row.releaseId,
      number: row.number,
      state: row.state,
      note: row.note,
      backTo: row.backTo,
      madeBy: nameOf(row.madeBy),
      madeAt: row.madeAt.getTime(),
      dueAt: row.dueAt?.getTime() ?? null,
      publishedAt: row.publishedAt?.getTime() ?? null,
      failure: row.failure,
      draftIds: row.chosen.map(({ draftId }) => draftId),
      outdated:
        row.state === 'scheduled'
          ? row.chosen.map(({ draftId }) => draftId).filter((draftId) => outdated.has(draftId))
          : [],
      items: (itemsOf.get(row.number ?? 0) ?? []).map((item) => ({
        problemId: item.problemId,
        kind: kindOfItem(item),
      })),
      isReachable: row.number !== null && reachable.has(row.number),
    })),
    reachesFiles: reachable.has(0),
    rights: rightsOf(caller),
  })
}

const previewRelease: Handler<'previewRelease'> = async ({ chosen }, { db }) => {
  const { changes, findings } = await planRelease(db, await loadBuilder(), chosen)
  return succeed({
    findings,
    changes: await withMediaKeys(
      db,
      changes.map(({ draft, before, after }) => ({
        draftId: draft.draftId,
        problemId: draft.problemId,
        kind: kindOf({ before, after }),
        before: before && asWritten(before),
        after: after?.problem ?? null,
      })),
    ),
  })
}

const publishDrafts: Handler<'publishDrafts'> = async ({ chosen, note, dueAt }, { db, now, caller }) => {
  if (!rightsOf(caller).mayPublish) return refuse('not_allowed')
  const builder = await loadBuilder()
  const release = {
    releaseId: newId(),
    chosen,
    note: note.trim(),
    madeBy: caller.user.userId,
    madeAt: now,
    dueAt: dueAt === null ? null : new Date(dueAt),
  }
  return db.transaction(async (tx) => {
    await lockContent(tx)
    const chosenIds = chosen.map(({ draftId }) => draftId)
    await lockDrafts(tx, chosenIds)
    // The same once more: its reply was lost.
    const before = await findSame(tx, release)
    if (before) return succeed({ number: before.number, findings: [] })
    if (release.dueAt !== null && release.dueAt > now) {
      const { findings } = await scheduleRelease(tx, builder, release)
      return succeed({ number: null, findings })
    }
    const { plan, number } = await publishRelease(tx, builder, release, now)
    return succeed({ number, findings: plan.findings })
  })
}

const goBack: Handler<'rollBack'> = async ({ number, from }, { db, now, caller }) => {
  if (!rightsOf(caller).mayPublish) return refuse('not_allowed')
  const staffId = caller.user.userId
  const result = await db.transaction((tx) => rollBack(tx, { to: number, from, staffId }, now))
  if (result.ok) return succeed({ number: result.number })
  return refuse(result.reason === 'changed' ? 'releases_changed' : 'release_unreachable')
}

const cancelRelease: Handler<'cancelRelease'> = async ({ releaseId }, { db, caller }) => {
  if (!rightsOf(caller).mayPublish) return refuse('not_allowed')
  return db.transaction(async (tx) => {
    const release = await findRelease(tx, releaseId)
    if (release?.state !== 'scheduled') return refuse('releases_changed')
    await tx.update(releases).set({ state: 'cancelled' }).where(eq(releases.releaseId, releaseId))
    return succeed({})
  })
}

const exportPublished: Handler<'exportPublished'> = async (_params, { db, caller }) => {
  if (!rightsOf(caller).mayPublish) return refuse('not_allowed')
  const items = await findOverlay(db)
  const draftIds = items.flatMap(({ draftId }) => draftId ?? [])
  const texts =
    draftIds.length === 0
      ? []
      : await db.select().from(draftRevisions).where(inArray(draftRevisions.draftId, draftIds))
  const problems = items.flatMap(({ problemId, draftId, revision, rowAfter }) => {
    if (rowAfter === null) return { problemId, text: null, language: 'yaml' as const }
    const written = texts.find((entry) => entry.draftId === draftId && entry.revision === revision)
    return written ? { problemId, text: written.text, language: written.language } : []
  })
  return succeed({ problems, media: await readNamed(db, problems) })
}

export const releaseHandlers = {
  listReleases,
  previewRelease,
  publishDrafts,
  rollBack: goBack,
  cancelRelease,
  exportPublished,
} satisfies Partial<Handlers>
