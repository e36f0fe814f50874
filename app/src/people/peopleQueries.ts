import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wordstride/api'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { unwrap } from '../api/unwrap'

export const accountsQuery = (params: CallInput<'listAccounts'>) =>
  queryOptions({
    queryKey: ['people', 'accounts', params],
    queryFn: async ({ signal }) => unwrap(await apiClient.call('listAccounts', params, { signal })),
    placeholderData: keepPreviousData,
  })

export const accountQuery = (userId: string) =>
  queryOptions({
    queryKey: ['people', 'account', userId],
    queryFn: async ({ signal }) => unwrap(await apiClient.call('getAccount', { userId }, { signal })),
    staleTime: 0,
  })

export const centersQuery = queryOptions({
  queryKey: ['people', 'centers'],
  queryFn: async ({ signal }) => unwrap(await apiClient.call('listCenters', {}, { signal })).centers,
})

export const classesQuery = queryOptions({
  queryKey: ['people', 'classes'],
  queryFn: async ({ signal }) => unwrap(await apiClient.call('listClasses', {}, { signal })).classes,
})

export const plannedAppointmentsQuery = queryOptions({
  queryKey: ['people', 'appointments'],
  queryFn: async ({ signal }) =>
    unwrap(await apiClient.call('listAppointments', {}, { signal })).appointments,
})

/** After a change, of which counts and lists tell, too. */
export const refreshPeople = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['people'] })
