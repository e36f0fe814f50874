import { expect, it } from 'vitest'
import { calls } from '../callTable'
import { dayField } from './fields'

it('a day is one of the calendar', () => {
  const isDay = (day: string) => dayField.safeParse(day).success
  expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true)
  expect(['2026-02-29', '2026-02-31', '2026-13-01', '2026-1-1', ''].some(isDay)).toBe(false)
  const work = { studentIds: ['student'], work: { kind: 'extra' } }
  const isDue = (dueOn: string) => calls.giveWork.params.safeParse({ ...work, dueOn }).success
  expect([isDue('2026-02-28'), isDue('2026-02-31')]).toEqual([true, false])
})
