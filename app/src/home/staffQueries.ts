import { queryOptions } from '@tanstack/react-query'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'

const keys = {
  teacher: (userId: string) => ['home', userId, 'teacher'] as const,
  center: (userId: string) => ['home', userId, 'center'] as const,
}

/** The classes of a teacher with their students. */
export const teacherHomeQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.teacher(userId),
    queryFn: async ({ signal }) => unwrap(await apiClient.call('getTeacherHome', {}, { signal })),
    staleTime: 0,
  })

/** The learning centres of an administrator, and whose accounts need attention. */
export const centerHomeQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.center(userId),
    queryFn: async ({ signal }) => unwrap(await apiClient.call('getCenterHome', {}, { signal })),
    staleTime: 0,
  })
