import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { apiClient } from '../api/apiClient'
import { authStore, hasSession, useAuth } from './authStore'

/** AUTH-16: without a session to /login. One that ends here leads to the root page (ERR-08, `useSignOutRedirect`). */
export function ProtectedRoute() {
  const isSignedIn = useAuth(hasSession)
  const [wasSignedIn] = useState(isSignedIn)
  if (isSignedIn) return <Outlet />
  return wasSignedIn ? null : <Navigate to="/login" replace />
}

/** AUTH-17: the server is asked, too, whether token and account still hold. */
export function CheckedRoute() {
  const userId = useAuth((state) => state.user?.user_id)
  useQuery({
    queryKey: ['lookForChangesInFreezeAndExpire', userId],
    queryFn: async () => {
      const result = await apiClient.call('lookForChangesInFreezeAndExpire', { user_id: userId })
      if (!result.is_success || !result.is_valid_token) authStore.getState().signOut()
      return result
    },
    enabled: userId !== undefined,
    staleTime: 60_000,
    retry: false,
  })
  return <Outlet />
}
