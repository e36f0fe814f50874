import {
  arbitraryEnvelope,
  arbitraryKeys,
  arbitraryOptions,
  readFixtures,
  type Twins,
} from '@wordstride/testkit'
import * as fc from 'fast-check'
import { MULTI_SELECTION } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/multi_selection`)

/** Checkbox questions; with `answer_count` the keys of the twins are of one size, because the count is shown. */
export const twins: Twins = fc
  .tuple(arbitraryEnvelope(MULTI_SELECTION), fc.boolean(), fc.boolean(), arbitraryOptions('q', 3))
  .chain(([envelope, shuffle_options, isCounted, options]) =>
    arbitraryKeys(options.length, { isSingle: false, isSameSize: isCounted }).map(([a, b]) => {
      const problem = (key: readonly number[]) => ({
        ...envelope,
        shuffle_options,
        subProblemItems: [
          {
            uuid: 'q1',
            type: 'checkbox',
            ...(isCounted ? { answer_count: key.length } : {}),
            options: options.map((option, i) => ({ ...option, answer: key.includes(i) })),
          },
        ],
      })
      return [problem(a), problem(b)] as const
    }),
  )
