import { DRAFT_TEXT_LENGTH, type ImportedDraft, REFUSALS } from '@wordstride/api'
import { readSkillProblem } from '@wordstride/content'
import { and, inArray, ne } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Caller } from '../access/caller'
import type { Database } from '../db/database'
import { type DraftRow, drafts } from '../db/schema'
import { buildText } from './checkText'
import { isFull, refusesAnother } from './draftLimits'
import { type Builder, loadBuilder } from './loadBuilder'
import { type Importer, loadImporter, type ReadQuestion } from './loadImporter'
import type { MediaStore } from './media/storeMedia'
import type { ServedSkill } from './places'
import { mayChange } from './rights'
import { addDraft, isClosed, lockDrafts, reviseDraft } from './writeDraft'

type Tools = Builder & Importer

export const loadTools = async (): Promise<Tools> => ({ ...(await loadBuilder()), ...(await loadImporter()) })

/** The latest draft of each question that was imported before; what was withdrawn is nothing to go on with. */
export async function findImported(
  db: Database,
  questions: readonly ReadQuestion[],
): Promise<Map<string | null, DraftRow>> {
  const sourceIds = questions.map(({ sourceId }) => sourceId)
  const rows = await db
    .select()
    .from(drafts)
    .where(and(inArray(drafts.sourceId, sourceIds), ne(drafts.state, 'withdrawn')))
    .orderBy(drafts.createdAt)
  return new Map(rows.map((row) => [row.sourceId, row]))
}

/**
 * The same, of which nobody else writes one until the transaction ends. Until one is locked it may have been published or
 * withdrawn, and another one have come in its place.
 */
export async function lockImported(
  tx: Database,
  questions: readonly ReadQuestion[],
): Promise<Map<string | null, DraftRow>> {
  const locked = new Set<string>()
  for (;;) {
    const imported = await findImported(tx, questions)
    const draftIds = [...imported.values()].map(({ draftId }) => draftId).filter((id) => !locked.has(id))
    if (draftIds.length === 0) return imported
    await lockDrafts(tx, draftIds)
    for (const id of draftIds) locked.add(id)
  }
}

/** Where a question stands until it has a place. */
const NOWHERE = {
  skill: { section_type: 'ae.la', grade_id: 5, skill_id: 'imported', skill_name: 'Imported' },
  pool: 'E',
  seq: 1,
} as const

const refused = (reason: string) => ({ problem: null, reason })

const NO_ROOM = 'there is no more room for pictures and recordings of drafts.'

/** What a question becomes in the product; or why it becomes nothing. */
export function problemOf({ buildDraft, draftOf, mediaOf }: Tools, question: ReadQuestion) {
  const { outcome } = question
  if (!outcome.isTaken) return refused(`${outcome.reason}.`)
  const { id } = outcome.exercise
  const text = draftOf(question, outcome.exercise, { id, level: null })
  if (text.length > DRAFT_TEXT_LENGTH) return refused('it is longer than a draft can be.')
  const built = buildDraft(text, 'yaml', { ...NOWHERE, id })
  if (!built.ok) return refused(built.faults[0]?.message ?? REFUSALS.draft_faulty)
  const { problem } = built.entry
  const away = mediaOf(problem).find((address) => !address.startsWith('/media/'))
  return away === undefined
    ? { problem, reason: null }
    : refused(`its picture or recording ${away} does not stand in the product.`)
}

interface Saving {
  tools: Tools
  question: ReadQuestion
  /** For the pictures and recordings of the file. */
  mediaStore: MediaStore
  /** The draft that an earlier import has made of it. */
  before: DraftRow | null
  served: ReadonlyMap<string, ServedSkill>
  /** Gives out the ids of a skill. */
  nextId(skillId: string): Promise<string>
  /** Of questions that name none. */
  skillId: string
  /** Of a new proficiency problem. */
  level: number | null
  caller: Caller
  now: Date
}

/** Makes a draft of a question, or the next revision of the one that it is already. */
export async function saveQuestion(
  tx: Database,
  { tools, question, mediaStore, before, served, nextId, skillId, level, caller, now }: Saving,
): Promise<Omit<ImportedDraft, 'number'> | { reason: string }> {
  const { outcome, sourceId } = question
  const { reason } = problemOf(tools, question)
  if (!outcome.isTaken || reason !== null) return { reason: reason ?? '' }
  const open = before && !isClosed(before) ? before : null
  if (open && !mayChange(caller, open)) return { reason: REFUSALS.draft_not_yours }
  const problemId = before?.problemId ?? (await nextId(question.skillId ?? skillId))
  const name = readSkillProblem(problemId)
  const skill = name && served.get(name.skillId)
  if (!name || !skill) return { reason: REFUSALS.draft_place_unknown }
  const levelBefore = before ? buildText(tools, before, skill, name).entry?.level : null
  const text = tools.draftOf(question, outcome.exercise, {
    id: name.id,
    level: name.pool === 'P' ? (levelBefore ?? outcome.exercise.level ?? level ?? 1) : null,
  })
  const { entry, findings } = buildText(tools, { text, language: 'yaml' }, skill, name)
  if (!entry) return { reason: findings[0]?.message ?? REFUSALS.draft_faulty }
  if (!(await mediaStore.keep(entry.problem))) return { reason: NO_ROOM }
  const written = { language: 'yaml', text, problemType: entry.problem.problem_type } as const
  const saving = { savedBy: caller.user.userId, now }
  if (open) {
    const { draftId } = open
    if (open.text === text) return { draftId, problemId, revision: open.revision, kind: 'same' }
    if (isFull(open)) return { reason: REFUSALS.draft_too_many_revisions }
    return { draftId, problemId, revision: await reviseDraft(tx, open, written, saving), kind: 'changed' }
  }
  const refusal = await refusesAnother(tx, saving.savedBy, now)
  if (refusal !== null) return { reason: REFUSALS[refusal] }
  const draftId = newId()
  await addDraft(tx, { draftId, place: { skill, name }, isRemoval: false, sourceId, ...written }, saving)
  return { draftId, problemId, revision: 1, kind: 'added' }
}
