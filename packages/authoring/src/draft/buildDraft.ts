import type { PackProblem, Pool } from '@wordstride/content'
import { buildProblem, type SkillIdentity } from '../build/buildProblem'
import { formOf } from './draftForm'
import { type DraftFault, type DraftLanguage, readDraftText } from './draftText'

/** Where a problem of a draft belongs. */
export interface DraftPlace {
  skill: SkillIdentity
  pool: Pool
  /** In the skill, such as 'E9'. */
  id: string
  /** Order within the pool. */
  seq: number
}

export type BuiltDraft = { ok: true; entry: PackProblem } | { ok: false; faults: DraftFault[] }

/** The problem that a draft says, built as the files are. */
export function buildDraft(text: string, language: DraftLanguage, place: DraftPlace): BuiltDraft {
  const form = formOf(place.skill.section_type, place.pool)
  const read = readDraftText(text, language, form)
  if (!read.ok) return read
  const {
    problem: { written, authored },
    faultAt,
  } = read
  const [least, most] = form.levels
  const faults: DraftFault[] = []
  if (authored.id !== place.id) faults.push(faultAt(['id'], `The id is "${place.id}".`))
  if (written.topic !== undefined && written.topic !== place.skill.skill_name)
    faults.push(faultAt(['topic'], `The topic is "${place.skill.skill_name}".`))
  if (authored.status !== undefined)
    faults.push(faultAt(['status'], 'Only problems in files have a status. Leave this line out.'))
  const level = authored.level ?? -1
  if (place.pool === 'P' && (level < least || level > most))
    faults.push(faultAt(['level'], `A proficiency problem has a level from ${least} to ${most}.`))
  if (place.pool !== 'P' && authored.level !== undefined)
    faults.push(faultAt(['level'], 'Only proficiency problems have a level.'))
  if (faults.length > 0) return { ok: false, faults }
  const built = buildProblem(authored, place.skill, place.pool, place.seq)
  return built.ok
    ? { ok: true, entry: built.problem }
    : { ok: false, faults: built.faults.map(({ path, message }) => faultAt(path, message)) }
}
