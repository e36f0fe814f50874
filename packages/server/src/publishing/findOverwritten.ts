import type { DraftFinding } from '@wordstride/api'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type DraftRow, draftRevisions, drafts, releaseItems, releases } from '../db/schema'

/** Warns of drafts whose writers may not have seen what another draft has published about the problem since. */
export async function findOverwritten(db: Database, chosen: readonly DraftRow[]): Promise<DraftFinding[]> {
  if (chosen.length === 0) return []
  const [published, saved] = await Promise.all([
    db
      .select({
        problemId: releaseItems.problemId,
        draftId: drafts.draftId,
        publishedAt: releases.publishedAt,
      })
      .from(releaseItems)
      .innerJoin(releases, and(eq(releases.number, releaseItems.number), isNull(releases.backTo)))
      // What was gone back from is open again.
      .innerJoin(drafts, and(eq(drafts.draftId, releaseItems.draftId), eq(drafts.state, 'published')))
      .where(
        inArray(
          releaseItems.problemId,
          chosen.map(({ problemId }) => problemId),
        ),
      ),
    db
      .select({
        draftId: draftRevisions.draftId,
        revision: draftRevisions.revision,
        savedAt: draftRevisions.savedAt,
      })
      .from(draftRevisions)
      .where(
        inArray(
          draftRevisions.draftId,
          chosen.map(({ draftId }) => draftId),
        ),
      ),
  ])
  return chosen.flatMap(({ draftId, problemId, revision }): DraftFinding[] => {
    const text = saved.find((entry) => entry.draftId === draftId && entry.revision === revision)
    const isOverwriting = published.some(
      (other) =>
        other.problemId === problemId &&
        other.draftId !== draftId &&
        text !== undefined &&
        other.publishedAt !== null &&
        other.publishedAt > text.savedAt,
    )
    if (!isOverwriting) return []
    const message =
      'Another draft of this problem was published after this one was saved last. This one takes its place: see that nothing is lost.'
    return [{ severity: 'warning', where: problemId, line: null, path: '', message }]
  })
}
