import { useQuery } from '@tanstack/react-query'
import { TEST_MESSAGES } from '@wordstride/core'
import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { queryClient } from '../api/queryClient'
import { hasSession, useAuth } from '../auth/authStore'
import { SESSION_QUERY } from '../problems/refreshStanding'
import { MessagePage } from '../routes/MessagePage'
import { LoadingTest } from './LoadingTest'
import { TestScreen } from './TestScreen'
import { isRunning, readTestParams, type TestParams, testsLink } from './testParams'
import { fetchNextStage, fetchTest, type OpenTest } from './testSession'

/** /tests (TEST-07). A public route: without a session it shows a login link (C-23). */
export function TestsPage() {
  const [search] = useSearchParams()
  const isSignedIn = useAuth(hasSession)
  const userId = useAuth((state) => state.user?.user_id)
  const params = readTestParams(search)
  if (!isSignedIn || userId === undefined) {
    return (
      <MessagePage title="Please sign in" text="A test can be taken when you are signed in.">
        <Link to="/login">Login</Link>
      </MessagePage>
    )
  }
  // TEST-23.
  if (!params) return <Navigate to="/home" replace />
  return <TestVisit userId={userId} params={params} />
}

/** From the first stage to the last; the address names the session as soon as there is one, so that a reload resumes it. */
function TestVisit({ userId, params }: { userId: string; params: TestParams }) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const [{ queryKey, asked }] = useState({ queryKey: ['test', key], asked: params })
  const loading = useQuery({
    queryKey,
    meta: SESSION_QUERY,
    queryFn: () => fetchTest(userId, asked),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retry: false,
  })
  const test = loading.data
  const uuid = test?.test_session_uuid
  useEffect(() => {
    if (uuid !== undefined && !isRunning(params))
      void navigate(testsLink({ test_session_uuid: uuid }), { replace: true, preventScrollReset: true })
  }, [uuid, params, navigate])

  async function openNextStage(current: OpenTest) {
    const next = await fetchNextStage(userId, current)
    queryClient.setQueryData(queryKey, next)
    window.scrollTo({ top: 0 })
  }

  if (loading.isPending) return <LoadingTest params={asked} />
  const back = <Link to="/configTest">Back to the test settings</Link>
  if (loading.isError)
    return (
      <MessagePage title="This test could not be opened" text={loading.error.message}>
        {back}
      </MessagePage>
    )
  if (!test)
    return (
      <MessagePage title="Nothing to do here" text={TEST_MESSAGES.noProblems}>
        {back}
      </MessagePage>
    )
  return (
    <TestScreen key={test.stage_index} userId={userId} test={test} onNextStage={() => openNextStage(test)} />
  )
}
