import { queryOptions } from '@tanstack/react-query'
import { type CallInput, PUPILS } from '@wordstride/api'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { readAllAccounts } from '../peopleQueries'

/** The students of a class whose passwords the caller may set. */
export const cardPupilsQuery = (classId: string) =>
  queryOptions({
    queryKey: ['people', 'login-cards', classId],
    queryFn: async ({ signal }) => {
      const accounts = await readAllAccounts({ classId }, signal)
      return accounts.filter(
        ({ role, status, canResetPassword }) =>
          canResetPassword && status !== 'expired' && PUPILS.includes(role),
      )
    },
    enabled: classId !== '',
  })

export const makeLoginCards = async (request: CallInput<'makeLoginCards'>) =>
  unwrap(await apiClient.call('makeLoginCards', request))
