import { registry } from '@wordstride/plugins/graders'
import { describe, expect, it } from 'vitest'
import { schemaTable } from './schemaTable'

describe('schemaTable', () => {
  it('lists the fields of the envelope and of the type, and what they hold', () => {
    const table = schemaTable(registry.require('table_with_dropdown'))
    expect(table).toContain('| `problem_type` | "table_with_dropdown" | yes |')
    expect(table).toContain('| `columns` | list of string | yes |')
    expect(table).toContain('| `rows` | list of list of { kind, text } or { kind, blank } | yes |')
    expect(table).toMatch(/\| `specified_time` \| number \|\s+\|/)
  })

  it.each(registry.types)('can say the schema of %s', (type) => {
    const lines = schemaTable(registry.require(type)).split('\n')
    expect(lines.length).toBeGreaterThan(12)
  })
})
