import type { LoginResult } from '@wordstride/api'
import { apiClient } from '../api/apiClient'
import { authStore } from '../api/authStore'
import { queryClient } from '../api/queryClient'
import { accountKeys } from './accountKeys'
import { LOGIN_MESSAGES, loginMessage } from './loginMessage'
import { loginTarget } from './loginTarget'

export type SignInOutcome = { target: string } | { message: string; isWrong?: boolean }

/** With what stands on a card or behind its code, once. */
export const signInByLink = async (secret: string): Promise<SignInOutcome> =>
  finishSignIn(await apiClient.call('signInByLink', { secret }))

/** `code_needed`: the account has a second step (`SecondStep`). */
export async function signIn(username: string, password: string): Promise<SignInOutcome | 'code_needed'> {
  const result = await apiClient.call('login', { username, password })
  if (result.status === 'code_needed') return 'code_needed'
  const outcome = await finishSignIn(result)
  return 'message' in outcome && result.code === 'wrong_credentials' ? { ...outcome, isWrong: true } : outcome
}

/** Keeps the token, fetches the user and asks where to go (AUTH-03, AUTH-12, AUTH-19, ERR-27). */
export async function finishSignIn(result: LoginResult): Promise<SignInOutcome> {
  const message = loginMessage(result)
  const token = result.data?.token
  if (message !== null || token === undefined) return { message: message ?? LOGIN_MESSAGES.failed }
  authStore.getState().setToken(token)
  const reply = await apiClient.call('userByToken', {})
  if (!reply.isSuccess) return { message: reply.message }
  const user = reply.data
  const info = await apiClient
    .call('checkUserLearningInfo', { userId: user.userId })
    .catch(() => ({ isSuccess: false }) as const)
  if (!info.isSuccess) return { message: 'Failed to check user learning info' }
  queryClient.setQueryData(accountKeys.user, user)
  authStore.getState().setUser(user)
  return {
    target: user.lacksSecondFactor
      ? '/settings'
      : loginTarget({
          token,
          role: user.role,
          userName: user.userName,
          isLearningInfoValid: info.userLearningInfoIsValid,
        }),
  }
}
