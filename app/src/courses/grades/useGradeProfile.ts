import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../../api/authStore'
import { gradesQuery } from '../courseQueries'

/** The course cards of the signed-in user by grade (COURSE-01). */
export function useGradeProfile() {
  const userId = useAuth((state) => state.user?.userId) ?? ''
  return useQuery(gradesQuery(userId))
}
