import { expect, it } from 'vitest'
import { isDay } from '../../forms/days'
import { defaultEndDay, FIELD_FAULTS } from './accountForm'

it.each([
  ['2027-06-30', true],
  ['', false],
  ['20270-06-30', false],
])('%j is a day: %s', (text, isOne) => {
  expect(isDay(text)).toBe(isOne)
  expect(FIELD_FAULTS.day(text) === true).toBe(isOne)
  expect(FIELD_FAULTS.dayOrNone(text) === true).toBe(isOne || text === '')
})

it('proposes no end where there is no beginning', () => {
  expect(defaultEndDay('student', '')).toBe('')
  expect(defaultEndDay('student', '2026-08-01')).toBe('2027-08-01')
})
