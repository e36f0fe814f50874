import { useState } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { hasSession, useAuth } from '../api/authStore'

/** AUTH-16: without a session to /login. One that ends here leads to the root page (ERR-08, `useSignOutRedirect`). */
export function ProtectedRoute() {
  const isSignedIn = useAuth(hasSession)
  const [wasSignedIn] = useState(isSignedIn)
  if (isSignedIn) return <Outlet />
  return wasSignedIn ? null : <Navigate to="/login" replace />
}
