import { ApiError, type User } from '@wordstride/api'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { authStore, hasSession } from '../api/authStore'
import { signIn } from './signIn'

const user = { userId: 'maya', userName: 'maya', role: 'student', subscription: { expireTs: 1 } } as User

function answerWith(check: () => unknown) {
  const replies: Record<string, () => unknown> = {
    login: () => ({ isSuccess: true, status: 'started', data: { token: 'token' } }),
    userByToken: () => ({ isSuccess: true, data: user }),
    checkUserLearningInfo: check,
  }
  vi.mocked(apiClient.call).mockImplementation((async (name: string) => replies[name]?.()) as never)
}

beforeEach(() => authStore.getState().signOut())

describe('signIn', () => {
  it.each([
    ['is refused', () => ({ isSuccess: false, status: 'error', message: 'Something else' })],
    [
      'breaks',
      () => {
        throw new ApiError('http', 'Internal error')
      },
    ],
  ])(
    "[ERR-27] says 'Failed to check user learning info' when the check %s, and signs nobody in",
    async (_, check) => {
      answerWith(check)
      expect(await signIn('maya', 'maya')).toEqual({ message: 'Failed to check user learning info' })
      expect(hasSession(authStore.getState())).toBe(false)
    },
  )

  it('goes on when the check says that the account is set up', async () => {
    answerWith(() => ({ isSuccess: true, userLearningInfoIsValid: true }))
    expect(await signIn('maya', 'maya')).toEqual({ target: '/home?token=token' })
    expect(hasSession(authStore.getState())).toBe(true)
  })
})
