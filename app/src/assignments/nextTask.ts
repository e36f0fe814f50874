import type { AssignmentItem } from '@wordstride/api'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { outbox } from '../outbox/outbox'

/** `done`: the week's work is complete; `none`: there is no assignment. */
export type NextTask = { kind: 'task'; task: AssignmentItem } | { kind: 'done' } | { kind: 'none' }

/** The next task of the week (ASG-05, ASG-08). What was just done must have arrived before we ask. */
export async function fetchNextTask(userId: string, signal?: AbortSignal): Promise<NextTask> {
  await outbox.settle()
  const reply = unwrap(await apiClient.call('getNextAssignmentTask', { userId }, { signal }))
  if (reply.nextAssignmentTask) return { kind: 'task', task: reply.nextAssignmentTask }
  return { kind: reply.hasAssignment ? 'done' : 'none' }
}
