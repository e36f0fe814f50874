import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AccountRow, CallInput } from '@wordstride/api'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { unwrap } from '../api/unwrap'

export const accountsQuery = (params: CallInput<'listAccounts'>) =>
  queryOptions({
    queryKey: ['people', 'accounts', params],
    queryFn: async ({ signal }) => unwrap(await apiClient.call('listAccounts', params, { signal })),
    placeholderData: keepPreviousData,
  })

/** The most that the server gives at once. */
export const LARGEST_PAGE = 100
const PAGE = 25

type Found = Omit<CallInput<'listAccounts'>, 'page' | 'pageSize'>

/** The accounts page after page, as far as somebody asks; whoever moved between two pages is there once. */
export const accountPagesQuery = (found: Found) =>
  infiniteQueryOptions({
    queryKey: ['people', 'account pages', found],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await apiClient.call('listAccounts', { ...found, page: pageParam, pageSize: PAGE }, { signal })),
    initialPageParam: 1,
    getNextPageParam: ({ accounts, total }, _, page) =>
      accounts.length > 0 && page * PAGE < total ? page + 1 : null,
    select: ({ pages }) => ({
      accounts: onceEach(pages.flatMap(({ accounts }) => accounts)),
      total: pages.at(-1)?.total ?? 0,
    }),
    placeholderData: keepPreviousData,
  })

export async function readAllAccounts(found: Found, signal: AbortSignal): Promise<AccountRow[]> {
  const accounts: AccountRow[] = []
  for (let page = 1; ; page += 1) {
    const params = { ...found, page, pageSize: LARGEST_PAGE }
    const read = unwrap(await apiClient.call('listAccounts', params, { signal }))
    accounts.push(...read.accounts)
    if (read.accounts.length === 0 || page * LARGEST_PAGE >= read.total) return onceEach(accounts)
  }
}

const onceEach = (accounts: readonly AccountRow[]): AccountRow[] => [
  ...new Map(accounts.map((account) => [account.userId, account])).values(),
]

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

/** Where names, classes and counts of people stand. */
const SHOWING_PEOPLE: readonly unknown[] = ['people', 'classes', 'reports', 'rewards']

/** After a change, of which lists of other pages tell, too. */
export const refreshPeople = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [room] }) => SHOWING_PEOPLE.includes(room) })
