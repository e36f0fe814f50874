import { arbitraryEnvelope, readFixtures, type Twins } from '@wordstride/testkit'
import * as fc from 'fast-check'
import { TYPED_BLANKS } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/typed_blanks`)

const word = fc.stringMatching(/^[a-z]{4,12}$/)

const rules = fc.record(
  { ignore_case: fc.boolean(), ignore_punctuation: fc.boolean(), width: fc.constantFrom('short', 'long') },
  { requiredKeys: [] },
)

const wordsGap = fc
  .tuple(fc.uniqueArray(word, { minLength: 2, maxLength: 2 }), rules)
  .map(([words, rule]) => (key: 0 | 1) => ({
    ...rule,
    kind: 'text',
    answers: [words[key]],
    errors: [{ typed: words[1 - key], explanation: `Not ${words[1 - key]}.` }],
    explanation: `It is ${words[key]}.`,
  }))

const numberGap = fc
  .uniqueArray(fc.integer({ min: -9_999, max: 9_999 }), { minLength: 2, maxLength: 2 })
  .map((numbers) => (key: 0 | 1) => ({
    kind: 'number',
    answer: numbers[key],
    explanation: `It is ${numbers[key]}.`,
  }))

/** One to three gaps with two keys, in a text and in a table. */
export const twins: Twins = fc
  .tuple(
    arbitraryEnvelope(TYPED_BLANKS),
    fc.array(fc.oneof(wordsGap, numberGap), { minLength: 1, maxLength: 3 }),
    fc.boolean(),
    fc.array(word, { minLength: 2, maxLength: 5 }),
  )
  .map(([envelope, gaps, isTable, words]) => {
    const marked = gaps.map((_, i) => `Word [[g${i}]]`)
    const written = isTable
      ? { table: { columns: ['Words'], rows: marked.map((cell) => [cell]) } }
      : { text: marked.join(', ') }
    const problem = (key: 0 | 1) => ({
      ...envelope,
      ...written,
      word_bank: words,
      blanks: gaps.map((gap, i) => ({ uuid: `g${i}`, ...gap(key) })),
    })
    return [problem(0), problem(1)] as const
  })
