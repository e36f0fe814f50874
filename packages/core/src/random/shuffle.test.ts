import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from './seededRandom'
import { shuffle, shuffleAway } from './shuffle'

describe('seededRandom', () => {
  it('gives the same sequence for the same seed and another for another', () => {
    const take = (seed: string) => Array.from({ length: 5 }, seededRandom(seed))
    expect(take('attempt-1')).toEqual(take('attempt-1'))
    expect(take('attempt-1')).not.toEqual(take('attempt-2'))
  })
})

describe('shuffle', () => {
  it('keeps every item once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        expect(shuffle(items, seededRandom(seed)).sort()).toEqual([...items].sort())
      }),
    )
  })
  it('gives every position about the same share', () => {
    const random = seededRandom('share')
    const firsts = [0, 0, 0, 0]
    for (let i = 0; i < 8_000; i++) {
      const first = shuffle([0, 1, 2, 3], random)[0] as number
      firsts[first] = (firsts[first] ?? 0) + 1
    }
    for (const count of firsts) expect(Math.abs(count - 2_000)).toBeLessThan(200)
  })
})

describe('shuffleAway', () => {
  it('[TYPE-00.7] never comes out in the original order when two items differ', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 2, maxLength: 6 }),
        fc.string(),
        (items, seed) => {
          expect(shuffleAway(items, seededRandom(seed))).not.toEqual(items)
        },
      ),
    )
  })
  it('[TYPE-05.2] takes items that look alike as interchangeable', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const letters = ['n', 'o', 'o', 'n'].map((letter, id) => ({ letter, id }))
        const word = shuffleAway(letters, seededRandom(seed), (a, b) => a.letter === b.letter).map(
          (item) => item.letter,
        )
        expect(word.join('')).not.toBe('noon')
      }),
    )
  })
  it('leaves a list alone whose items all look alike', () => {
    expect(shuffleAway(['a', 'a'], seededRandom('x'))).toEqual(['a', 'a'])
  })
})
