import type { DraftFinding, DraftLanguage } from '@wordstride/api'
import type { PackProblem, ProblemName } from '@wordstride/content'
import type { Database } from '../db/database'
import type { Builder } from './loadBuilder'
import { findStored } from './media/findMedia'
import { nextSeq, placeOf, type ServedSkill } from './places'

export interface BuiltText {
  /** Null when the text does not make a problem. */
  entry: PackProblem | null
  findings: DraftFinding[]
}

/** The problem of a text and where it is faulty; the checks of the content come after, over all drafts together. */
export function buildText(
  { buildDraft }: Builder,
  { text, language }: { text: string; language: DraftLanguage },
  skill: ServedSkill,
  name: ProblemName,
): BuiltText {
  const problemId = `${name.skillId}.${name.id}`
  const seq = skill.served.get(problemId)?.problemSeq ?? nextSeq(skill, name.pool)
  const built = buildDraft(text, language, placeOf(skill, name, seq))
  if (built.ok) return { entry: built.entry, findings: [] }
  return {
    entry: null,
    findings: built.faults.map((fault) => ({ ...fault, severity: 'error', where: problemId })),
  }
}

type Surroundings = Parameters<Builder['checkDrafts']>[1]

/** What the checks of the content find in problems, and in their skills as they would become. */
export async function runChecks(
  db: Database,
  { checkDrafts }: Builder,
  entries: readonly PackProblem[],
  { groups, beside }: Omit<Surroundings, 'media'> = { groups: [], beside: [] },
): Promise<DraftFinding[]> {
  const found = checkDrafts(entries, { groups, beside, media: await findStored(db, entries) })
  return found.map(({ where, severity, message }) => ({
    where,
    severity: severity === 'fault' ? 'error' : 'warning',
    line: null,
    path: '',
    message,
  }))
}
