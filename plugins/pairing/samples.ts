import { arbitraryEnvelope, arbitraryOrderTwins, readFixtures, type Twins } from '@wordstride/testkit'
import * as fc from 'fast-check'
import { PAIRING } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/pairing`)

/** One set of cards with two right orders. */
export const twins: Twins = fc
  .tuple(arbitraryEnvelope(PAIRING), arbitraryOrderTwins)
  .map(([envelope, [cards, others]]) => {
    const problem = (drag_items: typeof cards) => ({
      ...envelope,
      drag_items,
      left_items: cards.map((_, i) => ({ id: `l${i}`, content: `left ${i}` })),
    })
    return [problem(cards), problem(others)] as const
  })
