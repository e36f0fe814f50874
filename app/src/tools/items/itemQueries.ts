import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wordstride/api'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'

export type ItemFilter = Pick<CallInput<'listItems'>, 'sectionType' | 'gradeId' | 'flag'>

export const PAGE_SIZE = 25

/** A page of the problems that were answered. */
export const itemsQuery = (filter: ItemFilter, page: number) =>
  queryOptions({
    queryKey: ['items', 'list', filter, page] as const,
    queryFn: async ({ signal }) =>
      unwrap(await apiClient.call('listItems', { ...filter, page, pageSize: PAGE_SIZE }, { signal })),
    placeholderData: keepPreviousData,
  })

/** A problem with what its answers tell of it. */
export const itemQuery = (problemId: string) =>
  queryOptions({
    queryKey: ['items', 'one', problemId] as const,
    queryFn: async ({ signal }) => unwrap(await apiClient.call('getItem', { problemId }, { signal })).item,
  })
