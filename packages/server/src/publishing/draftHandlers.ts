import { type DraftSummary, refuse, succeed } from '@wordstride/api'
import { readTestProblem } from '@wordstride/content'
import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm'
import { findStaffNames } from '../audit/findStaffNames'
import type { Database } from '../db/database'
import { idToSave } from '../db/idToSave'
import { isSameSkill } from '../db/sameRow'
import { type DraftRow, draftNotes, draftRevisions, drafts, skills } from '../db/schema'
import type { CallContext, Handler, Handlers } from '../dispatch/callContext'
import { besideOf } from './besideOf'
import { buildText, runChecks } from './checkText'
import { isFull, isTalkedOut, refusesAnother } from './draftLimits'
import { writeNote } from './draftNotes'
import { findPlace } from './findPlaces'
import { loadBuilder } from './loadBuilder'
import { withMediaKeys } from './media/findMedia'
import { asWritten } from './places'
import { mayChange, mayDecide, rightsOf } from './rights'
import { addDraft, isClosed, reviseDraft } from './writeDraft'

/** Drafts that one page shows. */
const MOST = 500

const toSummary = (
  row: Omit<DraftRow, 'text'>,
  skillName: string | null,
  nameOf: (userId: string) => string,
  { caller }: Pick<CallContext, 'caller'>,
): DraftSummary => ({
  draftId: row.draftId,
  problemId: row.problemId,
  problemType: row.problemType,
  sectionType: row.sectionType,
  gradeId: row.gradeId,
  skillId: row.skillId,
  skillName: skillName ?? readTestProblem(row.problemId)?.topic ?? row.skillId,
  state: row.state,
  revision: row.revision,
  language: row.language,
  isRemoval: row.isRemoval,
  ownerName: nameOf(row.ownerId),
  isOwn: row.ownerId === caller.user.userId,
  updatedAt: row.updatedAt.getTime(),
})

/** A page of drafts with their texts would be as long as a book. */
const { text: _, ...withoutText } = getTableColumns(drafts)

const listDrafts: Handler<'listDrafts'> = async (_params, context) => {
  const { db, caller } = context
  const rows = await db
    .select({ draft: withoutText, skillName: skills.skillName })
    .from(drafts)
    .leftJoin(skills, isSameSkill(skills, drafts))
    .orderBy(desc(drafts.updatedAt))
    .limit(MOST)
  const nameOf = await findStaffNames(
    db,
    rows.map(({ draft }) => draft.ownerId),
  )
  return succeed({
    drafts: rows.map(({ draft, skillName }) => toSummary(draft, skillName, nameOf, context)),
    rights: rightsOf(caller),
  })
}

const getDraft: Handler<'getDraft'> = async ({ draftId, revision }, context) => {
  const { db, caller } = context
  const [found] = await db
    .select({ draft: drafts, skillName: skills.skillName })
    .from(drafts)
    .leftJoin(skills, isSameSkill(skills, drafts))
    .where(eq(drafts.draftId, draftId))
  if (!found) return refuse('draft_unknown')
  const { draft } = found
  const isOfDraft = eq(draftRevisions.draftId, draftId)
  const [notes, revisions, [shown], place] = await Promise.all([
    db
      .select()
      .from(draftNotes)
      .where(eq(draftNotes.draftId, draftId))
      // An id of the client is older than its note.
      .orderBy(asc(draftNotes.writtenAt), asc(draftNotes.noteId)),
    db
      .select({
        revision: draftRevisions.revision,
        savedBy: draftRevisions.savedBy,
        savedAt: draftRevisions.savedAt,
      })
      .from(draftRevisions)
      .where(isOfDraft)
      .orderBy(desc(draftRevisions.revision)),
    revision === undefined
      ? [draft]
      : db
          .select()
          .from(draftRevisions)
          .where(and(isOfDraft, eq(draftRevisions.revision, revision))),
    findPlace(db, draft.problemId),
  ])
  if (!shown) return refuse('draft_unknown')
  const nameOf = await findStaffNames(db, [
    draft.ownerId,
    ...notes.map(({ writtenBy }) => writtenBy),
    ...revisions.map(({ savedBy }) => savedBy),
  ])
  const row = place?.skill.served.get(draft.problemId)
  return succeed({
    draft: {
      ...toSummary(draft, found.skillName, nameOf, context),
      text: shown.text,
      language: shown.language,
      level: row?.level ?? null,
      mayEdit: mayChange(caller, draft) && !isClosed(draft),
      mayDecide: mayDecide(caller, draft),
      notes: notes.map(({ draftId: _, ...note }) => ({
        ...note,
        writtenBy: nameOf(note.writtenBy),
        writtenAt: note.writtenAt.getTime(),
      })),
      revisions: revisions.map((entry) => ({
        revision: entry.revision,
        savedBy: nameOf(entry.savedBy),
        savedAt: entry.savedAt.getTime(),
      })),
      served: row ? asWritten(row) : null,
    },
    rights: rightsOf(caller),
  })
}

const getDraftPlace: Handler<'getDraftPlace'> = async ({ problemId }, { db }) => {
  const place = await findPlace(db, problemId)
  if (!place) return refuse('draft_place_unknown')
  const { skill, served } = place.skill
  const row = served.get(problemId)
  return succeed({
    place: {
      ...skill,
      pool: place.name.pool,
      level: row?.level ?? null,
      served: row ? asWritten(row) : null,
    },
  })
}

