import { useQuery } from '@tanstack/react-query'
import { SESSION_MESSAGES } from '@wordstride/learning'
import { Link } from 'react-router-dom'
import { homeProfileLink } from '../../links/links'
import { MessagePage } from '../../shell/MessagePage'
import { closeTarget } from '../closeTarget'
import { LoadingScreen } from '../LoadingScreen'
import { OpenFailure } from '../OpenFailure'
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
  if (loading.isError) {
    return (
      <OpenFailure
        title="This session could not be opened"
        error={loading.error}
        onRetry={() => void loading.refetch()}
        to={closeTarget(query)}
      >
        Go back
      </OpenFailure>
    )
  }
  if (!isOpen(loading.data)) {
    if (query.phase === 'REVIEW_SESSION')
      return (
        <MessagePage pose="sleep" title="Nothing to do here" text={NOTHING_DUE}>
          <Link to={closeTarget(query)}>Go back</Link>
        </MessagePage>
      )
    return (
      <MessagePage
        pose="read"
        title="Learn something first"
        text={
          <>
            <p>{SESSION_MESSAGES.noProficiencySkills}</p>
            <p>Here you show what you know. Learn a skill, then come back and show it.</p>
          </>
        }
      >
        <Link to={homeProfileLink(query.sectionType, query.gradeId)}>Choose a skill to learn</Link>
        <Link to={closeTarget(query)} data-variant="quiet">
          Go back
        </Link>
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
