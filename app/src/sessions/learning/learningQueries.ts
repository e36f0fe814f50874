import { queryOptions } from '@tanstack/react-query'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { outbox } from '../../outbox/outbox'
import type { ProblemsQuery } from '../problemsQuery'
import { SESSION_QUERY } from '../refreshStanding'
import { latestOf, parseShared } from './sharedSnapshot'
import { readSnapshot } from './snapshots'

const keys = { visit: (visit: string) => ['learning', 'visit', visit] as const }

/** One visit, with what an earlier one left; it stays as it is while the session runs. */
export const learningVisitQuery = (userId: string, query: ProblemsQuery, visit: string) =>
  queryOptions({
    queryKey: keys.visit(visit),
    meta: SESSION_QUERY,
    queryFn: async () => {
      // The log of the session has what was done before: it should arrive first.
      await outbox.settle()
      const { sectionType, gradeId, chapterId, skillId, path } = query
      const place = { sectionType, gradeId, chapterId, skillId, phase: 'LEARNING_SESSION', path } as const
      const response = unwrap(await apiClient.call('skillLearning', { userId, ...place }))
      const elsewhere = response.snapshot === null ? null : parseShared(response.snapshot)
      return { response, snapshot: latestOf(await readSnapshot(response.sessionId), elsewhere) }
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  })
