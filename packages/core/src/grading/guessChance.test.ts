import { describe, expect, it } from 'vitest'
import { chanceOfChoice, chanceOfOrder } from './guessChance'

const options = (right: number, wrong: number) => [
  ...Array.from({ length: right }, () => ({ answer: true })),
  ...Array.from({ length: wrong }, () => ({ answer: false })),
]

describe('the chance of a blind answer', () => {
  it('one of four options, two of four, all that there are', () => {
    expect(chanceOfChoice(options(1, 3))).toBe(1 / 4)
    expect(chanceOfChoice(options(2, 2))).toBe(1 / 6)
    expect(chanceOfChoice(options(3, 0))).toBe(1)
  })

  it('cards in order; equal ones may change places', () => {
    expect(chanceOfOrder([1, 1, 1, 1])).toBeCloseTo(1 / 24)
    expect(chanceOfOrder([2, 1, 1])).toBeCloseTo(1 / 12)
    expect(chanceOfOrder([3])).toBe(1)
  })
})
