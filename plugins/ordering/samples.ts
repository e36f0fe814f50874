import { arbitraryEnvelope, arbitraryOrderTwins, readFixtures, type Twins } from '@wordstride/testkit'
import * as fc from 'fast-check'
import { ORDERING } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/ordering`)

/** One set of cards with two right orders. */
export const twins: Twins = fc
  .tuple(arbitraryEnvelope(ORDERING), arbitraryOrderTwins)
  .map(([envelope, [cards, others]]) => {
    const problem = (drag_items: typeof cards) => ({ ...envelope, drag_items })
    return [problem(cards), problem(others)] as const
  })
