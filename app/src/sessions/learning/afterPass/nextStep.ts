import { fetchNextTask } from '../../../assignments/nextTask'
import { taskLink } from '../../../assignments/taskLink'
import { closeTarget } from '../../closeTarget'
import type { ProblemsQuery } from '../../problemsQuery'
import { findNextSkill } from '../findNextSkill'

export type NextStep = { kind: 'open'; to: string } | { kind: 'no_next_skill' } | { kind: 'week_done' }

/** What comes after a passed session: with a path the next task of the week (ASG-08), else the next skill (SES-22). */
export async function findNextStep(userId: string, query: ProblemsQuery): Promise<NextStep> {
  if (query.path !== null) {
    const next = await fetchNextTask(userId)
    return next.kind === 'task' ? { kind: 'open', to: taskLink(next.task) } : { kind: 'week_done' }
  }
  if (query.phase !== 'LEARNING_SESSION') return { kind: 'open', to: closeTarget(query) }
  const to = await findNextSkill(userId, query)
  return to === null ? { kind: 'no_next_skill' } : { kind: 'open', to }
}
