import { apiClient } from '../../api/apiClient'
import { authStore } from '../../api/authStore'
import { LOGIN_MESSAGES, loginMessage } from '../loginMessage'
import { loginTarget } from '../loginTarget'

export type SignInOutcome = { target: string } | { message: string }

/** Signs in, fetches the user and asks where to go (AUTH-03, AUTH-12, AUTH-19, ERR-27). */
export async function signIn(username: string, password: string): Promise<SignInOutcome> {
  const result = await apiClient.call('login', { username, password })
  const message = loginMessage(result)
  const token = result.data?.token
  if (message !== null || token === undefined) return { message: message ?? LOGIN_MESSAGES.failed }
  authStore.getState().setToken(token)
  const reply = await apiClient.call('userByToken', {})
  if (!reply.isSuccess) return { message: reply.message }
  const user = reply.data
  const info = await apiClient.call('checkUserLearningInfo', { userId: user.userId })
  if (!info.isSuccess) return { message: 'Failed to check user learning info' }
  authStore.getState().setUser(user)
  return {
    target: loginTarget({
      token,
      role: user.role,
      userName: user.userName,
      isLearningInfoValid: info.userLearningInfoIsValid,
    }),
  }
}
