import { arbitraryBlank, arbitraryEnvelope, readFixtures, type Twins } from '@wordstride/testkit'
import * as fc from 'fast-check'
import { FILL_IN_THE_BLANK } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/fill_in_the_blank`)

/** One to three blanks with two keys. */
export const twins: Twins = fc
  .tuple(
    arbitraryEnvelope(FILL_IN_THE_BLANK),
    fc
      .integer({ min: 1, max: 3 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => arbitraryBlank(`b${i}`)))),
  )
  .map(([envelope, blanks]) => {
    const text = blanks.map((_, i) => `Word [[b${i}]]`).join(', ')
    const problem = (key: 0 | 1) => ({ ...envelope, text, blanks: blanks.map((pair) => pair[key]) })
    return [problem(0), problem(1)] as const
  })
