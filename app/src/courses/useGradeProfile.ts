import { useQuery } from '@tanstack/react-query'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { useAuth } from '../auth/authStore'

/** The course cards of the signed-in user by grade (COURSE-01). */
export function useGradeProfile() {
  const userId = useAuth((state) => state.user?.user_id) ?? ''
  return useQuery({
    queryKey: ['userGradeProfile', userId],
    queryFn: async () => unwrap(await apiClient.call('userGradeProfile', { user_id: userId })).data,
    staleTime: 0,
  })
}
