import { useQuery } from '@tanstack/react-query'
import { SESSION_MESSAGES } from '@wordstride/learning'
import { Link } from 'react-router-dom'
import { MessagePage } from '../../shell/MessagePage'
import { closeTarget } from '../closeTarget'
import { LoadingScreen } from '../LoadingScreen'
import type { ProblemsQuery } from '../problemsQuery'
import { GradedScreen } from './GradedScreen'
import { gradedVisitQuery } from './gradedQueries'
import { isOpen } from './gradedSession'

export interface GradedVisitProps {
  userId: string
  query: ProblemsQuery
  /** Changes with every visit (PROB-02). */
  visit: string
}

const NOTHING_DUE = 'You remember it all for now. There will be something to review again soon.'

/** Loads a proficiency or afficiency session, a new one or the one that was left. */
export function GradedVisit({ userId, query, visit }: GradedVisitProps) {
  const loading = useQuery(gradedVisitQuery(userId, query, visit))
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
      <MessagePage
        pose="sleep"
        title="Nothing to do here"
        text={query.phase === 'REVIEW_SESSION' ? NOTHING_DUE : SESSION_MESSAGES.noProficiencySkills}
      >
        {back}
      </MessagePage>
    )
  }
  return (
    <GradedScreen
      key={loading.dataUpdatedAt}
      userId={userId}
      query={query}
      response={loading.data}
      onOutdated={() => void loading.refetch()}
    />
  )
}
