import {
  arbitraryEnvelope,
  arbitraryKeys,
  arbitraryOptions,
  readFixtures,
  type Twins,
} from '@wordstride/testkit'
import * as fc from 'fast-check'
import { COLLAPSIBLE_SELECTION } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/collapsible_selection`)

/** One list of options with two keys. */
export const twins: Twins = fc
  .tuple(arbitraryEnvelope(COLLAPSIBLE_SELECTION), fc.boolean(), arbitraryOptions('o', 2))
  .chain(([envelope, shuffle_options, options]) =>
    arbitraryKeys(options.length, { isSingle: true }).map((keys) => {
      const problem = (key: readonly number[]) => ({
        ...envelope,
        shuffle_options,
        options: options.map((option, i) => ({
          ...option,
          answer: key.includes(i),
          explanation: key.includes(i) ? 'right' : 'not right',
        })),
      })
      return [problem(keys[0]), problem(keys[1])] as const
    }),
  )
