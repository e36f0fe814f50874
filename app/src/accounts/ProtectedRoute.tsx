import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { hasSession, useAuth } from '../api/authStore'
import { accountCheckQuery } from './accountQueries'

/** AUTH-16: without a session to /login. One that ends here leads to the root page (ERR-08, `useSignOutRedirect`). */
export function ProtectedRoute() {
  const isSignedIn = useAuth(hasSession)
  const [wasSignedIn] = useState(isSignedIn)
  if (isSignedIn) return <Outlet />
  return wasSignedIn ? null : <Navigate to="/login" replace />
}

/** AUTH-17: the server is asked, too, whether token and account still hold. */
export function CheckedRoute() {
  const userId = useAuth((state) => state.user?.userId)
  useQuery(accountCheckQuery(userId))
  return <Outlet />
}
