import { queryOptions } from '@tanstack/react-query'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import type { ProblemsQuery } from '../problemsQuery'
import { SESSION_QUERY } from '../refreshStanding'
import { fetchGradedSession } from './gradedSession'

const keys = {
  visit: (visit: string) => ['graded', 'visit', visit] as const,
  summary: (sessionId: string) => ['graded', 'summary', sessionId] as const,
}

/** One visit. It opens a session on the server, so the page does not cancel it. */
export const gradedVisitQuery = (userId: string, query: ProblemsQuery, visit: string) =>
  queryOptions({
    queryKey: keys.visit(visit),
    meta: SESSION_QUERY,
    queryFn: () => fetchGradedSession(userId, query),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retry: false,
  })

/** The scores after an afficiency session (SES-34). */
export const afficiencySummaryQuery = (userId: string, query: ProblemsQuery, sessionId: string) =>
  queryOptions({
    queryKey: keys.summary(sessionId),
    queryFn: async ({ signal }) => {
      const { sectionType, gradeId } = query
      const course = { userId, sectionType, gradeId }
      const { data } = unwrap(await apiClient.call('getAfficiencySummary', course, { signal }))
      const { highestScore: highest, projectedScore: projected, goalScore: goal, goalLetter } = data
      return { highest, projected, goal, goalLetter }
    },
  })
