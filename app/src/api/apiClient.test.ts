import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('../outbox/outbox', () => ({ outbox: { flush: vi.fn() } }))

/** Requests that are never answered; they end with their signal. */
const fetch = vi.hoisted(() => {
  const unanswered = vi.fn(
    (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  vi.stubGlobal('fetch', unanswered)
  return unanswered
})

import { changeOwnPassword } from '../accounts/password/changeOwnPassword'
import { signOut } from '../accounts/signOut'
import { apiClient } from './apiClient'
import { authStore } from './authStore'
import { queryClient } from './queryClient'

const functionsSent = () =>
  fetch.mock.calls.map(([, { body }]) => (JSON.parse(String(body)) as { function: string }).function)

beforeEach(() => {
  fetch.mockClear()
  authStore.getState().setToken('secret')
  authStore.setState({ user: { userId: 'maya' } as never })
})

describe('apiClient', () => {
  it('sign-out ends every request on its way before the server is told', async () => {
    const call = apiClient.call('checkUserLearningInfo', {})
    const query = queryClient.fetchQuery({
      queryKey: ['panel'],
      queryFn: ({ signal }) => apiClient.call('getCompletedWeeks', {}, { signal }),
    })
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
    const requests = fetch.mock.calls.map(([, init]) => init)
    void signOut()
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
    await expect(query).rejects.toThrow()
    expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, true])
    expect(functionsSent().at(-1)).toBe('logout')
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ headers: { token: 'secret' }, keepalive: true })
    expect(fetch.mock.lastCall?.[1].signal).toBeNull()
    expect(authStore.getState().token).toBeNull()
  })

  it('sends nothing for a page that is still there after sign-out, and everything after the next sign-in', async () => {
    authStore.getState().signOut()
    await expect(apiClient.call('getCompletedWeeks', {})).rejects.toMatchObject({ kind: 'aborted' })
    expect(fetch).not.toHaveBeenCalled()
    authStore.getState().setToken('another')
    void apiClient.call('getCompletedWeeks', {}).catch(() => undefined)
    expect(functionsSent()).toEqual(['getCompletedWeeks'])
  })

  it('[AUTH-21] a failed request is thrown to the caller, and nothing is said on the page', async () => {
    fetch.mockResolvedValueOnce(new Response('{}', { status: 500 }))
    await expect(apiClient.call('getCompletedWeeks', {})).rejects.toMatchObject({
      kind: 'http',
      httpStatus: 500,
    })
    expect(authStore.getState().token).toBe('secret')
    expect(document.body.textContent).toBe('')
  })

  it('[AUTH-18] a lost network signs out, not a page that is left: its requests end, too', async () => {
    const fail = async () => {
      fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
      await expect(apiClient.call('getCompletedWeeks', {})).rejects.toMatchObject({ kind: 'network' })
    }
    vi.useFakeTimers()
    for (const type of ['beforeunload', 'pagehide']) {
      window.dispatchEvent(new Event(type))
      await fail()
      await vi.advanceTimersByTimeAsync(9_000)
      expect(authStore.getState().token).toBe('secret')
      // It is there still, so it was not left.
      await vi.advanceTimersByTimeAsync(2_000)
    }
    await fail()
    // The tasks of a page that goes never begin.
    expect(authStore.getState().token).toBe('secret')
    await vi.advanceTimersByTimeAsync(0)
    expect(authStore.getState()).toMatchObject({ token: null, signedOut: 'network' })
    vi.useRealTimers()
  })

  it('[AUTH-18] a token that the server takes no more has run out', async () => {
    fetch.mockResolvedValueOnce(new Response('{}', { status: 403 }))
    await expect(apiClient.call('getCompletedWeeks', {})).rejects.toMatchObject({ kind: 'forbidden' })
    await waitFor(() => expect(authStore.getState()).toMatchObject({ token: null, signedOut: 'forbidden' }))
  })

  it('who was still on the way in is not told to have been signed out', async () => {
    authStore.setState({ user: null })
    fetch.mockResolvedValueOnce(new Response('{}', { status: 403 }))
    await expect(apiClient.call('getCompletedWeeks', {})).rejects.toMatchObject({ kind: 'forbidden' })
    await waitFor(() => expect(authStore.getState()).toMatchObject({ token: null, signedOut: null }))
  })

  it('nobody is signed out by a request that brought the old token while a new one is on its way', async () => {
    let give = (_: Response) => {}
    fetch.mockImplementationOnce(() => new Promise((resolve) => (give = resolve)))
    queryClient.setQueryData(['panel'], 'of this user')
    const changed = changeOwnPassword({ oldPassword: 'old', newPassword: 'new' })
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
    fetch.mockResolvedValueOnce(new Response('{}', { status: 403 }))
    await expect(apiClient.call('userByToken', {})).rejects.toMatchObject({ kind: 'forbidden' })
    give(new Response(JSON.stringify({ is_success: true, status: 'success', data: { token: 'renewed' } })))
    await changed
    await new Promise((resolve) => setTimeout(resolve))
    expect(authStore.getState().token).toBe('renewed')
    expect(queryClient.getQueryData(['panel'])).toBe('of this user')
  })

  it('a late 403 to the sign-out of one session does not end the next one', async () => {
    let give: (reply: Response) => void = () => {}
    fetch.mockImplementationOnce(() => new Promise((resolve) => (give = resolve)))
    const left = signOut()
    await waitFor(() => expect(functionsSent()).toEqual(['logout']))
    authStore.getState().setToken('of the next session')
    give(new Response('{}', { status: 403 }))
    await left
    await new Promise((resolve) => setTimeout(resolve))
    expect(authStore.getState().token).toBe('of the next session')
  })

  it('keeps nothing of one user for the next', () => {
    queryClient.setQueryData(['panel'], 'of the first user')
    authStore.getState().signOut()
    expect(queryClient.getQueryData(['panel'])).toBeUndefined()
  })
})
