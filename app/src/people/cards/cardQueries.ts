import { queryOptions } from '@tanstack/react-query'
import { type AccountRow, type CallInput, PUPILS } from '@wordstride/api'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { readAllAccounts } from '../peopleQueries'

/** A student whose password the caller may set. */
export const getsCard = ({ role, status, canResetPassword }: AccountRow): boolean =>
  canResetPassword && status !== 'expired' && PUPILS.includes(role)

/** The students of a class whose passwords the caller may set. */
export const cardPupilsQuery = (classId: string) =>
  queryOptions({
    queryKey: ['people', 'login-cards', classId],
    queryFn: async ({ signal }) => {
      const accounts = await readAllAccounts({ classId }, signal)
      return accounts.filter(getsCard)
    },
    enabled: classId !== '',
  })

export const makeLoginCards = async (request: CallInput<'makeLoginCards'>) =>
  unwrap(await apiClient.call('makeLoginCards', request))
