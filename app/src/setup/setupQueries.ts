import { queryOptions } from '@tanstack/react-query'
import type { UserLearningInfo } from '@wordstride/api'
import type { LearningInfo } from '@wordstride/learning'
import { apiClient } from '../api/apiClient'
import { authStore } from '../api/authStore'
import { unwrap } from '../api/unwrap'
import { refreshStanding } from '../sessions/refreshStanding'

export const setupKeys = { check: (userId: string) => ['setup', userId, 'check'] as const }

/** Whether the account is set up already (SETUP-17). */
export const setupCheckQuery = (userId: string) =>
  queryOptions({
    queryKey: setupKeys.check(userId),
    queryFn: async ({ signal }) =>
      unwrap(await apiClient.call('checkUserLearningInfo', { userId }, { signal })).userLearningInfoIsValid,
    staleTime: 0,
  })

export interface SetupOrder {
  userId: string
  source: 'account_setup' | 'english_account_setup'
  infos: readonly LearningInfo[]
  firstName?: string
  lastName?: string
}

const toSent = (infos: readonly LearningInfo[], userId: string): UserLearningInfo[] =>
  infos.map((info) => ({ ...info, userId, gradeSetup: [...info.gradeSetup] }))

/** SETUP-16: the learning info is saved. */
export async function saveLearningInfo({
  userId,
  source,
  infos,
  firstName,
  lastName,
}: SetupOrder): Promise<void> {
  unwrap(
    await apiClient.call('upsertUserLearningInfo', {
      userId,
      updatedBy: userId,
      updatedBySource: source,
      userLearningInfo: toSent(infos, userId),
      firstName: firstName ?? null,
      lastName: lastName ?? null,
    }),
  )
}

/** SETUP-16: then the assignments are created; grades and names of the user are new. */
export async function createAssignments(userId: string): Promise<void> {
  unwrap(await apiClient.call('createAssignmentForUser', { userId, createdBy: userId }))
  const reply = await apiClient.call('userByToken', {})
  if (reply.isSuccess) authStore.getState().setUser(reply.data)
  await refreshStanding()
}
