import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet } from 'react-router-dom'
import { apiClient } from '../api/apiClient'
import { authStore, hasSession, useAuth } from './authStore'

/** AUTH-16: without a session to /login. */
export function ProtectedRoute() {
  const token = useAuth((state) => state.token)
  const user = useAuth((state) => state.user)
  return hasSession({ token, user }) ? <Outlet /> : <Navigate to="/login" replace />
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
