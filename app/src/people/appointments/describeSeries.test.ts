import type { AppointmentFields, Repetition } from '@wordstride/api'
import { expect, it } from 'vitest'
import { describeSeries } from './describeSeries'

const repeats = (change: Partial<Repetition>): Repetition => ({
  ...{ every: 'week', interval: 1, weekdays: [], until: null },
  ...change,
})

it.each<[Repetition | null, string]>([
  [null, 'Once'],
  [repeats({}), 'Every week'],
  [repeats({ weekdays: ['MO', 'WE'] }), 'Every week on Mon, Wed'],
  [repeats({ interval: 2, weekdays: ['FR'], until: '2026-06-01' }), 'Every 2 weeks on Fri until Jun 1, 2026'],
  [repeats({ every: 'month', until: '2026-06-01' }), 'Every month until Jun 1, 2026'],
])('says how often it is (%#)', (series, said) => {
  expect(describeSeries({ repeats: series } as AppointmentFields)).toBe(said)
})
