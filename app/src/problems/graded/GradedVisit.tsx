import { useQuery } from '@tanstack/react-query'
import { SESSION_MESSAGES } from '@wordstride/core'
import { Link } from 'react-router-dom'
import { MessagePage } from '../../routes/MessagePage'
import { closeTarget } from '../closeTarget'
import { LoadingScreen } from '../LoadingScreen'
import type { ProblemsQuery } from '../problemsQuery'
import { SESSION_QUERY } from '../refreshStanding'
import { GradedScreen } from './GradedScreen'
import { fetchGradedSession, isOpen } from './gradedSession'

export interface GradedVisitProps {
  userId: string
  query: ProblemsQuery
  /** Changes with every visit (PROB-02). */
  visit: string
}

/** Loads a proficiency or afficiency session, a new one or the one that was left. */
export function GradedVisit({ userId, query, visit }: GradedVisitProps) {
  const loading = useQuery({
    queryKey: ['gradedSession', visit],
    meta: SESSION_QUERY,
    queryFn: () => fetchGradedSession(userId, query),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retry: false,
  })
  if (loading.isPending) return <LoadingScreen query={query} />
  const back = <Link to={closeTarget(query)}>Go back</Link>
  if (loading.isError) {
    return (
      <MessagePage title="This session could not be opened" text={loading.error.message}>
        {back}
      </MessagePage>
    )
  }
  if (!isOpen(loading.data)) {
    return (
      <MessagePage title="Nothing to do here" text={SESSION_MESSAGES.noProficiencySkills}>
        {back}
      </MessagePage>
    )
  }
  return <GradedScreen userId={userId} query={query} response={loading.data} />
}
