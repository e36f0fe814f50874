import { arbitraryEnvelope, arbitraryPhraseTwins, readFixtures, type Twins } from '@wordstride/testkit'
import * as fc from 'fast-check'
import { CLICKABLE_TEXT } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/clickable_text`)

/** One text with two keys. */
export const twins: Twins = fc.tuple(arbitraryEnvelope(CLICKABLE_TEXT), arbitraryPhraseTwins).map(
  ([envelope, [phrases, others]]) =>
    [
      { ...envelope, phrases },
      { ...envelope, phrases: others },
    ] as const,
)
