import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCompleted, toldPoints } from './weekPoints'

describe('toldPoints', () => {
  it.each([
    [0, 0],
    [9.97, 9.9],
    [66.666_666_7, 66.6],
    [0.1 + 0.2, 0.3],
    [99.96, 99.9],
    [99.999_999_999_999_99, 100],
    [33.3 + 33.3 + 33.4, 100],
    [100.000_000_000_000_01, 100],
  ])('[CONST-14] %f points are told as %f', (points, told) => {
    expect(toldPoints(points)).toBe(told)
  })

  it.each([
    [99.9, false],
    [99.999, false],
    [33.3 + 33.3 + 33.4 - 1e-12, true],
    [100, true],
    [100.1, true],
  ])('[SR-21] a week with %f points is completed: %s', (points, isDone) => {
    expect(isCompleted(points)).toBe(isDone)
  })

  it('[SR-21] what is told is completed exactly when the week is', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 400, noNaN: true }), (points) => {
        expect(toldPoints(points) >= 100).toBe(isCompleted(points))
        expect(isCompleted(toldPoints(points))).toBe(isCompleted(points))
      }),
    )
  })
})
