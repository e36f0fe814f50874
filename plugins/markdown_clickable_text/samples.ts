import { arbitraryEnvelope, arbitraryPhraseTwins, readFixtures, type Twins } from '@wordstride/testkit'
import * as fc from 'fast-check'
import { MARKDOWN_CLICKABLE_TEXT } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/markdown_clickable_text`)

const textOf = (phrases: readonly { id: string }[]) =>
  `**Read:** ${phrases.map(({ id }) => `[[${id}]]`).join(' ')}`

/** One text with two keys. */
export const twins: Twins = fc.tuple(arbitraryEnvelope(MARKDOWN_CLICKABLE_TEXT), arbitraryPhraseTwins).map(
  ([envelope, [phrases, others]]) =>
    [
      { ...envelope, text: textOf(phrases), phrases },
      { ...envelope, text: textOf(phrases), phrases: others },
    ] as const,
)
