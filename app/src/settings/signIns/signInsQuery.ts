import { queryOptions } from '@tanstack/react-query'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'

export const signInsQuery = queryOptions({
  queryKey: ['settings', 'signIns'],
  queryFn: async ({ signal }) => unwrap(await apiClient.call('listSignIns', {}, { signal })).signIns,
  staleTime: 0,
})
