import { randomUUID } from 'node:crypto'
import { TZDate } from '@date-fns/tz'
import { type AppointmentFields, plannedAppointmentSchema } from '@wordstride/api'
import { addDays, format } from 'date-fns'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointments, calendarFeeds, classes, classMembers, userCenters, users } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { succeeded } from '../testing/gradedPupil'
import { findChanges, isPlannedWithin } from './findAppointments'
import { plannedDays } from './schedule'

const CLASS = randomUUID()
const LINK = 'https://meet.example/room-7?pwd=x'
const MINUTE = 60_000
/** Wednesday, March 4, 16:30 in Los Angeles; the clocks go forward on Sunday, March 8. */
const FIRST = new Date('2026-03-05T00:30:00Z')
const WEEK = 7 * 24 * 60 * MINUTE

const fields: AppointmentFields = {
  startsOn: '2026-03-04',
  startTime: '16:30',
  minutes: 45,
  category: 'Reading circle',
  calendar: 'Ms. Rivera',
  repeats: { every: 'week', interval: 1, weekdays: [], until: null },
  meetingLink: LINK,
}

const lines: string[] = []
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({
    now: new Date('2026-03-02T18:00:00Z'),
    environment: { LOG_LEVEL: 'info' },
    logTo: { write: (line) => void lines.push(line) },
  })
  await test.db.insert(classes).values({ classId: CLASS, centerId: 1, name: 'Room 7', createdAt: test.now() })
  await test.db.insert(classMembers).values([
    { classId: CLASS, userId: 'student' },
    { classId: CLASS, userId: 'superstudent' },
    { classId: CLASS, userId: 'teacher', isTeacher: true },
  ])
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(appointments)
  await test.db.delete(calendarFeeds)
})

const save = async (
  by = 'teacher',
  change: Partial<AppointmentFields> = {},
  whom = { classId: CLASS as string | null, studentIds: [] as string[] },
) => test.call('saveAppointment', { ...whom, fields: { ...fields, ...change } }, await test.login(by))
const made = async (...args: Parameters<typeof save>) => succeeded(await save(...args)).appointmentId
const upcoming = async (user = 'student') =>
  succeeded(await test.call('getUpcomingAppointments', {}, await test.login(user))).upcomingAppointments
const localClock = (moment: Date) =>
  format(new TZDate(moment.getTime(), 'America/Los_Angeles'), 'yyyy-MM-dd HH:mm')
const goTo = (moment: Date) => test.advance(moment.getTime() - test.now().getTime())
const join = async (appointmentId: string, occursOn: string, user = 'student') =>
  succeeded(
    await test.call('joinClass', { appointmentInfo: { appointmentId, occursOn } }, await test.login(user)),
  ).zoomLink

describe('getUpcomingAppointments', () => {
  it('[APT-01] [ENT-11] [SR-29] tells date, time, category, calendar and class of the next 14 days, without the link', async () => {
    const appointmentId = await made()
    const body = { function: 'getUpcomingAppointments', params: { user_id: 'student' } }
    const token = await test.login('student')
    const reply = await test.post('upcomingappointments', body, { token })
    const of = (date: string, startsAt: Date) => ({
      appointmentInfo: {
        ...{ appointment_id: appointmentId, occurs_on: date, date, time: '16:30' },
        ...{ category: 'Reading circle', calendar: 'Ms. Rivera' },
        ...{ starts_at: startsAt.getTime(), ends_at: startsAt.getTime() + 45 * MINUTE },
      },
      classInfo: { name: 'Room 7' },
    })
    expect(reply.body.upcoming_appointments).toEqual([
      of('2026-03-04', FIRST),
      of('2026-03-11', new Date('2026-03-11T23:30:00Z')),
    ])
    expect(JSON.stringify(reply.body)).not.toContain('meet.example')
  })

  it('[SR-29] tells what begins within 14 days to the minute', async () => {
    await made()
    const dates = async () => (await upcoming()).map(({ appointmentInfo }) => appointmentInfo.date)
    // The third one begins an hour earlier by the sun.
    const fourteenDaysBefore = FIRST.getTime() - 60 * MINUTE
    goTo(new Date(fourteenDaysBefore - MINUTE))
    expect(await dates()).toEqual(['2026-03-04', '2026-03-11'])
    goTo(new Date(fourteenDaysBefore))
    expect(await dates()).toEqual(['2026-03-04', '2026-03-11', '2026-03-18'])
  })

  it('is read by staff in reach, and tells others nothing', async () => {
    await made()
    expect(await upcoming('student2')).toEqual([])
    const body = { function: 'getUpcomingAppointments', params: { user_id: 'student' } }
    const as = async (name: string) =>
      (await test.post('upcomingappointments', body, { token: await test.login(name) })).status
    expect([await as('tutor'), await as('student2')]).toEqual([200, 403])
  })

  it('a class that has ended meets no more', async () => {
    await made()
    await test.db.update(classes).set({ endedAt: test.now() })
    expect(await upcoming()).toEqual([])
    await test.db.update(classes).set({ endedAt: null })
  })
})

