import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { hasSession, useAuth } from '../api/authStore'

/** Where the second step is set up. */
const SECOND_STEP_PAGE = '/settings'

/**
 * AUTH-16: without a session to /login; one that ends here leads to the root page (ERR-08, `useSignOutRedirect`). To
 * who has to set up a second step first the server refuses all else.
 */
export function ProtectedRoute() {
  const isSignedIn = useAuth(hasSession)
  const [wasSignedIn] = useState(isSignedIn)
  const lacksSecondFactor = useAuth((state) => state.user?.lacksSecondFactor)
  const { pathname } = useLocation()
  if (!isSignedIn) return wasSignedIn ? null : <Navigate to="/login" replace />
  if (lacksSecondFactor && pathname !== SECOND_STEP_PAGE) return <Navigate to={SECOND_STEP_PAGE} replace />
  return <Outlet />
}
