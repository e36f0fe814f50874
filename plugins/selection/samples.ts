import {
  arbitraryEnvelope,
  arbitraryKeys,
  arbitraryOptions,
  readFixtures,
  type Twins,
} from '@wordstride/testkit'
import * as fc from 'fast-check'
import { SELECTION } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/selection`)

const arbitraryPart = (uuid: string, type: 'radio' | 'checkbox') =>
  arbitraryOptions(uuid, 3).chain((options) =>
    arbitraryKeys(options.length, { isSingle: type === 'radio' }).map((keys) =>
      keys.map((key) => ({
        uuid,
        type,
        options: options.map((option, i) => ({
          ...option,
          answer: key.includes(i),
          explanation: key.includes(i) ? 'right' : 'not right',
        })),
      })),
    ),
  )

/** One radio question, sometimes with a checkbox question in the same group. */
export const twins: Twins = fc
  .tuple(
    arbitraryEnvelope(SELECTION),
    fc.boolean(),
    arbitraryPart('q1', 'radio'),
    fc.option(arbitraryPart('q2', 'checkbox'), { nil: [] }),
  )
  .map(([envelope, shuffle_options, radio, checkbox]) => {
    const problem = (i: 0 | 1) => ({
      ...envelope,
      shuffle_options,
      subProblemItems: [radio[i], ...(checkbox[i] ? [checkbox[i]] : [])],
    })
    return [problem(0), problem(1)] as const
  })
