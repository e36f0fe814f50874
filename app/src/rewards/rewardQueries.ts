import { queryOptions } from '@tanstack/react-query'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { unwrap } from '../api/unwrap'
import { panelQuery } from '../panels/panelQuery'

/** Goals with the grade from which on they are shown (API-18). */
export const goalsQuery = (userId: string) =>
  panelQuery('goals', userId, async (signal) => {
    const { myGoal, currentGrade } = unwrap(await apiClient.call('getUserGoal', { userId }, { signal }))
    return { goals: myGoal, currentGrade }
  })

/** Of the last seven days (API-09). */
export const newHonorsQuery = (userId: string) =>
  panelQuery(
    'new honors',
    userId,
    async (signal) =>
      unwrap(await apiClient.call('getNewHonorStudents', { userId }, { signal })).newHonorStudents,
  )

/** The tokens of a student, and what they can be spent on. */
export const tokenAccountQuery = (userId: string) =>
  queryOptions({
    queryKey: ['rewards', 'tokens', userId],
    queryFn: async ({ signal }) => unwrap(await apiClient.call('getTokenAccount', { userId }, { signal })),
    staleTime: 0,
  })

/** What staff gives, and what was asked for. */
export const catalogueQuery = queryOptions({
  queryKey: ['rewards', 'catalogue'],
  queryFn: async ({ signal }) => unwrap(await apiClient.call('listRewards', {}, { signal })),
  staleTime: 0,
})

/** Every goal that a student has had. */
export const goalRecordQuery = (userId: string) =>
  queryOptions({
    queryKey: ['rewards', 'goals', userId],
    queryFn: async ({ signal }) => unwrap(await apiClient.call('getGoalRecord', { userId }, { signal })),
    staleTime: 0,
  })

export const refreshRewards = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['rewards'] })
