import { queryOptions } from '@tanstack/react-query'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'

export const secondFactorQuery = queryOptions({
  queryKey: ['settings', 'secondFactor'],
  queryFn: async ({ signal }) => unwrap(await apiClient.call('getSecondFactor', {}, { signal })),
  staleTime: 0,
})
