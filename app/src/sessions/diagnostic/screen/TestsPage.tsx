import { useQuery } from '@tanstack/react-query'
import { TEST_MESSAGES } from '@wordstride/learning'
import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { signedInUser, useAuth } from '../../../api/authStore'
import { queryClient } from '../../../api/queryClient'
import { MessagePage } from '../../../shell/MessagePage'
import { OpenFailure } from '../../OpenFailure'
import { ReadAloudAsSet } from '../../ReadAloudAsSet'
import { testKeys, testVisitQuery } from '../testQueries'
import { LoadingTest } from './LoadingTest'
import { TestScreen } from './TestScreen'
import { isRunning, readTestParams, type TestParams, testsLink } from './testParams'
import { fetchNextStage, type OpenTest } from './testSession'

/** /tests (TEST-07). A public route: without a session it shows a login link (C-23). */
export function TestsPage() {
  const [search] = useSearchParams()
  const userId = useAuth((state) => signedInUser(state)?.userId)
  const params = readTestParams(search)
  if (userId === undefined) {
    return (
      <MessagePage pose="wave" title="Please sign in" text="A test can be taken when you are signed in.">
        <Link to="/login">Login</Link>
      </MessagePage>
    )
  }
  // Nothing to start or resume (TEST-23).
  if (!params) return <Navigate to="/home" replace />
  return (
    <ReadAloudAsSet>
      <TestVisit userId={userId} params={params} />
    </ReadAloudAsSet>
  )
}

/** From the first stage to the last; the address names the session as soon as there is one, so that a reload resumes it. */
function TestVisit({ userId, params }: { userId: string; params: TestParams }) {
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const [{ visit, asked }] = useState({ visit: key, asked: params })
  const loading = useQuery(testVisitQuery(userId, visit, asked))
  const test = loading.data
  const uuid = test?.sessionId
  useEffect(() => {
    if (uuid !== undefined && !isRunning(params))
      void navigate(testsLink({ sessionId: uuid }), { replace: true, preventScrollReset: true, state })
  }, [uuid, params, navigate, state])

  async function openNextStage(current: OpenTest) {
    const next = await fetchNextStage(userId, current)
    queryClient.setQueryData(testKeys.visit(visit), next)
    window.scrollTo({ top: 0 })
  }

  if (loading.isPending) return <LoadingTest grade={isRunning(asked) ? null : asked.testGrade} />
  if (loading.isError)
    return (
      <OpenFailure
        title="This test could not be opened"
        error={loading.error}
        onRetry={() => void loading.refetch()}
        to="/configTest"
      >
        Back to the test settings
      </OpenFailure>
    )
  if (!test)
    return (
      <MessagePage title="Nothing to do here" text={TEST_MESSAGES.noProblems}>
        <Link to="/configTest">Back to the test settings</Link>
      </MessagePage>
    )
  return (
    <TestScreen key={test.stageIndex} userId={userId} test={test} onNextStage={() => openNextStage(test)} />
  )
}
