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

describe('useSettings', () => {
  it('takes a theme that was not saved back from the device, too', async () => {
    const settings = { ...DEFAULT_SETTINGS, theme: 'light' as const }
    authStore.setState({ user: { userId: 'u', settings } as User })
    vi.mocked(apiClient.call).mockResolvedValue({
      isSuccess: false,
      status: 'error',
      message: 'No.',
    } as never)
    const { result } = renderHook(useSettings, {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    })
    act(() => result.current.change({ theme: 'dark' }))
    await waitFor(() => expect(readDeviceTheme()).toBe('dark'))
    await waitFor(() => expect(result.current.fault).toBe('No.'))
    expect([result.current.settings.theme, readDeviceTheme()]).toEqual(['light', 'light'])
  })
})
