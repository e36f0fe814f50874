import { isDeepStrictEqual } from 'node:util'
import { inArray } from 'drizzle-orm'
import { isPublishedRow } from '../content/rowIds'
import type { Database } from '../db/database'
import { type ProblemRow, problems, type ReleaseItemRow } from '../db/schema'
import { findItems } from './releaseRows'

/** What the last release about a problem has left of it. */
export async function findOverlay(db: Database): Promise<ReleaseItemRow[]> {
  const last = new Map((await findItems(db)).map((item) => [item.problemId, item]))
  // The others have gone back to what the files have.
  return [...last.values()].filter(({ rowAfter, draftId }) =>
    rowAfter === null ? draftId !== null : isPublishedRow(rowAfter),
  )
}

/** Whether two rows say the same, whatever their ids. */
const saysSame = (a: ProblemRow, b: ProblemRow): boolean =>
  a.pool === b.pool &&
  a.level === b.level &&
  isDeepStrictEqual({ ...a.problem, problem_id: '' }, { ...b.problem, problem_id: '' })

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

/** After the pack of a new version: what was published since stays in place until the files say the same. */
export async function putOverlayBack(
  tx: Database,
  isInPack: (problemId: string) => boolean,
): Promise<OverlayEntry[]> {
  const kept = (await compareOverlay(tx, isInPack)).filter(({ isInFiles }) => !isInFiles)
  const hidden = kept.flatMap(({ file }) => file?.problemId ?? [])
  const served = kept.flatMap(({ published }) => published?.problemId ?? [])
  if (hidden.length > 0)
    await tx.update(problems).set({ isRetired: true }).where(inArray(problems.problemId, hidden))
  if (served.length > 0)
    await tx.update(problems).set({ isRetired: false }).where(inArray(problems.problemId, served))
  return kept
}
