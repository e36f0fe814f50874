import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LearningInfo } from '@wordstride/learning'
import { useRef } from 'react'
import { accountKeys } from '../../accounts/accountKeys'
import { testKeys } from '../../sessions/diagnostic/testQueries'
import { createAssignments, saveLearningInfo } from '../setupQueries'

export interface AccountSetupOrder {
  infos: readonly LearningInfo[]
  firstName: string
  lastName: string
}

/** SETUP-16: what was saved is not saved again when only the assignments have failed. */
export function useAccountSetup(userId: string) {
  const queryClient = useQueryClient()
  const isSaved = useRef(false)
  return useMutation({
    mutationFn: async (order: AccountSetupOrder) => {
      if (!isSaved.current) await saveLearningInfo({ userId, source: 'account_setup', ...order })
      isSaved.current = true
      await createAssignments(userId)
    },
    retry: false,
    onError: () => {
      if (!isSaved.current) void queryClient.invalidateQueries({ queryKey: accountKeys.learningInfo(userId) })
      void queryClient.invalidateQueries({ queryKey: testKeys.consolidated(userId) })
    },
  })
}
