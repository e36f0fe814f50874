import { describe, expect, it } from 'vitest'
import { isActivityRange, lastActivityDay } from './activityRange'

describe('isActivityRange', () => {
  it.each([
    ['2026-01-15', '2026-07-15', true],
    ['2026-01-15', '2026-07-16', false],
    ['2026-08-31', '2027-02-28', true],
    ['2026-08-31', '2027-03-01', false],
    ['2025-12-31', '2026-06-30', true],
    ['2026-03-11', '2026-03-11', true],
    ['2026-03-11', '2026-03-10', false],
    ['', '2026-03-10', false],
  ])('%s to %s: %s', (from, to, isRange) => {
    expect(isActivityRange(from, to)).toBe(isRange)
  })
})

describe('lastActivityDay', () => {
  it('[REP-04] is two days from now', () => {
    expect(lastActivityDay('2026-03-11')).toBe('2026-03-13')
    expect(lastActivityDay('2026-12-30')).toBe('2027-01-01')
    expect(lastActivityDay('2028-02-28')).toBe('2028-03-01')
  })
})
