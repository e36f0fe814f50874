import type { DraftLanguage, DraftPlace } from '@wordstride/api'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { refreshPublishing } from './publishingQueries'

/** The problem that a draft is about. */
export interface DraftTarget {
  draftId: string
  /** As in the files. */
  problemId: string
  isRemoval: boolean
}

interface Beginning extends DraftTarget {
  language: DraftLanguage
  text: string
}

export const draftAddress = (draftId: string): string => `/zeus?draft=${draftId}`

/** Makes a draft on the server and tells where it is. */
export async function beginDraft(beginning: Beginning): Promise<string> {
  const reply = await apiClient.call('saveDraft', { revision: null, ...beginning })
  const { draftId } = unwrap(reply)
  void refreshPublishing()
  return draftAddress(draftId)
}

const PASSAGE = `# What is read before the question. The layout is flipbook for a story, two_columns for information on one page.
passage:
  title: ""
  layout: two_columns
  pages:
    - ""
`

// Texts begin empty, which is a fault with its line: nothing can go to review that nobody has written.
const testTemplate = (id: string, { skillName, sectionType }: DraftPlace): string => `id: ${id}
topic: ${skillName}
${sectionType === 'ae.rc' ? PASSAGE : ''}# The question, in Markdown.
prompt: ""
answer: ""
wrong: ["", "", ""]
# Why the answer is right.
why: ""
`

const lessonTemplate = (id: string, { pool }: DraftPlace): string => `id: ${id}
type: selection${pool === 'P' ? '\nlevel: 1' : ''}
# The question, in Markdown.
prompt: ""
# From a gentle nudge to nearly the answer.
hints:
  - ""
  - ""
# One is right. Each has a reason why it is right or wrong.
options:
  - { text: "", correct: true, why: "" }
  - { text: "", why: "" }
  - { text: "", why: "" }
`

const asText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

const placeOf = async (problemId: string): Promise<DraftPlace> =>
  unwrap(await apiClient.call('getDraftPlace', { problemId })).place

const idOf = (problemId: string): string => problemId.slice(problemId.lastIndexOf('.') + 1)

/** The problem that is there already, in its full form; of a new one the short form to begin with. */
export async function firstText({
  problemId,
  isRemoval,
}: Pick<DraftTarget, 'problemId' | 'isRemoval'>): Promise<Pick<Beginning, 'text' | 'language'>> {
  if (isRemoval) return { text: '', language: 'yaml' }
  const place = await placeOf(problemId)
  const { served, level, pool } = place
  const template = pool === 'T' && place.sectionType !== 'ae.voc' ? testTemplate : lessonTemplate
  if (served === null) return { text: template(idOf(problemId), place), language: 'yaml' }
  return { text: asText({ ...served, ...(level === null ? {} : { level }) }), language: 'json' }
}

/** A text in the full form with its place written into it. */
export async function textInPlace(
  text: string,
  { problemId }: Pick<DraftTarget, 'problemId'>,
): Promise<string> {
  const { gradeId, skillId, sectionType } = await placeOf(problemId)
  return asText({
    ...JSON.parse(text),
    problem_id: problemId,
    skill_id: skillId,
    grade_id: gradeId,
    section_type: sectionType,
  })
}
