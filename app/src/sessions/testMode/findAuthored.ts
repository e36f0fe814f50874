import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import type { ProblemsQuery } from '../problemsQuery'

/** A review asks what was practiced with. */
const POOLS = {
  LEARNING_SESSION: 'LEARNING_SESSION',
  PROFICIENCY_SESSION: 'PROFICIENCY_SESSION',
  AFFICIENCY_SESSION: 'AFFICIENCY_SESSION',
  REVIEW_SESSION: 'LEARNING_SESSION',
} as const

/** A problem of a graded session with its key, as the rendering tool gives it: its id begins with that of its skill. */
export async function findAuthored(
  { phase, sectionType, gradeId }: ProblemsQuery,
  contentId: string,
): Promise<unknown> {
  const { options } = unwrap(await apiClient.call('renderingToolOptions', {}))
  const skill = options.find(
    (option) =>
      option.sectionType === sectionType &&
      option.gradeId === gradeId &&
      contentId.startsWith(`${option.skillId}.`),
  )
  if (!skill) throw new Error(`The skill of ${contentId} is not there.`)
  const { problem } = unwrap(await apiClient.call('getProblemBySkill', { ...skill, phase: POOLS[phase] }))
  const found = problem.find(({ problemId }) => problemId === contentId)
  if (!found) throw new Error(`${contentId} is not there.`)
  return found.problem
}
