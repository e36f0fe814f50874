import { describe, expect, it } from 'vitest'
import { readCsvRows } from './csvRows'
import { writeCsv } from './writeCsv'

describe('writeCsv', () => {
  it.each([['a\nb'], ['a\r\nb'], ['a\rb'], ['say "so"'], ['a,b'], ['=1+2']])(
    '%j comes back as it went',
    async (cell) => {
      const text = writeCsv(['name', 'other'], [[cell, 'x']])
      if (/[\r\n]/.test(cell)) expect(text).toContain(`"${cell}"`)
      const rows: string[][] = []
      for await (const { cells } of readCsvRows(text).rows) rows.push([...cells])
      expect(rows).toEqual([
        ['name', 'other'],
        [cell.replace('\r\n', '\n'), 'x'],
      ])
    },
  )
})
