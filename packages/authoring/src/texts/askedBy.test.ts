import { describe, expect, it } from 'vitest'
import { buildProblem } from '../build/buildProblem'
import { askedBy } from './askedBy'

const skill = { section_type: 'ae.la', grade_id: 2, skill_id: 'la.2.test', skill_name: 'Test' } as const

function asked(type: string, body: Record<string, unknown>, id = 'E1'): string {
  const built = buildProblem(
    { id, type, prompt: 'Which?', hints: [`Think of ${id}.`], ...body },
    skill,
    'E',
    1,
  )
  if (!built.ok) throw new Error(JSON.stringify(built.faults))
  return askedBy(built.problem)
}

const why = (text: string): string => `Because of ${text}.`

const chosen = (...texts: string[]) => ({
  options: texts.map((text) => ({
    text: text.replace('*', ''),
    why: why(text),
    ...(text.startsWith('*') ? { correct: true } : {}),
  })),
})
const gap = (text: string, ...words: string[]) => ({
  text,
  why: Object.fromEntries(words.map((word) => [word, why(word)])),
})
const sorted = (one: string[], other: string[]) => ({
  buckets: [
    { name: 'one', items: one },
    { name: 'other', items: other },
  ],
  why: 'They go together.',
})
const paired = (...pairs: [string, string][]) => ({
  pairs: pairs.map(([left, right]) => ({ left, right, why: why(left) })),
})

describe('askedBy', () => {
  it.each([
    ['other wrong options', 'selection', chosen('a', '*b'), chosen('*b', 'c')],
    [
      'the options of a gap in another order',
      'fill_in_the_blank',
      gap('She {*ran|runned} home.', 'ran', 'runned'),
      gap('She {run|*ran} home.', 'ran', 'run'),
    ],
    [
      'the cards of a bucket in another order',
      'text_drag_drop',
      sorted(['a', 'b'], ['c']),
      sorted(['b', 'a'], ['c']),
    ],
    [
      'pairs in another order',
      'pairing',
      paired(['a', 'b'], ['c', 'd'], ['e', 'f']),
      paired(['e', 'f'], ['a', 'b'], ['c', 'd']),
    ],
  ])('is the same with %s', (_, type, one, other) => {
    expect(asked(type, one)).toBe(asked(type, other, 'P1'))
  })

  it.each([
    ['another answer', 'selection', chosen('a', '*b'), chosen('*a', 'b')],
    [
      'another answer in a gap',
      'fill_in_the_blank',
      gap('She {*ran|run} home.', 'ran', 'run'),
      gap('She {ran|*run} home.', 'ran', 'run'),
    ],
    ['a card in another bucket', 'text_drag_drop', sorted(['a', 'b'], ['c']), sorted(['a'], ['b', 'c'])],
    [
      'other pairs of the same cards',
      'pairing',
      paired(['a', 'b'], ['c', 'd'], ['e', 'f']),
      paired(['a', 'd'], ['c', 'b'], ['e', 'f']),
    ],
    ['cards in another order that is the answer', 'ordering', { items: ['a', 'b'] }, { items: ['b', 'a'] }],
  ])('differs for %s', (_, type, one, other) => {
    expect(asked(type, one)).not.toBe(asked(type, other))
  })
})