describe('what was over long ago', () => {
  it('is not read again, nor what begins much later; what may still have been moved here is', async () => {
    goTo(new Date(FIRST.getTime() - 120 * MINUTE))
    const once = (startsOn: string) => ({ startsOn, repeats: null })
    const series = (startsOn: string, until: string | null) => ({
      startsOn,
      repeats: { every: 'week' as const, interval: 1, weekdays: [], until },
    })
    const alone = { classId: null, studentIds: ['student'] }
    const [over, ended, early] = [once('2025-12-30'), series('2025-09-03', '2025-12-30'), once('2026-08-01')]
    const planned = async (change: Partial<AppointmentFields>) => {
      const appointmentId = await made('tutor', {}, alone)
      await test.db.update(appointments).set(change).where(eq(appointments.appointmentId, appointmentId))
      return appointmentId
    }
    for (const change of [over, ended, early]) await planned(change)
    const moved = await planned(series('2026-01-07', '2026-01-28'))
    const runs = await made('tutor', series('2024-09-04', null), alone)
    const next = await made('tutor', once('2026-03-04'), alone)
    const change = { ...{ occursOn: '2026-01-28', isCancelled: false }, startsOn: '2026-03-06' }
    succeeded(
      await test.call(
        'changeAppointment',
        { appointmentId: moved, change: { ...change, startTime: '10:00', minutes: 30 } },
        await test.login('tutor'),
      ),
    )
    const days = plannedDays({ from: test.now(), to: addDays(test.now(), 14) }, 'America/Los_Angeles')
    const read = await test.db.select().from(appointments).where(isPlannedWithin(days))
    expect(read.map(({ appointmentId }) => appointmentId).sort()).toEqual([moved, runs, next].sort())
    const dates = (await upcoming()).map(({ appointmentInfo }) => appointmentInfo.date)
    expect(dates).toEqual(['2026-03-04', '2026-03-04', '2026-03-06', '2026-03-11'])
    expect((await findChanges(test.db, [moved], days)).get(moved)).toHaveLength(1)
    const later = { first: '2026-02-01', last: '2026-12-31' }
    expect((await findChanges(test.db, [moved], later)).get(moved)).toBeUndefined()
  })
})

describe('joinClass', () => {
  it('[API-14] [APT-02] [SR-29] gives the link from 10 minutes before the start to the end', async () => {
    const appointmentId = await made()
    const at = async (minutes: number) => {
      goTo(new Date(FIRST.getTime() + minutes * MINUTE))
      return join(appointmentId, '2026-03-04')
    }
    expect(await at(-11)).toBeNull()
    expect(await at(-10)).toBe(LINK)
    expect(await join(appointmentId, '2026-03-11')).toBeNull()
    expect(await join(appointmentId, '2026-03-04', 'student2')).toBeNull()
    expect(await at(44)).toBe(LINK)
    expect((await upcoming())[0]?.appointmentInfo.date).toBe('2026-03-04')
    expect(await at(45)).toBeNull()
    expect((await upcoming())[0]?.appointmentInfo.date).toBe('2026-03-11')
  })

  it.each([
    'http://meet.example/a',
    'javascript:alert(1)',
    'https://user:secret@meet.example/a',
    'https://localhost/a',
    'meet.example/a',
    ' ',
  ])('no link but of https is saved: %s', async (meetingLink) => {
    await expect(save('teacher', { meetingLink })).rejects.toThrow()
  })
})

