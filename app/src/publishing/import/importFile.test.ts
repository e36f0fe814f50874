import { afterEach, expect, it, vi } from 'vitest'
import { saveExample } from './importFile'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('gives an example of a table: its columns, and a question a line', () => {
  vi.useFakeTimers()
  const saved: string[] = []
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL() {} })
  vi.stubGlobal(
    'Blob',
    class {
      constructor([text]: [string]) {
        saved.push(text)
      }
    },
  )
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  saveExample()
  vi.runAllTimers()
  const [header, ...rows] = (saved[0] ?? '').trim().split('\r\n')
  expect(header).toBe('question,options,right,hints,explanations')
  expect(rows.map((row) => row.split(',').length)).toEqual([5, 5, 5])
  click.mockRestore()
})
