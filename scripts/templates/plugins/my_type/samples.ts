import {
  arbitraryEnvelope,
  arbitraryKeys,
  arbitraryOptions,
  readFixtures,
  type Twins,
} from '@wordstride/testkit'
import * as fc from 'fast-check'
import { MY_TYPE } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/my_type`)

/** Valid problems in pairs that differ in nothing but the key and what is told of it. */
export const twins: Twins = fc
  .tuple(arbitraryEnvelope(MY_TYPE), fc.stringMatching(/^[A-Z][a-z ]{1,40}$/), arbitraryOptions('', 2))
  .chain(([envelope, question, options]) =>
    arbitraryKeys(options.length, { isSingle: true }).map((keys) => {
      const problem = ([right]: readonly number[]) => ({
        ...envelope,
        question,
        options: options.map((option, i) => ({ ...option, explanation: i === right ? 'right' : 'wrong' })),
        answer: options[right ?? 0]?.id,
        solution: `It is ${options[right ?? 0]?.label}.`,
      })
      return [problem(keys[0]), problem(keys[1])] as const
    }),
  )
