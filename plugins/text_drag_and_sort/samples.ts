import { arbitraryEnvelope, arbitraryOrderTwins, readFixtures, type Twins } from '@wordstride/testkit'
import * as fc from 'fast-check'
import { TEXT_DRAG_AND_SORT } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/text_drag_and_sort`)

/** One set of cards with two right orders. */
export const twins: Twins = fc
  .tuple(arbitraryEnvelope(TEXT_DRAG_AND_SORT), arbitraryOrderTwins)
  .map(([envelope, [cards, others]]) => {
    const problem = (drag_items: typeof cards) => ({
      ...envelope,
      drag_items,
      slots: cards.map((_, i) => ({ id: `s${i}`, label: `slot ${i}` })),
    })
    return [problem(cards), problem(others)] as const
  })
