import { arbitraryEnvelope, arbitraryOrderTwins, readFixtures, type Twins } from '@wordstride/testkit'
import * as fc from 'fast-check'
import { UNSCRAMBLE_DRAG_DROP } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/unscramble_drag_drop`)

/** One set of cards with two right orders. */
export const twins: Twins = fc
  .tuple(arbitraryEnvelope(UNSCRAMBLE_DRAG_DROP), arbitraryOrderTwins)
  .map(([envelope, [cards, others]]) => {
    const problem = (drag_items: typeof cards) => ({ ...envelope, drag_items })
    return [problem(cards), problem(others)] as const
  })
