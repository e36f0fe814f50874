import { ApiError, type LoginResult, type User } from '@wordstride/api'
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

beforeEach(() => {
  vi.mocked(apiClient.call).mockReset()
  authStore.getState().signOut()
})

describe('signIn', () => {
  it("[AUTH-07] 'started' goes on to the home, with the token and the user", async () => {
    answerWith(() => ({ isSuccess: true, userLearningInfoIsValid: true }))
    expect(await signIn('maya', 'maya')).toEqual({ target: '/home?token=token' })
    expect(authStore.getState()).toMatchObject({ token: 'token', user: { userId: 'maya' } })
    expect(hasSession(authStore.getState())).toBe(true)
  })

  it.each<[LoginResult['status'], Partial<LoginResult>, string]>([
    ['not_started', { startTs: '2027-01-01' }, 'Your subscription will start on 2027-01-01'],
    ['expired', { expireTs: '2026-01-01' }, 'Your subscription has expired on 2026-01-01'],
    [
      'in_freeze',
      { freezeStart: '2026-11-01', freezeEnd: '2026-12-01' },
      'Your account is frozen from 2026-11-01 to 2026-12-01',
    ],
    ['error', {}, 'Something went wrong, Try again later'],
  ])(
    '[AUTH-07] %s stays on the login with a message and signs nobody in, whatever token comes with it',
    async (status, dates, message) => {
      const reply = { isSuccess: true, status, ...dates, data: { token: 'token' } }
      vi.mocked(apiClient.call).mockImplementation((async () => reply) as never)
      expect(await signIn('maya', 'maya')).toEqual({ message })
      expect(vi.mocked(apiClient.call).mock.calls.map(([name]) => name)).toEqual(['login'])
      expect(authStore.getState()).toMatchObject({ token: null, user: null })
      expect(localStorage.getItem('ae-token')).toBeNull()
    },
  )

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
})
