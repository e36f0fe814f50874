import type { DraftLanguage } from '@wordstride/api'
import { v7 as newId } from 'uuid'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import type { Place } from './PlaceDialog'
import { refreshPublishing } from './publishingQueries'

interface Beginning {
  problemId: string
  language: DraftLanguage
  text: string
  isRemoval?: boolean
}

export const draftAddress = (draftId: string): string => `/zeus?draft=${draftId}`

/** Makes a draft on the server and tells where it is. */
export async function beginDraft(beginning: Beginning): Promise<string> {
  const reply = await apiClient.call('saveDraft', { draftId: newId(), revision: null, ...beginning })
  const { draftId } = unwrap(reply)
  void refreshPublishing()
  return draftAddress(draftId)
}

/** What a new draft says before its author does. */
const templateOf = (id: string): string => `id: ${id}
type: selection${id.startsWith('P') ? '\nlevel: 1' : ''}
prompt: "Which word …?"
hints: ["A gentle nudge.", "Nearly the answer."]
options:
  - { text: "right", correct: true, why: "Why it is right." }
  - { text: "wrong", why: "Why it is wrong." }
  - { text: "another", why: "Why that is wrong, too." }
`

const asText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

const PHASES = {
  E: 'LEARNING_SESSION',
  AE: 'LEARNING_SESSION',
  P: 'PROFICIENCY_SESSION',
  A: 'AFFICIENCY_SESSION',
} as const

/** The problem that is there already, in its full form; of a new one the short form to begin with. */
export async function firstText({
  skill,
  id,
  isRemoval,
}: Place): Promise<Pick<Beginning, 'text' | 'language'>> {
  if (isRemoval) return { text: '', language: 'yaml' }
  const phase = PHASES[id.replace(/\d+$/, '') as keyof typeof PHASES]
  const { problem: all } = unwrap(await apiClient.call('getProblemBySkill', { ...skill, phase }))
  const problemId = `${skill.skillId}.${id}`
  const served = all.find((one) => one.problemId.replace(/~\d+$/, '') === problemId)
  if (!served) return { text: templateOf(id), language: 'yaml' }
  const level = served.level === null ? {} : { level: served.level }
  return { text: asText({ ...served.problem, problem_id: problemId, ...level }), language: 'json' }
}

/** A text in the full form with its place written into it. */
export const textInPlace = (text: string, { skill: { gradeId, skillId }, id }: Place): string =>
  asText({
    ...JSON.parse(text),
    ...{ problem_id: `${skillId}.${id}`, skill_id: skillId, grade_id: gradeId, section_type: 'ae.la' },
  })
