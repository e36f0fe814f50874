import type { UserLearningInfo } from '@wordstride/api'
import type { LearningInfo } from '@wordstride/learning'
import { isSetUpQuery } from '../accounts/accountQueries'
import { apiClient } from '../api/apiClient'
import { authStore } from '../api/authStore'
import { queryClient } from '../api/queryClient'
import { unwrap } from '../api/unwrap'
import { refreshStanding } from '../sessions/refreshStanding'

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
  queryClient.setQueryData(isSetUpQuery(userId).queryKey, true)
  // All is done: that this fails is no failure of the setup.
  const reply = await apiClient.call('userByToken', {}).catch(() => null)
  if (reply?.isSuccess) authStore.getState().setUser(reply.data)
  await refreshStanding()
}
