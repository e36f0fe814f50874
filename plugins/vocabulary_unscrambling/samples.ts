import { arbitraryEnvelope, arbitraryOrderTwins, readFixtures, type Twins } from '@wordstride/testkit'
import * as fc from 'fast-check'
import { VOCABULARY_UNSCRAMBLING } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/vocabulary_unscrambling`)

/** One set of cards with two right orders. */
export const twins: Twins = fc
  .tuple(arbitraryEnvelope(VOCABULARY_UNSCRAMBLING, 'ae.voc'), arbitraryOrderTwins)
  .map(([envelope, [cards, others]]) => {
    const problem = (drag_items: typeof cards) => ({ ...envelope, drag_items, definition: 'meaning' })
    return [problem(cards), problem(others)] as const
  })
