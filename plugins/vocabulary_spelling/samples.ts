import { arbitraryEnvelope, arbitraryLabel, readFixtures, type Twins } from '@wordstride/testkit'
import * as fc from 'fast-check'
import { VOCABULARY_SPELLING } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/vocabulary_spelling`)

const word = fc.stringMatching(/^[a-z]{2,12}$/)

/** Two words for one definition. */
export const twins: Twins = fc
  .tuple(
    arbitraryEnvelope(VOCABULARY_SPELLING, 'ae.voc'),
    arbitraryLabel,
    fc.uniqueArray(word, { minLength: 2, maxLength: 2 }),
  )
  .map(([envelope, definition, words]) => {
    const problem = (answer: string | undefined) => ({
      ...envelope,
      definition,
      answer,
      explanation: `The word is ${answer}.`,
    })
    return [problem(words[0]), problem(words[1])] as const
  })
