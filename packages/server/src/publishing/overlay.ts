import { isDeepStrictEqual } from 'node:util'
import { registry } from '@wordstride/plugins/graders'
import { inArray } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { isPublishedRow } from '../content/rowIds'
import type { Database } from '../db/database'
import { type ProblemRow, problems, type ReleaseItemRow, releaseItems, releases } from '../db/schema'
import { findItems, lastReleaseNumber, NO_FILES } from './releaseRows'

/** What the last release about a problem has left of it. */
export async function findOverlay(db: Database): Promise<ReleaseItemRow[]> {
  const last = new Map((await findItems(db)).map((item) => [item.problemId, item]))
  // The others have gone back to what the files have.
  return [...last.values()].filter(({ rowAfter, draftId }) =>
    rowAfter === null ? draftId !== null : isPublishedRow(rowAfter),
  )
}

/** In the version that its type has now; its id and the name of its skill are none of its own. */
function textOf({ problem }: ProblemRow): object {
  const opened = registry.open(problem)
  return { ...(opened.ok ? opened.exercise.problem : problem), problem_id: '', skill_name: '' }
}

/** Whether two rows say the same, wherever they come from. */
const saysSame = (a: ProblemRow, b: ProblemRow): boolean =>
  a.pool === b.pool && a.level === b.level && isDeepStrictEqual(textOf(a), textOf(b))

interface OverlayEntry {
  item: ReleaseItemRow
  /** What the files have; null for nothing. */
  file: ProblemRow | null
  /** What was published; null: it was taken out. */
  published: ProblemRow | null
  /** Whether the files say the same. */
  isInFiles: boolean
}

/** What was published beside what the files have, as they were loaded last. */
async function compareOverlay(
  db: Database,
  isInPack: (problemId: string) => boolean,
): Promise<OverlayEntry[]> {
  const items = await findOverlay(db)
  const ids = items.flatMap(({ problemId, rowAfter }) => [
    problemId,
    ...(rowAfter === null ? [] : [rowAfter]),
  ])
  const rows =
    ids.length === 0 ? [] : await db.select().from(problems).where(inArray(problems.problemId, ids))
  const byId = new Map(rows.map((row) => [row.problemId, row]))
  return items.map((item) => {
    const file = isInPack(item.problemId) ? (byId.get(item.problemId) ?? null) : null
    const published = item.rowAfter === null ? null : (byId.get(item.rowAfter) ?? null)
    const isInFiles = published === null ? file === null : file !== null && saysSame(file, published)
    return { item, file, published, isInFiles }
  })
}

/** A release of its own, so that later files may say something else again. */
async function noteInFiles(tx: Database, entries: readonly OverlayEntry[], now: Date): Promise<void> {
  if (entries.length === 0) return
  const number = 1 + (await lastReleaseNumber(tx))
  await tx.insert(releases).values({
    releaseId: newId(),
    number,
    state: 'published',
    note: 'The files say the same by now.',
    backTo: null,
    chosen: [],
    madeBy: 'the files',
    madeAt: now,
    dueAt: null,
    publishedAt: now,
    packVersion: NO_FILES,
    failure: null,
  })
  const items = entries.map(({ item, file, published }) => ({
    number,
    problemId: item.problemId,
    draftId: null,
    revision: null,
    rowBefore: published?.problemId ?? null,
    rowAfter: file?.problemId ?? null,
  }))
  await tx.insert(releaseItems).values(items)
}

/** After the pack of a new version: what was published since stays in place until the files say the same. */
export async function putOverlayBack(
  tx: Database,
  isInPack: (problemId: string) => boolean,
  now = new Date(),
): Promise<OverlayEntry[]> {
  const entries = await compareOverlay(tx, isInPack)
  await noteInFiles(
    tx,
    entries.filter(({ isInFiles }) => isInFiles),
    now,
  )
  const kept = entries.filter(({ isInFiles }) => !isInFiles)
  const hidden = kept.flatMap(({ file }) => file?.problemId ?? [])
  const served = kept.flatMap(({ published }) => published?.problemId ?? [])
  if (hidden.length > 0)
    await tx.update(problems).set({ isRetired: true }).where(inArray(problems.problemId, hidden))
  if (served.length > 0)
    await tx.update(problems).set({ isRetired: false }).where(inArray(problems.problemId, served))
  return kept
}
