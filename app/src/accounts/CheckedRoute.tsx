import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { useAuth } from '../api/authStore'
import { accountCheckQuery } from './accountQueries'

/** AUTH-17: the server is asked, too, whether token and account still hold. */
export function CheckedRoute() {
  const userId = useAuth((state) => state.user?.userId)
  useQuery(accountCheckQuery(userId))
  return <Outlet />
}
