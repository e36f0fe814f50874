import * as fc from 'fast-check'
import gift from 'gift-pegjs'
import { describe, expect, it } from 'vitest'
import { readGift } from './readGift'

interface ParsedChoice {
  isCorrect: boolean
  weight: number | null
  text: Record<string, unknown>
  feedback: unknown
}
type Parsed = Record<string, unknown> & {
  type: string
  choices?: ParsedChoice[] | Record<string, unknown>
  matchPairs?: { subanswer: string }[]
}

const unescaped = (text: string) =>
  text.replace(/&&(092|058|035|061|123|125|126);/g, (_, code: string) => String.fromCharCode(Number(code)))

/** What the grammar says of a number: its kind as a word, and any number as a text. */
const numberOf = ({ type, ...number }: Record<string, unknown>) => (type === undefined ? {} : number)

/** What the grammar of GIFT makes of a question, in our words; null where it is none. */
function parsed(source: string): unknown {
  let question: Parsed | undefined
  try {
    question = (gift.parse(source) as unknown as Parsed[])[0]
  } catch {
    return null
  }
  const { type, stem, choices, matchPairs, isTrue, trueFeedback, falseFeedback, globalFeedback } =
    question as Parsed
  const list =
    choices && !Array.isArray(choices) ? [{ text: choices, weight: null, isCorrect: true }] : choices
  return {
    ...{ type, isTrue },
    stem: stem ?? { format: 'moodle', text: '' },
    ...{ trueFeedback: trueFeedback ?? null, falseFeedback: falseFeedback ?? null },
    globalFeedback: globalFeedback ?? null,
    choices: (list as ParsedChoice[] | undefined)?.map((choice) => ({
      ...choice,
      feedback: choice.feedback ?? null,
      text: type === 'Numerical' ? numberOf(choice.text) : choice.text,
    })),
    matchPairs: matchPairs?.map((pair) => ({ ...pair, subanswer: unescaped(pair.subanswer) })),
  }
}

function read(source: string): unknown {
  const { type, isTrue, stem, choices, matchPairs, ...feedback } = readGift(source)
  return {
    ...{ type, isTrue, stem, choices, matchPairs },
    trueFeedback: feedback.trueFeedback ?? null,
    falseFeedback: feedback.falseFeedback ?? null,
    globalFeedback: feedback.globalFeedback ?? null,
  }
}

const PIECES = [
  ...['a', 'b ', 'cat', '=', '~', '#', '####', '->', ' ', 'T', 'F', 'TRUE', 'FALSE', '%50%', '%-100%', '%'],
  ...['3', '1.5', '..', '-7', '\\=', '\\:', '\\#', '\\', '\\(', '[html]', '[markdown]', '[plain]', '<p>'],
  ...['*', '5:0.1', '1..2', '=x', '~y', '#f', '=a -> b', '=3', '~7#f'],
]
const some = (pieces: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...pieces), { maxLength }).map((chosen) => chosen.join(''))

describe('readGift', () => {
  it('says of every question that the grammar of GIFT knows what the grammar says', () => {
    let known = 0
    const stems = some(['Who', ' is', ' it?', '[html]', '\\=', '\\', '<b>'], 4)
    fc.assert(
      fc.property(stems, some(PIECES, 8), (stem, answers) => {
        const source = `::t::${stem}{${answers}}`
        const expected = parsed(source)
        if (expected === null) return
        known++
        expect(read(source)).toEqual(expected)
      }),
      { numRuns: 4000, seed: 7 },
    )
    expect(known).toBeGreaterThan(300)
  })

  it.each(['Tiger', 'Fox', 'T shirt', 'FALSEHOOD'])('takes %s for an answer that is typed', (answer) => {
    expect(readGift(`Q {${answer}}`)).toMatchObject({ type: 'Short', choices: [{ text: { text: answer } }] })
  })

  it('takes signs in the question as they stand, and tells what is no answer', () => {
    expect(readGift('::t:: Is 1 = 1: #yes? {T}').stem).toEqual({ format: 'moodle', text: 'Is 1 = 1: #yes?' })
    expect(() => readGift('Q {=a ~}')).toThrow('it is not GIFT: "~" stands where an answer or its end should')
    expect(() => readGift('Q {#}')).toThrow('it is not GIFT: no number stands where one should')
    expect(() => readGift('Q {~%500%a =b}')).toThrow('its weight "500" is none from -100 to 100')
  })
})
