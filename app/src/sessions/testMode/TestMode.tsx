import { lazy, Suspense } from 'react'
import { useAuth } from '../../api/authStore'
import { hasTestMode } from './hasTestMode'
import type { SessionTestModeProps } from './SessionTestMode'

const SessionTestMode = lazy(() =>
  import('./SessionTestMode').then((module) => ({ default: module.SessionTestMode })),
)

/** PROB-18, for those who may have it; a student does not even fetch it. */
export function TestMode(props: SessionTestModeProps) {
  const isShown = useAuth(({ user }) => hasTestMode(user, import.meta.env.VITE_APP_ENV))
  if (!isShown) return null
  return (
    <Suspense>
      <SessionTestMode {...props} />
    </Suspense>
  )
}
