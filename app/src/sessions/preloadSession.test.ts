import { afterEach, expect, it, vi } from 'vitest'
import { loadType } from './loadType'
import { preloadSession } from './preloadSession'

vi.mock('./loadType', () => ({ loadType: vi.fn(async () => ({ loadPlugin: async () => undefined })) }))

afterEach(() => vi.unstubAllGlobals())

it('what comes after the first problem is fetched when the page has nothing more to do', async () => {
  let rest = () => {}
  vi.stubGlobal('requestIdleCallback', (resolve: () => void) => {
    rest = resolve
  })
  const screen = vi.fn(async () => undefined)
  const done = preloadSession(
    [{ problem_type: 'selection' }, { problem_type: 'ordering' }, { problem_type: 'selection' }],
    [screen],
  )
  await Promise.resolve()
  expect(loadType).not.toHaveBeenCalled()
  expect(screen).not.toHaveBeenCalled()
  rest()
  await done
  expect(vi.mocked(loadType).mock.calls).toEqual([['selection'], ['ordering']])
  expect(screen).toHaveBeenCalledOnce()
})
