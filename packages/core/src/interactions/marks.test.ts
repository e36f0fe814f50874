import { describe, expect, it } from 'vitest'
import { blanks } from './blanks'
import { buckets } from './buckets'
import { choice } from './choice'
import type { Family } from './family'
import { phrases } from './phrases'
import { sequence } from './sequence'
import { slots } from './slots'

/** A name that every object has: a mark that is assigned under it would be lost. */
const ID = '__proto__'
const options = [
  { id: ID, label: 'cat', answer: true },
  { id: 'b', label: 'dog', answer: false },
]
const cards = [
  { id: ID, content: 'one', order: 1 },
  { id: 'b', content: 'two', order: 2 },
]

/** The feedback of a family on its own correct response. */
function onCorrect<TData, TView, TResponse, TPresentation>(
  family: Family<TData, TView, TResponse, TPresentation>,
  data: TData,
) {
  const response = family.correctResponse(data)
  return family.feedback(data, response, family.grade(data, response, { mode: 'practice' }))
}

describe('marks', () => {
  it.each([
    ['choice', onCorrect(choice, { parts: [{ uuid: 'q', type: 'radio', options }], isShuffled: false })],
    ['blanks', onCorrect(blanks, { blanks: [{ uuid: ID, options, answer: 'b' }] })],
    [
      'phrases',
      onCorrect(phrases, {
        phrases: [
          { id: ID, phrase: 'cat', answer: true, clickable: true },
          { id: 'b', phrase: 'dog', answer: false, clickable: true },
        ],
        isCountedInTests: false,
      }),
    ],
    [
      'buckets',
      onCorrect(buckets, {
        cards: [{ id: ID, content: 'cat', category: 'animals' }],
        buckets: [
          { id: 'animals', name: 'Animals' },
          { id: 'plants', name: 'Plants' },
        ],
      }),
    ],
    ['slots', onCorrect(slots, { cards })],
    ['sequence', onCorrect(sequence, { cards })],
  ])('of %s stand under any id', (_, { items }) => {
    expect(Object.getOwnPropertyDescriptor(items, ID)?.value).toEqual({ mark: 'correct' })
  })
})
