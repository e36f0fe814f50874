import { arbitraryBucketTwins, arbitraryEnvelope, readFixtures, type Twins } from '@wordstride/testkit'
import * as fc from 'fast-check'
import { TEXT_DRAG_DROP_SMALL } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/text_drag_drop_small`)

/** One set of cards with two ways to sort them. */
export const twins: Twins = fc.tuple(arbitraryEnvelope(TEXT_DRAG_DROP_SMALL), arbitraryBucketTwins).map(
  ([
    envelope,
    {
      buckets,
      items: [cards, others],
    },
  ]) => {
    const problem = (drag_items: typeof cards) => ({ ...envelope, buckets, drag_items })
    return [problem(cards), problem(others)] as const
  },
)
