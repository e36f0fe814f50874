import { arbitraryBlank, arbitraryEnvelope, readFixtures, type Twins } from '@wordstride/testkit'
import * as fc from 'fast-check'
import { TABLE_WITH_DROPDOWN } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/table_with_dropdown`)

/** A column of text and a column of one to three open cells, with two keys. */
export const twins: Twins = fc
  .tuple(
    arbitraryEnvelope(TABLE_WITH_DROPDOWN),
    fc
      .integer({ min: 1, max: 3 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => arbitraryBlank(`b${i}`)))),
  )
  .map(([envelope, blanks]) => {
    const problem = (key: 0 | 1) => ({
      ...envelope,
      version: 2,
      columns: ['text', 'open'],
      rows: blanks.map((pair, i) => [
        { kind: 'text', text: `row ${i}` },
        { kind: 'blank', blank: pair[key] },
      ]),
    })
    return [problem(0), problem(1)] as const
  })
