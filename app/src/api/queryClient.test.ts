import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.restoreAllMocks())

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
