import { useQuery } from '@tanstack/react-query'
import type { User } from '@wordstride/api'
import { useLocation } from 'react-router-dom'
import { useAuth } from '../../api/authStore'
import { readSetupReturn } from '../../sessions/diagnostic/screen/testOrigin'
import { consolidatedResultQuery } from '../../sessions/diagnostic/testQueries'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PageHeading } from '../../shell/PageHeading'
import { AccountSetup } from './AccountSetup'
import { initialStep, isStep } from './setupSteps'

/** /accountSetup (SETUP-01..17). */
export function AccountSetupPage() {
  const user = useAuth((state) => state.user)
  return (
    <>
      <PageHeading title="Account Setup" lead="Six short steps to your own study plan." />
      {user && <LoadedSetup user={user} />}
    </>
  )
}

function LoadedSetup({ user }: { user: User }) {
  const { state } = useLocation()
  const consolidated = useQuery(consolidatedResultQuery(user.userId))
  const { tab, sessionId } = readSetupReturn(state)
  const asked = isStep(tab) ? tab : null
  if (consolidated.isLoadingError)
    return <LoadFailure what="Your test results" onRetry={() => void consolidated.refetch()} />
  if (consolidated.isPending && asked === null)
    return <LoadingBlock label="Loading the account setup" height="24rem" />
  return (
    <AccountSetup
      user={user}
      consolidated={consolidated.isFetching && sessionId !== null ? null : (consolidated.data ?? null)}
      firstStep={initialStep((consolidated.data?.results.length ?? 0) > 0, asked)}
      lastSessionId={sessionId}
    />
  )
}
