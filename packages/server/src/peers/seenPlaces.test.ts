import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seenPlaces } from './seenPlaces'

describe('seenPlaces', () => {
  it.each([
    [30, 1, [1, 2, 3]],
    [30, 3, [1, 2, 3]],
    [30, 5, [1, 2, 3, 4, 5]],
    [30, 20, [1, 2, 3, 18, 19, 20]],
    [30, 30, [1, 2, 3, 28, 29, 30]],
    [6, 1, [1, 2, 3]],
    [5, 1, [1]],
    [5, 2, [1, 2]],
    [2, 2, [1, 2]],
    [30, null, [1, 2, 3]],
    [5, null, []],
  ])('of %i places, at %s', (places, own, seen) => {
    expect(seenPlaces(places, own, 3)).toEqual(seen)
  })

  it('nobody but the last one sees the last place, and nobody can tell that it is the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 1, max: 30 }), (places, at) => {
        const own = Math.min(at, places)
        const seen = seenPlaces(places, own, 3)
        if (own < places) expect(seen).not.toContain(places)
        // A longer group shows the same.
        const looksAlike = Array.from({ length: 29 }, (_, i) => i + 2).filter(
          (other) => other !== own && String(seenPlaces(other, Math.min(own, other), 3)) === String(seen),
        )
        expect(looksAlike.some((other) => other > own) || own === 30).toBe(true)
      }),
    )
  })
})
