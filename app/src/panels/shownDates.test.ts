import { afterEach, expect, it, vi } from 'vitest'
import { shownDay, shownDayOfYear, shownDays, shownMonth, shownWeekday, shownWeekdayName } from './shownDates'

afterEach(() => {
  vi.useRealTimers()
})

it('shows a moment and a day of the calendar alike', () => {
  expect(shownDay('2026-06-01')).toBe('Jun 1, 2026')
  expect(shownDay(new Date(2026, 5, 1, 0, 30).getTime())).toBe('Jun 1, 2026')
  expect(shownDayOfYear('2026-06-01')).toBe('Jun 1')
  expect(shownWeekdayName('2026-06-01', 'long')).toBe('Monday')
  expect(shownMonth('2026-06')).toBe('June 2026')
  expect(shownDays('2026-06-01', '2026-06-01')).toBe('Jun 1, 2026')
  expect(shownDays('2026-05-31', '2026-06-01')).toBe('May 31, 2026 to Jun 1, 2026')
})

it('tells the year of a weekday where it is another', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 30) })
  expect(shownWeekday('2026-12-31')).toBe('Thu, Dec 31')
  expect(shownWeekday('2027-01-01')).toBe('Fri, Jan 1, 2027')
})
