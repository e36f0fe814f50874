import type { AppointmentFields, CallInput } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appointmentChanges, appointments, staffActions } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { succeeded } from '../testing/gradedPupil'

const DAY = 86_400_000
const plan: AppointmentFields = {
  ...{ startsOn: '2026-03-12', startTime: '10:00', minutes: 30, category: 'Reading', calendar: 'Ms. Rivera' },
  ...{ repeats: { every: 'week', interval: 1, weekdays: [], until: null }, meetingLink: null },
}
const whom = { classId: null, studentIds: ['student'] }
const refused = { isSuccess: false, code: 'changed_meanwhile' }

let test: TestApp
let tutor: string
let lcadmin: string
beforeAll(async () => {
  test = await createTestApp({ now: new Date('2026-03-10T12:00:00Z') })
  tutor = await test.login('tutor')
  lcadmin = await test.login('lcadmin')
})
afterAll(() => test.close())

const make = async () =>
  succeeded(await test.call('saveAppointment', { ...whom, fields: plan }, tutor)).appointmentId
async function read(appointmentId: string) {
  const listed = succeeded(await test.call('listAppointments', {}, lcadmin)).appointments
  return listed.find((one) => one.appointmentId === appointmentId)
}
type Change = CallInput<'changeAppointment'>['change']
const off = (occursOn: string): Change => ({
  ...{ occursOn, startsOn: occursOn, isCancelled: true },
  ...{ startTime: '10:00', minutes: 30 },
})
const daysOf = (appointmentId: string) =>
  test.db.select().from(appointmentChanges).where(eq(appointmentChanges.appointmentId, appointmentId))

it('[SR-29] another link moves no series back, and leaves the days that a colleague has called off', async () => {
  const appointmentId = await make()
  const revision = (await read(appointmentId))?.revision
  const moved = { ...plan, startTime: '15:00' }
  succeeded(await test.call('saveAppointment', { appointmentId, revision, ...whom, fields: moved }, tutor))
  // The same once more, after a lost reply.
  succeeded(await test.call('saveAppointment', { appointmentId, revision, ...whom, fields: moved }, tutor))
  succeeded(await test.call('changeAppointment', { appointmentId, change: off('2026-03-19') }, tutor))
  const linked = { ...plan, meetingLink: 'https://meet.example/x' }
  const stale = { appointmentId, revision, ...whom, fields: linked }
  expect(await test.call('saveAppointment', stale, lcadmin)).toMatchObject(refused)
  const [row] = await test.db.select().from(appointments).where(eq(appointments.appointmentId, appointmentId))
  expect(row).toMatchObject({ startTime: '15:00', meetingLink: null })
  expect(await daysOf(appointmentId)).toHaveLength(1)
  const now = await read(appointmentId)
  const again = { ...stale, revision: now?.revision, fields: { ...moved, meetingLink: linked.meetingLink } }
  succeeded(await test.call('saveAppointment', again, lcadmin))
  expect(await daysOf(appointmentId)).toHaveLength(1)
})

it('[SR-29] a series is not planned anew over a day that was called off since it was read', async () => {
  const appointmentId = await make()
  const revision = (await read(appointmentId))?.revision
  succeeded(await test.call('changeAppointment', { appointmentId, change: off('2026-03-19') }, tutor))
  const fields = { ...plan, startTime: '11:00' }
  const stale = { appointmentId, revision, ...whom, fields }
  expect(await test.call('saveAppointment', stale, lcadmin)).toMatchObject(refused)
  expect(await daysOf(appointmentId)).toHaveLength(1)
})

it('[SR-29] a day that a colleague has called off is not held by who moves it', async () => {
  const appointmentId = await make()
  const revision = (await read(appointmentId))?.revision
  const send = (change: Change, by = lcadmin) =>
    test.call('changeAppointment', { appointmentId, revision, change }, by)
  succeeded(await send(off('2026-03-19'), tutor))
  const later = { ...off('2026-03-19'), isCancelled: false, startTime: '11:00' }
  expect(await send(later)).toMatchObject(refused)
  // The same once more, after a lost reply.
  succeeded(await send(off('2026-03-19'), tutor))
  expect(await daysOf(appointmentId)).toMatchObject([{ isCancelled: true }])
  const trail = await test.db
    .select()
    .from(staffActions)
    .where(eq(staffActions.action, 'appointment_day_changed'))
  expect(trail.filter(({ details }) => details.appointmentId === appointmentId)).toHaveLength(1)
})

it('what was read is the same however much later, as long as nobody changes it', async () => {
  const appointmentId = await make()
  succeeded(await test.call('changeAppointment', { appointmentId, change: off('2026-03-12') }, tutor))
  const revision = (await read(appointmentId))?.revision
  test.advance(100 * DAY)
  lcadmin = await test.login('lcadmin')
  const now = await read(appointmentId)
  expect([now?.revision, now?.changes]).toEqual([revision, []])
  const fields = { ...plan, category: 'Circle' }
  succeeded(await test.call('saveAppointment', { appointmentId, revision, ...whom, fields }, lcadmin))
})
