import { queryOptions } from '@tanstack/react-query'
import { apiClient } from '../api/apiClient'
import { authStore } from '../api/authStore'

const keys = { check: (userId: string | undefined) => ['accounts', userId, 'check'] as const }

/** AUTH-17: whether token and account still hold; what does not hold is forgotten. */
export const accountCheckQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: keys.check(userId),
    queryFn: async ({ signal }) => {
      const result = await apiClient.call('lookForChangesInFreezeAndExpire', { userId }, { signal })
      if (!result.isSuccess || !result.isValidToken) authStore.getState().signOut()
      return result
    },
    enabled: userId !== undefined,
    staleTime: 60_000,
    retry: false,
  })