const saveDraft: Handler<'saveDraft'> = async (params, { db, now, caller }) => {
  const { draftId, revision, problemId, language, text, isRemoval } = params
  const place = await findPlace(db, problemId)
  if (!place) return refuse('draft_place_unknown')
  if (isRemoval && !place.skill.served.has(problemId)) return refuse('draft_place_unknown')
  const { entry } = buildText(await loadBuilder(), params, place.skill, place.name)
  const written = { language, text, problemType: entry?.problem.problem_type ?? '' }
  const saving = { savedBy: caller.user.userId, now }
  return db.transaction(async (tx) => {
    // Of one that is sent twice at once the second finds what the first has made.
    if (revision === null) await idToSave(tx, null, draftId)
    const [before] = await tx.select().from(drafts).where(eq(drafts.draftId, draftId)).for('update')
    if (!before) {
      if (revision !== null) return refuse('draft_unknown')
      const refusal = await refusesAnother(tx, saving.savedBy, now)
      if (refusal !== null) return refuse(refusal)
      await addDraft(tx, { draftId, place, isRemoval, sourceId: null, ...written }, saving)
      return succeed({ draftId, revision: 1 })
    }
    if (!mayChange(caller, before)) return refuse('draft_not_yours')
    if (before.problemId !== problemId) return refuse('draft_place_unknown')
    // The same text once more: its reply was lost.
    if (before.text === text && before.language === language) {
      return succeed({ draftId, revision: before.revision })
    }
    if (isClosed(before)) return refuse('draft_closed')
    if (before.revision !== revision) return refuse('draft_changed')
    if (isFull(before)) return refuse('draft_too_many_revisions')
    return succeed({ draftId, revision: await reviseDraft(tx, before, written, saving) })
  })
}

const checkDraft: Handler<'checkDraft'> = async ({ problemId, language, text }, { db }) => {
  const place = await findPlace(db, problemId)
  if (!place) return refuse('draft_place_unknown')
  const builder = await loadBuilder()
  const { entry, findings } = buildText(builder, { text, language }, place.skill, place.name)
  return succeed({
    problem: await withMediaKeys(db, entry?.problem ?? null),
    findings: entry ? await runChecks(db, builder, [entry]) : findings,
  })
}

type NoteParams = Parameters<Handler<'noteDraft'>>[0]

/** The state after a note; null where the note does not fit. */
function stateAfterNote(draft: DraftRow, kind: NoteParams['kind']): DraftRow['state'] | null {
  const from = (...states: DraftRow['state'][]) => states.includes(draft.state)
  switch (kind) {
    case 'comment':
      return draft.state
    case 'sent':
      return from('draft', 'changes_asked') ? 'in_review' : null
    case 'asked_changes':
      return from('in_review', 'approved') ? 'changes_asked' : null
    case 'approved':
      return from('in_review') ? 'approved' : null
    case 'withdrawn':
      return isClosed(draft) ? null : 'withdrawn'
  }
}

/** Whether the draft makes a problem without an error. */
async function isSound(db: Database, { problemId, text, language }: DraftRow): Promise<boolean> {
  const place = await findPlace(db, problemId)
  if (!place) return false
  const builder = await loadBuilder()
  const { entry } = buildText(builder, { text, language }, place.skill, place.name)
  if (!entry) return false
  const beside = await besideOf(db, builder, [entry])
  const found = await runChecks(db, builder, [entry], { groups: [], beside })
  return found.every(({ severity }) => severity === 'warning')
}

const noteDraft: Handler<'noteDraft'> = async (
  { draftId, newId, revision, kind, text },
  { db, now, caller },
) =>
  db.transaction(async (tx) => {
    const [draft] = await tx.select().from(drafts).where(eq(drafts.draftId, draftId)).for('update')
    if (!draft) return refuse('draft_unknown')
    const isDecision = kind === 'approved' || kind === 'asked_changes'
    if (isDecision && !mayDecide(caller, draft)) return refuse('draft_not_yours_to_decide')
    if ((kind === 'sent' || kind === 'withdrawn') && !mayChange(caller, draft))
      return refuse('draft_not_yours')
    if ((kind === 'comment' || kind === 'asked_changes') && text.trim() === '')
      return refuse('comment_missing')
    if (kind !== 'comment' && draft.revision !== revision) return refuse('draft_changed')
    // Each decision follows what was sent to review.
    if ((kind === 'comment' || kind === 'sent') && (await isTalkedOut(tx, draftId, newId)))
      return refuse('draft_too_many_notes')
    const state = stateAfterNote(draft, kind)
    if (state === null) return refuse('draft_state')
    if (kind === 'sent' && !draft.isRemoval && !(await isSound(tx, draft))) return refuse('draft_faulty')
    await tx.update(drafts).set({ state, updatedAt: now }).where(eq(drafts.draftId, draftId))
    const note = { kind, text: text.trim(), writtenBy: caller.user.userId }
    // The state lets nothing else be said twice.
    await writeNote(tx, draft, kind === 'comment' ? { ...note, noteId: newId } : note, now)
    return succeed({ state })
  })

export const draftHandlers = {
  listDrafts,
  getDraft,
  getDraftPlace,
  saveDraft,
  checkDraft,
  noteDraft,
} satisfies Partial<Handlers>
