import type { User } from '@wordstride/api'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { authStore, hasSession, loseToken } from '../api/authStore'
import { loginMessage } from './loginMessage'
import { loginTarget } from './loginTarget'

const user = {
  userId: 'student',
  subscription: { startTs: 1, expireTs: 2 },
  menuAuth: { home: true, secret: false },
} as User

describe('loginTarget', () => {
  const target = (role: User['role'], userName: string, isLearningInfoValid: boolean) =>
    loginTarget({ token: 'a+b', role, userName, isLearningInfoValid })

  it('[AUTH-12] goes to /home?token={token} when the learning info is valid, whatever the role', () => {
    expect(target('student', 'student', true)).toBe('/home?token=a%2Bb')
    expect(target('test', 'ag100001', true)).toBe('/home?token=a%2Bb')
  })
  it("[AUTH-13] role test, name 'ag' and digits: /accountSetup", () => {
    for (const name of ['ag100001', 'ag7']) expect(target('test', name, false)).toBe('/accountSetup')
    for (const name of ['ag', 'xag1', 'ag1b']) expect(target('test', name, false)).toBe('/configTest')
  })
  it('[AUTH-14] role test, any other name: /configTest', () => {
    expect(target('test', 'af100001', false)).toBe('/configTest')
    expect(target('test', 'agnes', false)).toBe('/configTest')
    expect(target('test', 'ag100001x', false)).toBe('/configTest')
  })
  it('[AUTH-15] super-student: /accountSetup; every other role: /home', () => {
    expect(target('super-student', 'superstudent', false)).toBe('/accountSetup')
    for (const role of [
      'student',
      'tutor',
      'lcadmin',
      'admin',
      'school_teacher',
      'afterschool-teacher',
    ] as const) {
      expect(target(role, 'ag1', false)).toMatch(/^\/home\?/)
    }
  })
})

describe('loginMessage', () => {
  it('[AUTH-07] started with a token goes on, any other status has a message', () => {
    expect(loginMessage({ isSuccess: true, status: 'started', data: { token: 't' } })).toBeNull()
    for (const status of ['not_started', 'expired', 'in_freeze', 'error'] as const)
      expect(loginMessage({ isSuccess: false, status }), status).toMatch(/\S/)
  })
  it('[AUTH-06] [ERR-02] without a token, and in the default case', () => {
    expect(loginMessage({ isSuccess: true, status: 'started' })).toBe('Something went wrong, Try again later')
    expect(loginMessage({ isSuccess: false, status: 'error' })).toBe('Something went wrong, Try again later')
  })
  it('[AUTH-08] [AUTH-09] [AUTH-10] name the dates', () => {
    expect(loginMessage({ isSuccess: false, status: 'not_started', startTs: '2027-01-01' })).toBe(
      'Your subscription will start on 2027-01-01',
    )
    expect(loginMessage({ isSuccess: false, status: 'expired', expireTs: '2026-01-01' })).toBe(
      'Your subscription has expired on 2026-01-01',
    )
    expect(
      loginMessage({
        isSuccess: false,
        status: 'in_freeze',
        freezeStart: '2026-11-01',
        freezeEnd: '2026-12-01',
      }),
    ).toBe('Your account is frozen from 2026-11-01 to 2026-12-01')
  })
  it('[AUTH-11] any other message as given', () => {
    expect(loginMessage({ isSuccess: false, status: 'error', message: 'Too many attempts.' })).toBe(
      'Too many attempts.',
    )
  })
})

describe('authStore', () => {
  beforeEach(() => authStore.getState().signOut())

  it('[AUTH-04] [AUTH-05] keeps the token under ae-token and the auth state with its toggles, nothing else, and forgets both', () => {
    authStore.getState().setToken('secret')
    authStore.getState().setUser(user)
    expect(localStorage.getItem('ae-token')).toBe('secret')
    expect(Object.keys(localStorage).sort()).toEqual(['ae-auth', 'ae-token'])
    // Of the wire, so that an update of the app signs nobody out.
    expect(JSON.parse(localStorage.getItem('ae-auth') ?? '')).toEqual({
      user_id: 'student',
      subscription: { start_ts: 1, expire_ts: 2 },
      menu_auth: { home: true, secret: false },
    })
    authStore.getState().signOut()
    expect(Object.keys(localStorage)).toEqual([])
    expect(authStore.getState()).toMatchObject({ token: null, user: null })
  })

  it('goes on with a token that another tab has got for the same user, and leaves those of others alone', () => {
    const inOtherTab = (token: string, of: User) => {
      localStorage.setItem('ae-token', token)
      localStorage.setItem('ae-auth', JSON.stringify({ ...stored, user_id: of.userId }))
    }
    authStore.getState().setToken('first')
    authStore.getState().setUser(user)
    const stored = JSON.parse(localStorage.getItem('ae-auth') ?? '')
    const { signIn } = authStore.getState()
    inOtherTab('renewed', user)
    loseToken('forbidden')
    expect(authStore.getState()).toMatchObject({ token: 'renewed', user, signIn })
    inOtherTab('of-owen', { ...user, userId: 'owen' })
    loseToken('forbidden')
    expect(authStore.getState()).toMatchObject({ token: null, user: null })
    expect(localStorage.getItem('ae-token')).toBe('of-owen')
    localStorage.clear()
  })

  it('leaves alone what stands there of somebody who has signed in in another tab', () => {
    authStore.getState().setToken('of-maya')
    authStore.getState().setUser(user)
    const stored = JSON.stringify({ user_id: 'owen' })
    localStorage.setItem('ae-token', 'of-owen')
    localStorage.setItem('ae-auth', stored)
    authStore.getState().setUser({ ...user, firstName: 'Maya' })
    authStore.getState().renewToken('renewed')
    expect([localStorage.getItem('ae-token'), localStorage.getItem('ae-auth')]).toEqual(['of-owen', stored])
    expect(authStore.getState()).toMatchObject({ token: 'renewed', user: { firstName: 'Maya' } })
    localStorage.clear()
  })

  it('keeps nobody who was signed in before, once somebody signs in', () => {
    authStore.getState().setUser(user)
    authStore.getState().setToken('another')
    expect([authStore.getState().user, localStorage.getItem('ae-auth')]).toEqual([null, null])
  })

  it.each([
    ['blocked', ['getItem', 'setItem', 'removeItem'] as const],
    ['full', ['setItem'] as const],
  ])('signs in for as long as the page stands where storage is %s', async (_, denied) => {
    for (const name of denied)
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    vi.resetModules()
    const { authStore } = await import('../api/authStore')
    expect(authStore.getState()).toMatchObject({ token: null, user: null })
    authStore.getState().setToken('secret')
    authStore.getState().setUser(user)
    expect(authStore.getState()).toMatchObject({ token: 'secret', user })
    authStore.getState().signOut()
    expect(authStore.getState()).toMatchObject({ token: null, user: null })
    vi.restoreAllMocks()
  })

  it('[AUTH-16] a session needs token, user id and subscription expiry', () => {
    expect(hasSession({ token: 'secret', user })).toBe(true)
    expect(hasSession({ token: null, user })).toBe(false)
    expect(hasSession({ token: 'secret', user: null })).toBe(false)
    expect(hasSession({ token: 'secret', user: { ...user, userId: '' } })).toBe(false)
    expect(
      hasSession({ token: 'secret', user: { ...user, subscription: { startTs: 1, expireTs: 0 } } }),
    ).toBe(false)
  })
})
