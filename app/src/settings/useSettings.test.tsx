import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { DEFAULT_SETTINGS, type User } from '@wordstride/api'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { authStore } from '../api/authStore'
import { queryClient } from '../api/queryClient'
import { keepDeviceTheme, readDeviceTheme } from './deviceTheme'
import { useSettings } from './useSettings'

afterEach(() => {
  authStore.setState({ user: null })
  keepDeviceTheme('system')
})

const open = () =>
  renderHook(useSettings, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })

describe('useSettings', () => {
  it('takes a theme that was not saved back from the device, too', async () => {
    const settings = { ...DEFAULT_SETTINGS, theme: 'light' as const }
    authStore.setState({ user: { userId: 'u', settings } as User })
    vi.mocked(apiClient.call).mockResolvedValue({
      isSuccess: false,
      status: 'error',
      message: 'No.',
    } as never)
    const { result } = open()
    act(() => result.current.change({ theme: 'dark' }))
    await waitFor(() => expect(readDeviceTheme()).toBe('dark'))
    await waitFor(() => expect(result.current.fault).toBe('No.'))
    expect([result.current.settings.theme, readDeviceTheme()]).toEqual(['light', 'light'])
  })

  it.each([
    ['none', [], 'system', 'usual'],
    ['the first', ['first'], 'dark', 'usual'],
    ['the second', ['second'], 'dark', 'large'],
  ])('of two changes at once shows what is saved in the end: %s', async (_, kept, theme, textSize) => {
    authStore.setState({ user: { userId: 'u', settings: DEFAULT_SETTINGS } as User })
    const replies: (() => void)[] = []
    vi.mocked(apiClient.call).mockImplementation((() => {
      const isKept = kept.includes(replies.length === 0 ? 'first' : 'second')
      const reply = { isSuccess: isKept, status: isKept ? 'success' : 'error', message: 'No.' }
      return new Promise((resolve) => {
        replies.push(() => resolve(reply))
      })
    }) as never)
    const { result } = open()
    act(() => result.current.change({ theme: 'dark' }))
    await waitFor(() => expect(result.current.settings.theme).toBe('dark'))
    act(() => result.current.change({ textSize: 'large' }))
    await waitFor(() => expect(result.current.settings.textSize).toBe('large'))
    replies[0]?.()
    await waitFor(() => expect(replies).toHaveLength(2))
    // The second is still wished for, whatever became of the first.
    expect(result.current.settings).toMatchObject({ theme: 'dark', textSize: 'large' })
    replies[1]?.()
    await waitFor(() => expect(result.current.isSaved || result.current.fault !== null).toBe(true))
    expect(result.current.settings).toMatchObject({ theme, textSize })
  })

  it('knows on the next page, too, what is not saved yet', async () => {
    authStore.setState({ user: { userId: 'u', settings: DEFAULT_SETTINGS } as User })
    const fails: (() => void)[] = []
    vi.mocked(apiClient.call).mockImplementation((() => {
      const reply = { isSuccess: false, status: 'error', message: 'No.' }
      return new Promise((resolve) => {
        fails.push(() => resolve(reply))
      })
    }) as never)
    const before = open()
    act(() => before.result.current.change({ theme: 'dark' }))
    await waitFor(() => expect(fails).toHaveLength(1))
    before.unmount()
    const { result } = open()
    act(() => result.current.change({ textSize: 'large' }))
    await waitFor(() => expect(result.current.settings.textSize).toBe('large'))
    fails[0]?.()
    await waitFor(() => expect(fails).toHaveLength(2))
    expect(result.current.settings).toMatchObject({ theme: 'dark', textSize: 'large' })
    fails[1]?.()
    await waitFor(() => expect(result.current.fault).toBe('No.'))
    expect(result.current.settings).toMatchObject({ theme: 'system', textSize: 'usual' })
  })
})
