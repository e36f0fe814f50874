import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each([
  ['there are no locks, as over plain HTTP', undefined],
  ['locks are refused', { query: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
])('works one after the other where %s, and goes on after a failure', async (_, locks) => {
  vi.stubGlobal('navigator', { locks })
  vi.resetModules()
  const { inTurn } = await import('./inTurn')
  const done: string[] = []
  const work = (name: string) => async () => {
    done.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve))
    done.push(`${name} ends`)
  }
  const failed = inTurn(() => Promise.reject(new Error('no network')))
  await Promise.all([expect(failed).rejects.toThrow('no network'), inTurn(work('a')), inTurn(work('b'))])
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})
