import { arbitraryBucketTwins, arbitraryEnvelope, readFixtures, type Twins } from '@wordstride/testkit'
import * as fc from 'fast-check'
import { MULTI_MEDIA_DRAG_DROP } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/multi_media_drag_drop`)

/** One set of cards with two ways to sort them. */
export const twins: Twins = fc.tuple(arbitraryEnvelope(MULTI_MEDIA_DRAG_DROP), arbitraryBucketTwins).map(
  ([
    envelope,
    {
      buckets,
      items: [cards, others],
    },
  ]) => {
    const problem = (items: typeof cards) => ({
      ...envelope,
      buckets,
      drag_items: items.map((item) => ({ ...item, image_url: `/media/${item.id}.svg` })),
    })
    return [problem(cards), problem(others)] as const
  },
)