describe('what staff plan', () => {
  it.each([
    ['admin', true],
    ['lcadmin', true],
    ['tutor', true],
    ['teacher', true],
    ['student', false],
  ])('%s plans for a class: %s', async (name, isAllowed) => {
    expect((await save(name)).isSuccess).toBe(isAllowed)
  })

  it('nobody plans for a class or for students of others', async () => {
    const other = randomUUID()
    const values = { classId: other, centerId: 8, name: 'Room 8', createdAt: test.now() }
    await test.db.insert(classes).values(values)
    const refused = { isSuccess: false, code: 'appointment_of_nobody' }
    for (const name of ['lcadmin', 'tutor', 'teacher']) {
      expect(await save(name, {}, { classId: other, studentIds: [] })).toMatchObject(refused)
      expect(await save(name, {}, { classId: null, studentIds: ['student2'] })).toMatchObject(refused)
    }
    expect(await save('admin', {}, { classId: null, studentIds: ['tutor'] })).toMatchObject(refused)
    expect(await save('admin', {}, { classId: null, studentIds: ['student', 'student2'] })).toMatchObject(
      refused,
    )
    expect(await save('admin', {}, { classId: null, studentIds: [] })).toMatchObject(refused)
    expect(await save('admin', {}, { classId: CLASS, studentIds: ['student'] })).toMatchObject(refused)
  })

  it('a single student’s is seen by that student alone', async () => {
    await made('tutor', {}, { classId: null, studentIds: ['student'] })
    expect(await upcoming()).toHaveLength(2)
    expect((await upcoming())[0]?.classInfo).toEqual({ name: 'Reading circle' })
    expect(await upcoming('superstudent')).toEqual([])
  })

  it('one is moved or cancelled, or all of the series', async () => {
    const appointmentId = await made()
    const [next] = await upcoming()
    const occursOn = next?.appointmentInfo.occursOn ?? ''
    const staff = await test.login('teacher')
    const change = { occursOn, isCancelled: false, startsOn: occursOn, startTime: '18:00', minutes: 30 }
    succeeded(await test.call('changeAppointment', { appointmentId, change }, staff))
    expect((await upcoming())[0]?.appointmentInfo).toMatchObject({ date: occursOn, time: '18:00' })
    succeeded(
      await test.call(
        'changeAppointment',
        { appointmentId, change: { ...change, isCancelled: true } },
        staff,
      ),
    )
    expect((await upcoming())[0]?.appointmentInfo.occursOn).not.toBe(occursOn)
    const { appointments: listed } = succeeded(await test.call('listAppointments', {}, staff))
    expect(listed[0]?.next[0]).toMatchObject({ occursOn, isCancelled: true })
    const noDay = { ...change, occursOn: '2026-03-12' }
    expect(await test.call('changeAppointment', { appointmentId, change: noDay }, staff)).toMatchObject({
      code: 'no_such_day',
    })
    // Another link leaves the days as they are.
    const linked = {
      appointmentId,
      classId: CLASS,
      studentIds: [],
      fields: { ...fields, meetingLink: `${LINK}y` },
    }
    succeeded(await test.call('saveAppointment', linked, staff))
    expect((await upcoming())[0]?.appointmentInfo.occursOn).not.toBe(occursOn)
    // Another plan begins anew.
    const later = { appointmentId, classId: CLASS, studentIds: [], fields: { ...fields, startTime: '15:00' } }
    succeeded(await test.call('saveAppointment', later, staff))
    expect((await upcoming())[0]?.appointmentInfo).toMatchObject({ occursOn, time: '15:00' })
    succeeded(await test.call('cancelAppointment', { appointmentId }, staff))
    expect(await upcoming()).toEqual([])
    // The same once more, after a lost reply.
    succeeded(await test.call('cancelAppointment', { appointmentId }, staff))
    expect(await test.call('saveAppointment', later, staff)).toMatchObject({ code: 'appointment_not_yours' })
  })

  it('plans and moves nothing to where it would be over already, by the minute', async () => {
    const over = { isSuccess: false, code: 'appointment_over' }
    const endsNow = new Date(test.now().getTime() - 45 * MINUTE)
    const [startsOn = '', startTime = ''] = localClock(endsNow).split(' ')
    const once = { startsOn, startTime, repeats: null }
    expect(await save('teacher', once)).toMatchObject(over)
    const repeats = {
      every: 'week',
      interval: 1,
      weekdays: [],
      until: '2026-02-28',
    } satisfies AppointmentFields['repeats']
    expect(await save('teacher', { startsOn: '2026-02-02', repeats })).toMatchObject(over)
    // The next one is far ahead.
    const yearly = { every: 'month', interval: 12, weekdays: [], until: null } as const
    await made('teacher', { startsOn: '2026-01-15', repeats: { ...yearly, weekdays: [] } })
    const { appointments: listed } = succeeded(
      await test.call('listAppointments', {}, await test.login('teacher')),
    )
    expect(listed.map(({ next }) => next[0]?.date)).toEqual(['2027-01-15'])
    // It still runs.
    const appointmentId = await made('teacher', { ...once, minutes: 46 })
    const staff = await test.login('teacher')
    const change = { occursOn: startsOn, isCancelled: false, startsOn, startTime, minutes: 45 }
    expect(await test.call('changeAppointment', { appointmentId, change }, staff)).toMatchObject(over)
    const cancelled = { ...change, isCancelled: true }
    succeeded(await test.call('changeAppointment', { appointmentId, change: cancelled }, staff))
  })

  it('one without an end in sight, as an older version stored it, is listed with the others', async () => {
    const appointmentId = await made()
    const repeats = {
      every: 'week',
      interval: 1,
      weekdays: [],
      until: '9999-12-31',
    } satisfies AppointmentFields['repeats']
    await test.db.update(appointments).set({ repeats }).where(eq(appointments.appointmentId, appointmentId))
    const { appointments: listed } = succeeded(
      await test.call('listAppointments', {}, await test.login('teacher')),
    )
    expect(plannedAppointmentSchema.safeParse(listed[0]).success).toBe(true)
  })

  it('lists what begins only next school year, so that it can be changed', async () => {
    const appointmentId = await made('teacher', { startsOn: '2027-03-03' })
    const once = await made('teacher', { startsOn: '2027-06-01', repeats: null })
    const { appointments: listed } = succeeded(
      await test.call('listAppointments', {}, await test.login('teacher')),
    )
    const firstDays = listed.map((one) => [one.appointmentId, one.next[0]?.date])
    expect(firstDays).toEqual([
      [appointmentId, '2027-03-03'],
      [once, '2027-06-01'],
    ])
    expect(listed[0]?.next).toHaveLength(8)
  })

  it.each(['2026-02-31', '2026-13-01', '0000-01-01', '1999-12-31', '2200-01-01', '9999-12-31'])(
    'nothing is on %s, and the list of all stays whole',
    async (startsOn) => {
      const appointmentId = await made()
      const token = await test.login('teacher')
      const send = async (name: string, params: object) =>
        (await test.post('appointments', { function: name, params }, { token })).status
      const daily = { every: 'day', interval: 1, weekdays: [] }
      const plan = { start_time: '16:30', minutes: 45, category: 'x', calendar: 'y', meeting_link: null }
      const whom = { class_id: CLASS, student_ids: [] }
      for (const fields of [
        { ...plan, starts_on: startsOn, repeats: null },
        { ...plan, starts_on: startsOn, repeats: { ...daily, until: null } },
        { ...plan, starts_on: '2026-03-04', repeats: { ...daily, until: '2026-02-31' } },
      ])
        expect(await send('saveAppointment', { ...whom, fields })).toBe(400)
      const day = { is_cancelled: false, start_time: '16:30', minutes: 45 }
      const change = { ...day, occurs_on: '2026-03-04', starts_on: startsOn }
      expect(await send('changeAppointment', { appointment_id: appointmentId, change })).toBe(400)
      expect(await send('listAppointments', {})).toBe(200)
    },
  )

  it('[SR-04] a teacher who has gone to another center leaves them behind, the own ones, too', async () => {
    const appointmentId = await made('teacher')
    const moveTo = (centerId: number) =>
      test.db.update(userCenters).set({ centerId }).where(eq(userCenters.userId, 'teacher'))
    await moveTo(3)
    const token = await test.login('teacher')
    expect(succeeded(await test.call('listAppointments', {}, token)).appointments).toEqual([])
    expect(await test.call('cancelAppointment', { appointmentId }, token)).toMatchObject({
      isSuccess: false,
    })
    // A further one could not be taken back.
    for (const whom of [undefined, { classId: null, studentIds: ['student'] }])
      expect(await save('teacher', {}, whom)).toMatchObject({ code: 'appointment_of_nobody' })
    await moveTo(1)
    expect(succeeded(await test.call('listAppointments', {}, token)).appointments).toHaveLength(1)
  })

  it('[SR-04] one of a student of two centers is in that of the teacher who plans it', async () => {
    const classId = randomUUID()
    await test.db.insert(classes).values({ classId, centerId: 3, name: 'Room 3', createdAt: test.now() })
    await test.db.insert(classMembers).values([
      { classId, userId: 'superstudent' },
      { classId, userId: 'teacher', isTeacher: true },
    ])
    await test.db.insert(userCenters).values({ userId: 'superstudent', centerId: 3 })
    await test.db.update(userCenters).set({ centerId: 3 }).where(eq(userCenters.userId, 'teacher'))
    const appointmentId = await made('teacher', {}, { classId: null, studentIds: ['superstudent'] })
    const token = await test.login('teacher')
    const listed = succeeded(await test.call('listAppointments', {}, token)).appointments
    expect(listed).toMatchObject([{ appointmentId, centerId: 3 }])
    succeeded(await test.call('cancelAppointment', { appointmentId }, token))

    await test.db.update(userCenters).set({ centerId: 1 }).where(eq(userCenters.userId, 'teacher'))
    await test.db
      .delete(userCenters)
      .where(and(eq(userCenters.centerId, 3), eq(userCenters.userId, 'superstudent')))
    await test.db.delete(classes).where(eq(classes.classId, classId))
  })

  it('[SR-04] a student who has gone to another center leaves behind what was planned for single students', async () => {
    const whom = { classId: null, studentIds: ['student', 'superstudent'] }
    const appointmentId = await made('tutor', {}, whom)
    const [next] = await upcoming()
    const day = next?.appointmentInfo.occursOn ?? ''
    const moveTo = (centerId: number) =>
      test.db.update(userCenters).set({ centerId }).where(eq(userCenters.userId, 'student'))
    const listed = async () =>
      succeeded(await test.call('listAppointments', {}, await test.login('tutor'))).appointments
    const named = async () => (await listed()).flatMap(({ students }) => students.map(({ userId }) => userId))
    await moveTo(8)
    expect(await upcoming()).toEqual([])
    expect(await named()).toEqual(['superstudent'])
    goTo(new Date(next?.appointmentInfo.startsAt ?? 0))
    expect([await join(appointmentId, day), await join(appointmentId, day, 'superstudent')]).toEqual([
      null,
      LINK,
    ])
    await moveTo(1)
    expect(await join(appointmentId, day)).toBe(LINK)
    expect(await named()).toEqual(['superstudent', 'student'])
  })

  it('nobody changes what is of others', async () => {
    const appointmentId = await made('admin')
    await test.db.update(appointments).set({ centerId: 8, classId: null })
    for (const name of ['lcadmin', 'tutor', 'teacher']) {
      const token = await test.login(name)
      const refused = { isSuccess: false, code: 'appointment_not_yours' }
      const whom = { classId: null, studentIds: ['student'] }
      expect(await test.call('saveAppointment', { appointmentId, ...whom, fields }, token)).toMatchObject(
        refused,
      )
      expect(await test.call('cancelAppointment', { appointmentId }, token)).toMatchObject(refused)
      expect(succeeded(await test.call('listAppointments', {}, token)).appointments).toEqual([])
    }
  })
})

