import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { signedInUser, useAuth } from '../api/authStore'
import { MessagePage } from '../shell/MessagePage'
import { LoadingScreen } from './LoadingScreen'
import { LearningScreen } from './learning/LearningScreen'
import { learningVisitQuery } from './learning/learningQueries'
import { OpenFailure } from './OpenFailure'
import { type ProblemsQuery, readProblemsQuery } from './problemsQuery'
import { ReadAloudAsSet } from './ReadAloudAsSet'

const GradedVisit = lazy(() =>
  import('./graded/GradedVisit').then((module) => ({ default: module.GradedVisit })),
)

/** /problems; mounted anew on every visit (PROB-02). A public route: without a session it shows a login link (C-23). */
export function ProblemsPage() {
  const { key } = useLocation()
  const [search] = useSearchParams()
  const userId = useAuth((state) => signedInUser(state)?.userId)
  const query = readProblemsQuery(search)
  if (userId === undefined) {
    return (
      <MessagePage pose="wave" title="Please sign in" text="Your problems are waiting for you.">
        <Link to="/login">Login</Link>
      </MessagePage>
    )
  }
  if (!query) {
    return (
      <MessagePage title="This session cannot be found" text="The address may have a typing mistake.">
        <Link to="/home">Go to your home page</Link>
      </MessagePage>
    )
  }
  if (query.phase !== 'LEARNING_SESSION') {
    return (
      <ReadAloudAsSet>
        <Suspense fallback={<LoadingScreen query={query} />}>
          <GradedVisit key={key} userId={userId} query={query} visit={key} />
        </Suspense>
      </ReadAloudAsSet>
    )
  }
  return (
    <ReadAloudAsSet>
      <LearningVisit key={key} userId={userId} query={query} visit={key} />
    </ReadAloudAsSet>
  )
}

function LearningVisit({ userId, query, visit }: { userId: string; query: ProblemsQuery; visit: string }) {
  const loading = useQuery(learningVisitQuery(userId, query, visit))
  if (loading.isPending) return <LoadingScreen query={query} />
  if (loading.isError) {
    return (
      <OpenFailure
        title="This skill could not be opened"
        error={loading.error}
        onRetry={() => void loading.refetch()}
        to="/home"
      >
        Go to your home page
      </OpenFailure>
    )
  }
  if (loading.data.response.exercises.length === 0) {
    return (
      <MessagePage
        pose="sleep"
        title="No exercises yet"
        text="There are no exercises for this skill yet. Please choose another one."
      >
        <Link to="/courses">Go to the courses</Link>
      </MessagePage>
    )
  }
  return (
    <LearningScreen
      key={loading.dataUpdatedAt}
      userId={userId}
      query={query}
      {...loading.data}
      onOutdated={() => void loading.refetch()}
    />
  )
}
