import type { Repetition } from '@wordstride/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { succeeded } from '../testing/gradedPupil'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: new Date('2026-03-10T12:00:00Z') })
})
afterAll(() => test.close())

const byMonths = (interval: number, until: string | null = null): Repetition => ({
  ...{ every: 'month', interval, weekdays: [], until },
})
const save = async (startsOn: string, repeats: Repetition, appointmentId: string | null = null) =>
  test.call(
    'saveAppointment',
    {
      ...{ appointmentId, classId: null, studentIds: ['student'] },
      fields: {
        ...{ startsOn, startTime: '16:30', minutes: 45, repeats },
        ...{ category: 'Review', calendar: 'Ms. Rivera', meetingLink: null },
      },
    },
    await test.login('admin'),
  )
async function datesOf(appointmentId: string) {
  const listed = succeeded(await test.call('listAppointments', {}, await test.login('admin'))).appointments
  return listed.find((one) => one.appointmentId === appointmentId)?.next.map(({ date }) => date)
}

it('[SR-29] lists a series by months that leaves out those without its day, so that it can be taken back', async () => {
  const december = succeeded(await save('2026-12-31', byMonths(2))).appointmentId
  const august = succeeded(await save('2026-08-31', byMonths(6))).appointmentId
  const leapDay = succeeded(await save('2028-02-29', byMonths(12))).appointmentId
  const over = succeeded(await save('2026-03-31', byMonths(1, '2026-04-30'))).appointmentId
  test.advance(new Date('2028-03-02T12:00:00Z').getTime() - test.now().getTime())
  expect(await datesOf(leapDay)).toEqual(['2032-02-29'])
  expect(await datesOf(august)).toEqual(['2028-08-31'])
  expect(await datesOf(december)).toEqual(['2028-08-31'])
  expect(await datesOf(over)).toBeUndefined()
  succeeded(await save('2028-02-29', { ...byMonths(12), interval: 6 }, leapDay))
})
