import { type ImportedDraft, refuse, succeed } from '@wordstride/api'
import { inArray } from 'drizzle-orm'
import { skills } from '../db/schema'
import type { Handler, Handlers } from '../dispatch/callContext'
import { freeIds } from './freeIds'
import { findImported, loadTools, lockImported, problemOf, saveQuestion } from './importQuestion'
import { namedMedia } from './media/namedMedia'
import { openMediaStore } from './media/storeMedia'
import { findServedSkills } from './places'
import { readImport } from './readImport'
import { mayChange } from './rights'
import { isClosed } from './writeDraft'

const previewImport: Handler<'previewImport'> = async (file, { db, caller }) => {
  const read = await readImport(file)
  if (!read.ok) return refuse(read.code)
  const [tools, imported] = await Promise.all([loadTools(), findImported(db, read.questions)])
  const questions = read.questions.map((question) => {
    const { number, file: name, line, title, sourceId, outcome } = question
    const draft = imported.get(sourceId)
    return {
      number,
      file: name,
      title,
      ...problemOf(tools, question),
      line: outcome.isTaken ? line : outcome.line,
      notes: outcome.isTaken ? [...outcome.notes] : [],
      draft: draft
        ? {
            draftId: draft.draftId,
            problemId: draft.problemId,
            state: draft.state,
            mayEdit: isClosed(draft) || mayChange(caller, draft),
          }
        : null,
    }
  })
  const shown = new Set(namedMedia(questions))
  const media = [...read.media].filter(([address]) => shown.has(address))
  return succeed({
    questions,
    media: media.map(([address, content]) => ({ address, content: Buffer.from(content).toString('base64') })),
  })
}

const importDrafts: Handler<'importDrafts'> = async (params, { db, caller, now }) => {
  const { skillId, pool, chosen } = params
  const level = pool === 'P' ? params.level : null
  if (pool === 'P' && level === null) return refuse('draft_level_missing')
  const read = await readImport(params)
  if (!read.ok) return refuse(read.code)
  const wanted = read.questions.filter(({ number }) => chosen.includes(number))
  const tools = await loadTools()
  return db.transaction(async (tx) => {
    const named = new Set([skillId, ...wanted.flatMap((question) => question.skillId ?? [])])
    // Ids of a skill are given out to one import after the other.
    await tx
      .select({ skillId: skills.skillId })
      .from(skills)
      .where(inArray(skills.skillId, [...named]))
      .orderBy(skills.skillId)
      .for('no key update')
    const imported = await lockImported(tx, wanted)
    const skillIds = new Set([...named, ...[...imported.values()].map((row) => row.skillId)])
    const served = await findServedSkills(tx, [...skillIds])
    if (!served.has(skillId)) return refuse('draft_place_unknown')
    const ids = new Map([...named].map((id) => [id, freeIds(tx, id, pool)]))
    const nextId = async (id: string) => `${id}.${(await ids.get(id)?.next())?.value ?? ''}`
    const mediaStore = openMediaStore(tx, read.media)
    const drafts: ImportedDraft[] = []
    const refused: { number: number; reason: string }[] = []
    for (const question of wanted) {
      const { number, sourceId } = question
      const before = imported.get(sourceId) ?? null
      const saved = await saveQuestion(tx, {
        tools,
        question,
        mediaStore,
        before,
        served,
        nextId,
        skillId,
        level,
        caller,
        now,
      })
      if ('reason' in saved) refused.push({ number, reason: saved.reason })
      else drafts.push({ number, ...saved })
    }
    await mediaStore.write(now)
    return succeed({ drafts, refused })
  })
}

export const importHandlers = { previewImport, importDrafts } satisfies Partial<Handlers>
