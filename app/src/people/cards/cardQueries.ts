import { queryOptions } from '@tanstack/react-query'
import { type CallInput, PUPILS } from '@wordstride/api'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'

/** The students of a class whose passwords the caller may set. */
export const cardPupilsQuery = (classId: string) =>
  queryOptions({
    queryKey: ['people', 'login-cards', classId],
    queryFn: async ({ signal }) => {
      const page = await apiClient.call('listAccounts', { classId, pageSize: 100 }, { signal })
      return unwrap(page).accounts.filter(
        ({ role, status, canResetPassword }) =>
          canResetPassword && status !== 'expired' && PUPILS.includes(role),
      )
    },
    enabled: classId !== '',
  })

export const makeLoginCards = async (request: CallInput<'makeLoginCards'>) =>
  unwrap(await apiClient.call('makeLoginCards', request))
