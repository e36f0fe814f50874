import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './saveFile'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('keeps the file until the browser has read it, and no longer', async () => {
  vi.useFakeTimers()
  const made: Blob[] = []
  const revokeObjectURL = vi.fn()
  vi.stubGlobal('URL', { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`, revokeObjectURL })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  saveFile('roster.csv', 'a,b', 'text/csv')
  expect(click).toHaveBeenCalledOnce()
  expect(made[0]?.type).toBe('text/csv')
  expect(made[0]?.size).toBe(3)
  expect(revokeObjectURL).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1')
  click.mockRestore()
})
