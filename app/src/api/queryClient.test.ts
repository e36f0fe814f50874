import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { ApiError } from '@wordstride/api'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from './queryClient'

afterEach(() => vi.restoreAllMocks())

it('asks once more when no reply came, and takes a refusal for the answer', async () => {
  const askedUntilItFails = async (error: Error) => {
    const ask = vi.fn(() => Promise.reject(error))
    const query = { queryKey: [error.message], queryFn: ask, retryDelay: 0 }
    const observer = new QueryObserver(queryClient, query)
    const stop = observer.subscribe(() => undefined)
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
    stop()
    return ask.mock.calls.length
  }
  expect(await askedUntilItFails(new ApiError('network', 'getHome: no reply'))).toBe(2)
  expect(await askedUntilItFails(new ApiError('http', 'getHome: 503', { httpStatus: 503 }))).toBe(2)
  expect(await askedUntilItFails(new ApiError('forbidden', 'getHome: 403', { httpStatus: 403 }))).toBe(1)
  expect(await askedUntilItFails(new Error('There is no such skill.'))).toBe(1)
})

it('a page that is opened without a network asks for nothing until it is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.resetModules()
  const { queryClient } = await import('./queryClient')
  const { onlineManager, QueryObserver } = await import('@tanstack/react-query')
  const ask = vi.fn(async () => 'here')
  queryClient.mount()
  const stop = new QueryObserver(queryClient, { queryKey: ['any'], queryFn: ask }).subscribe(() => undefined)
  expect(ask).not.toHaveBeenCalled()
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(queryClient.getQueryData(['any'])).toBe('here'))
  stop()
})

it('what is done without a network fails at once, and not when the network is back', async () => {
  queryClient.mount()
  onlineManager.setOnline(false)
  const save = vi.fn(() => Promise.reject(new ApiError('network', 'saveSettings: no reply')))
  const deed = new MutationObserver(queryClient, { mutationFn: save })
  await expect(deed.mutate()).rejects.toThrow('We could not reach the server.')
  onlineManager.setOnline(true)
  await new Promise((resolve) => setTimeout(resolve))
  expect(save).toHaveBeenCalledTimes(1)
})
