import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { ROLES, type Role, type User } from '@wordstride/api'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { authStore } from '../../api/authStore'
import { queryClient } from '../../api/queryClient'
import { SignedIn } from './SignedIn'

vi.mock('../../api/apiClient', () => ({ apiClient: { call: vi.fn() } }))
const settle = vi.hoisted(() => vi.fn())
vi.mock('../../outbox/outbox', () => ({ outbox: { settle } }))

const MINUTE = 60_000
const realSetTimeout = setTimeout
let user: User

beforeAll(async () => {
  // Before the idle timer is loaded, which takes the timers that there are then.
  vi.useFakeTimers()
  await import('./IdleLogout')
})
beforeEach(() => {
  vi.stubEnv('VITE_APP_ENV', 'production')
  settle.mockReset().mockResolvedValue(undefined)
  queryClient.clear()
  vi.mocked(apiClient.call).mockReset()
  vi.mocked(apiClient.call).mockImplementation((async () => ({ isSuccess: true, data: user })) as never)
})
afterEach(() => {
  cleanup()
  vi.clearAllTimers()
  vi.unstubAllEnvs()
})

async function open(role: Role): Promise<void> {
  user = {
    userId: `u${Math.random()}`,
    role,
    subscription: { startTs: 1, expireTs: 2 },
    menuAuth: { home: true },
  } as User
  authStore.getState().setToken('token')
  authStore.getState().setUser(user)
  render(
    <QueryClientProvider client={queryClient}>
      <SignedIn user={user} />
    </QueryClientProvider>,
  )
  await pass(0)
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const popup = () => screen.queryByRole('dialog', { name: 'Time out' })
const isSignedIn = () => authStore.getState().token !== null
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('while nobody does anything', () => {
  it.each(ROLES)(
    '[IDLE-01] %s is logged out after 1,200,000 ms in production, unless an administrator',
    async (role) => {
      await open(role)
      await pass(1_199_000)
      expect(isSignedIn()).toBe(true)
      await pass(1_000)
      await pass(100)
      expect(isSignedIn()).toBe(role === 'admin' || role === 'lcadmin')
      for (const environment of ['development', 'qa']) {
        cleanup()
        vi.stubEnv('VITE_APP_ENV', environment)
        await open(role)
        await pass(60 * MINUTE)
        expect(popup()).toBeNull()
        expect(isSignedIn()).toBe(true)
      }
    },
  )

  it('[IDLE-02] [ERR-35] [G-22] a popup comes at half of the time', async () => {
    await open('student')
    await pass(10 * MINUTE - 1_000)
    expect(popup()).toBeNull()
    await pass(1_000)
    expect(popup()?.textContent).toContain('You will be logged off in 10 mins.')
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Logout',
      'Continue',
    ])
    press('Continue')
    await pass(0)
    expect(popup()).toBeNull()
    // The time begins anew.
    await pass(10 * MINUTE - 1_000)
    expect(popup()).toBeNull()
    await pass(1_500)
    expect(popup()).not.toBeNull()
    press('Logout')
    await pass(0)
    expect(isSignedIn()).toBe(false)
    expect(authStore.getState().signedOut).toBeNull()
  })

  it('all tabs are one: who goes on in one of them is there in the others', async () => {
    const { IdleLogout } = await import('./IdleLogout')
    // The messages between tabs come with a turn of the event loop, which no clock of a test makes.
    const hear = () => act(() => new Promise<void>((resolve) => realSetTimeout(resolve, 50)))
    render(
      <>
        <IdleLogout userId="maya" />
        <IdleLogout userId="maya" />
      </>,
    )
    await pass(0)
    await hear()
    await pass(10 * MINUTE)
    await hear()
    const popups = () => screen.queryAllByRole('dialog', { name: 'Time out' })
    expect(popups()).toHaveLength(2)
    fireEvent.click(within(popups()[0] as HTMLElement).getByRole('button', { name: 'Continue' }))
    await hear()
    await pass(0)
    expect(popups()).toEqual([])
  })

  it('what was answered is saved first', async () => {
    await open('student')
    const seen: boolean[] = []
    settle.mockImplementation(() => {
      seen.push(isSignedIn())
      return new Promise((resolve) => setTimeout(resolve, 5_000))
    })
    await pass(20 * MINUTE)
    expect(seen).toEqual([true])
    expect(isSignedIn()).toBe(true)
    await pass(5_000)
    expect(isSignedIn()).toBe(false)
    expect(authStore.getState().signedOut).toBe('idle')
  })

  it.each(['keyDown', 'click', 'touchStart', 'touchMove', 'scroll', 'focus', 'mouseMove'] as const)(
    '[IDLE-03] %s starts the time anew',
    async (sign) => {
      await open('student')
      await pass(9 * MINUTE)
      fireEvent[sign](document)
      await pass(9 * MINUTE)
      expect(popup()).toBeNull()
      await pass(MINUTE + 1_000)
      expect(popup()).not.toBeNull()
    },
  )
})

describe('the user', () => {
  it('[AUTH-19] is asked for at every load, and what the server says goes into the store', async () => {
    vi.stubEnv('VITE_APP_ENV', 'development')
    const promoted = { currentGrade: { 'ae.la': 4, 'ae.voc': 3 }, menuAuth: { home: true, secret: true } }
    vi.mocked(apiClient.call).mockImplementation((async () => ({
      isSuccess: true,
      data: { ...user, ...promoted },
    })) as never)
    await open('student')
    expect(vi.mocked(apiClient.call).mock.calls.map(([name]) => name)).toEqual(['userByToken'])
    expect(authStore.getState().user).toMatchObject(promoted)
  })

  it('is asked for again when the page is looked at after a while, not at every glance', async () => {
    vi.stubEnv('VITE_APP_ENV', 'development')
    await open('student')
    const glance = async () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      await pass(0)
      return vi.mocked(apiClient.call).mock.calls.length
    }
    expect(await glance()).toBe(1)
    await pass(61_000)
    expect(await glance()).toBe(2)
  })

  it('of one sign-in never comes into the next', async () => {
    vi.stubEnv('VITE_APP_ENV', 'development')
    let answer: (value: unknown) => void = () => {}
    vi.mocked(apiClient.call).mockImplementation(
      (() => new Promise((resolve) => (answer = resolve))) as never,
    )
    await open('student')
    const first = user
    authStore.getState().setToken('another')
    const second = { ...user, userId: 'second' }
    authStore.getState().setUser(second)
    answer({ isSuccess: true, data: first })
    await pass(0)
    expect(authStore.getState().user?.userId).toBe('second')
  })
})
