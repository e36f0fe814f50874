import type { DraftLanguage } from '@wordstride/api'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type DraftRow, draftRevisions, drafts } from '../db/schema'
import type { Place } from './findPlaces'

interface WrittenText {
  language: DraftLanguage
  text: string
  /** Empty while the text cannot be read. */
  problemType: string
}

interface Saving {
  savedBy: string
  now: Date
}

interface NewDraft extends WrittenText {
  draftId: string
  place: Place
  isRemoval: boolean
  sourceId: string | null
}

/** A problem that is published or withdrawn is written no more. */
export const isClosed = ({ state }: Pick<DraftRow, 'state'>): boolean =>
  state === 'published' || state === 'withdrawn'

/** Until the transaction ends nobody else writes these drafts. Whoever needs several takes them in the same order. */
export const lockDrafts = (tx: Database, draftIds: readonly string[]) =>
  tx
    .select({ draftId: drafts.draftId })
    .from(drafts)
    .where(inArray(drafts.draftId, draftIds))
    .orderBy(drafts.draftId)
    .for('update')

/** Writes a draft that is new. Call it in the transaction that looked for it. */
export async function addDraft(tx: Database, draft: NewDraft, { savedBy, now }: Saving): Promise<void> {
  const { draftId, language, text, problemType, isRemoval, sourceId } = draft
  const {
    skill: { skill },
    name,
  } = draft.place
  await tx.insert(drafts).values({
    draftId,
    ownerId: savedBy,
    state: 'draft',
    revision: 1,
    problemType,
    pool: name.pool,
    problemId: `${name.skillId}.${name.id}`,
    sectionType: skill.sectionType,
    gradeId: skill.gradeId,
    skillId: skill.skillId,
    language,
    text,
    isRemoval,
    sourceId,
    createdAt: now,
    updatedAt: now,
  })
  await tx.insert(draftRevisions).values({ draftId, revision: 1, language, text, savedBy, savedAt: now })
}

/** Writes the next revision of a draft that the transaction has locked, and gives its number. */
export async function reviseDraft(
  tx: Database,
  before: DraftRow,
  { language, text, problemType }: WrittenText,
  { savedBy, now }: Saving,
): Promise<number> {
  const { draftId } = before
  const revision = before.revision + 1
  // What was approved, or is looked at, is no longer what stands there.
  const state = before.state === 'changes_asked' ? 'changes_asked' : 'draft'
  await tx
    .update(drafts)
    .set({ state, revision, problemType, language, text, updatedAt: now })
    .where(eq(drafts.draftId, draftId))
  await tx.insert(draftRevisions).values({ draftId, revision, language, text, savedBy, savedAt: now })
  return revision
}