describe('the calendar at a secret address', () => {
  const renew = async () =>
    new URL(succeeded(await test.call('renewCalendarFeed', {}, await test.login('student'))).address).pathname
  const read = (url: string) => test.app.inject({ method: 'GET', url })

  it('has the appointments in the time of the world, right before and after the clocks change', async () => {
    goTo(new Date(FIRST.getTime() + 52 * WEEK))
    const startsOn = '2027-03-10'
    await made('teacher', { startsOn })
    await made(
      'tutor',
      { startsOn, repeats: null, category: 'Tutoring' },
      { classId: null, studentIds: ['superstudent'] },
    )
    const reply = await read(await renew())
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect(reply.body.match(/DTSTART:\S+/g)?.slice(0, 2)).toEqual([
      'DTSTART:20270311T003000Z',
      'DTSTART:20270317T233000Z',
    ])
    expect(reply.body).toContain('SUMMARY:Reading circle: Room 7')
    // Neither the link, which is told in its time only, nor what concerns others.
    expect(reply.body).not.toContain('meet.example')
    expect(reply.body).not.toContain('Tutoring')
    const names = await test.db.select({ name: users.lastName }).from(users)
    for (const { name } of names) if (name !== '') expect(reply.body).not.toContain(name)
  })

  it('is renewed and ended; the secret is neither stored nor logged', async () => {
    await made()
    const first = await renew()
    expect((await read(first)).statusCode).toBe(200)
    const second = await renew()
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    const secret = second.replace('/calendar/', '').replace('.ics', '')
    expect(secret).toHaveLength(43)
    expect(JSON.stringify(await test.db.select().from(calendarFeeds))).not.toContain(secret)
    expect(lines.some((line) => line.includes('/calendar/:secret'))).toBe(true)
    expect(lines.some((line) => line.includes(secret))).toBe(false)
    succeeded(await test.call('endCalendarFeed', {}, await test.login('student')))
    expect((await read(second)).statusCode).toBe(404)
  })

  it('renewed several times at once, it has one address', async () => {
    const token = await test.login('student')
    await Promise.all(Array.from({ length: 4 }, () => test.call('renewCalendarFeed', {}, token)))
    expect(await test.db.$count(calendarFeeds)).toBe(1)
  })

  it('ends with the account', async () => {
    const address = await renew()
    await test.db.update(users).set({ expiresAt: test.now() }).where(eq(users.userId, 'student'))
    expect((await read(address)).statusCode).toBe(404)
    await test.db
      .update(users)
      .set({ expiresAt: new Date('2030-01-01T00:00:00Z') })
      .where(eq(users.userId, 'student'))
  })

  it('is read so often, and no more', async () => {
    const limited = await createTestApp({ now: test.now(), environment: { RATE_LIMIT: '100000' } })
    const { address } = succeeded(await limited.call('renewCalendarFeed', {}, await limited.login('student')))
    const get = () => limited.app.inject({ method: 'GET', url: new URL(address).pathname })
    const codes = new Set<number>()
    for (let i = 0; i < 60; i++) codes.add((await get()).statusCode)
    expect([...codes]).toEqual([200])
    expect((await get()).statusCode).toBe(429)
    await limited.close()
  })
})
