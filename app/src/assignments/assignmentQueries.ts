import { queryOptions } from '@tanstack/react-query'
import { KEPT } from '../api/queryClient'
import { fetchNextTask } from './nextTask'

export const assignmentKeys = {
  nextTask: ['assignments', 'nextTask'] as const,
  nextTaskOf: (userId: string) => [...assignmentKeys.nextTask, userId] as const,
}

/** ASG-05; asked anew on every visit. */
export const nextTaskQuery = (userId: string) =>
  queryOptions({
    meta: KEPT,
    queryKey: assignmentKeys.nextTaskOf(userId),
    queryFn: ({ signal }) => fetchNextTask(userId, signal),
    staleTime: 0,
  })
