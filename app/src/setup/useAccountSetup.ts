import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { accountKeys } from '../accounts/accountKeys'
import { testKeys } from '../sessions/diagnostic/testQueries'
import { createAssignments, type SetupOrder, saveLearningInfo } from './setupQueries'

/** SETUP-16: what was saved is not saved again when only the assignments have failed. */
export function useAccountSetup(userId: string, source: SetupOrder['source']) {
  const queryClient = useQueryClient()
  const isSaved = useRef(false)
  return useMutation({
    mutationFn: async (order: Omit<SetupOrder, 'userId' | 'source'>) => {
      if (!isSaved.current) await saveLearningInfo({ userId, source, ...order })
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
