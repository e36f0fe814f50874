import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import type { ProblemsQuery } from '../problemsQuery'

/** A problem of a graded session with its key, as the rendering tool gives it: its id begins with that of its skill. */
export async function findAuthored(
  { phase, section_type, grade_id }: ProblemsQuery,
  contentId: string,
): Promise<unknown> {
  const { options } = unwrap(await apiClient.call('renderingToolOptions', {}))
  const skill = options.find(
    (option) =>
      option.section_type === section_type &&
      option.grade_id === grade_id &&
      contentId.startsWith(`${option.skill_id}.`),
  )
  if (!skill) throw new Error(`The skill of ${contentId} is not there.`)
  const { program_id, chapter_id, skill_id } = skill
  const place = { program_id, phase, section_type, grade_id, chapter_id, skill_id }
  const { problem } = unwrap(await apiClient.call('getProblemBySkill', place))
  const found = problem.find(({ problem_id }) => problem_id === contentId)
  if (!found) throw new Error(`${contentId} is not there.`)
  return found.problem
}
