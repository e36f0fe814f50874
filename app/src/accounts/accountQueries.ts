import { queryOptions } from '@tanstack/react-query'
import { apiClient } from '../api/apiClient'
import { authStore, loseToken } from '../api/authStore'
import { KEPT } from '../api/queryClient'
import { unwrap } from '../api/unwrap'
import { accountKeys } from './accountKeys'

/** A promotion, a new toggle or the end of an account is seen when the user was not asked about for so long. */
const FRESH_MS = 60_000

/** The one source of what is known of the user: whatever it finds is in the store. */
export const userQuery = queryOptions({
  queryKey: accountKeys.user,
  queryFn: async ({ signal }) => {
    const { token } = authStore.getState()
    const { data } = unwrap(await apiClient.call('userByToken', {}, { signal }))
    // Somebody else may have signed in meanwhile.
    if (authStore.getState().token === token) authStore.getState().setUser(data)
    return data
  },
  staleTime: FRESH_MS,
  refetchOnWindowFocus: true,
})

/** AUTH-17: whether token and account still hold; what does not hold is forgotten. */
export const accountCheckQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: accountKeys.check(userId),
    queryFn: async ({ signal }) => {
      const result = await apiClient.call('lookForChangesInFreezeAndExpire', { userId }, { signal })
      if (!result.isSuccess || !result.isValidToken) loseToken('forbidden')
      return result
    },
    enabled: userId !== undefined,
    staleTime: 60_000,
    retry: false,
  })

/** Whether the account setup is complete (API-03, SETUP-17). */
export const isSetUpQuery = (userId: string) =>
  queryOptions({
    meta: KEPT,
    queryKey: accountKeys.learningInfo(userId),
    queryFn: async ({ signal }) =>
      unwrap(await apiClient.call('checkUserLearningInfo', { userId }, { signal })).userLearningInfoIsValid,
    staleTime: 0,
  })
