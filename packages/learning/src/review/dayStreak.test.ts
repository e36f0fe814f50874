import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayStreak, MOST_FREEZES } from './dayStreak'

/** Day 0 is a Monday. */
const MONDAY = 70
const streak = (active: number[], today: number, freezes: number[] = []) =>
  dayStreak({
    active: active.map((day) => MONDAY + day),
    freezes: freezes.map((day) => MONDAY + day),
    today: MONDAY + today,
  })

describe('dayStreak', () => {
  it('is none before the first day', () => {
    expect(streak([], 3)).toEqual({ days: 0, freezes: 0, isActiveToday: false })
  })

  it('counts active days; today is not missed before it is over', () => {
    expect(streak([0, 1, 2], 2)).toEqual({ days: 3, freezes: 0, isActiveToday: true })
    expect(streak([0, 1, 2], 3)).toEqual({ days: 3, freezes: 0, isActiveToday: false })
    expect(streak([0, 1, 2], 4).days).toBe(0)
  })

  it('goes over a free weekend, and counts work on it', () => {
    expect(streak([3, 4, 7], 7).days).toBe(3)
    expect(streak([3, 4, 5, 7], 7).days).toBe(4)
  })

  it('a full week earns a freeze, which keeps the streak over one missed school day and is gone then', () => {
    expect(streak([0, 1, 2, 3, 4, 8], 8, [7])).toEqual({ days: 6, freezes: 0, isActiveToday: true })
    expect(streak([0, 1, 2, 3, 4, 9], 9, [7]).days).toBe(1)
  })

  it('counts a freeze once that was earned on the first day', () => {
    expect(streak([0], 0, [0]).freezes).toBe(1)
    expect(streak([0], 0, [-1]).freezes).toBe(1)
  })

  it('holds two freezes at most', () => {
    expect(streak([0, 1, 2, 3, 4, 7], 7, [-7, 0, 7]).freezes).toBe(MOST_FREEZES)
  })

  const someDays = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 })

  it('never counts more days than were active, nor holds more freezes than can be held', () => {
    fc.assert(
      fc.property(someDays, someDays, (active, freezes) => {
        const all = streak(active, 60, freezes)
        expect(all.days).toBeLessThanOrEqual(active.length)
        expect(all.freezes).toBeLessThanOrEqual(MOST_FREEZES)
      }),
    )
  })

  it('is never longer for a missed day', () => {
    fc.assert(
      fc.property(someDays, ([gone, ...others]) => {
        if (gone === undefined) return
        expect(streak(others, 60).days).toBeLessThanOrEqual(streak([gone, ...others], 60).days)
      }),
      { numRuns: 1000 },
    )
  })
})
