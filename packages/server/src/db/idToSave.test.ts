import { randomUUID } from 'node:crypto'
import type { CallInput, CallName } from '@wordstride/api'
import { count, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { succeeded } from '../testing/gradedPupil'
import { appointments, classes, goals, learningCenters, rewards, staffActions, studentNotes } from './schema'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await createTestApp({ now: new Date('2026-03-11T18:00:00Z') })
  admin = await test.login('admin')
})
afterAll(() => test.close())

interface Creation {
  table: PgTable
  /** Makes one, or changes what was made, with this text in it. */
  save(newId: string, text: string): Promise<{ isSuccess: boolean }>
}

const make = <TName extends CallName>(name: TName, params: CallInput<TName>) => test.call(name, params, admin)

const CREATIONS: Record<string, Creation> = {
  'a note': {
    table: studentNotes,
    save: (newId, text) => make('addStudentNote', { userId: 'student', newId, text }),
  },
  'a goal': {
    table: goals,
    save: (newId, reward) =>
      make('saveGoal', {
        ...{ userId: 'student', goalId: null, newId },
        goal: {
          ...{
            goalDate: '2026-06-01',
            laGrade: 4,
            laGoalScore: 88,
            vocGrade: null,
            vocGoalScore: null,
            reward,
          },
        },
      }),
  },
  'a reward': {
    table: rewards,
    save: (newId, name) =>
      make('saveReward', { rewardId: null, newId, reward: { centerId: 1, name, price: 5, isActive: true } }),
  },
  'a class': { table: classes, save: (newId, name) => make('saveClass', { newId, centerId: 1, name }) },
  'a center': {
    table: learningCenters,
    save: (newId, name) =>
      make('saveCenter', { newId, center: { name, address: '', phone: '', email: '', ips: [] } }),
  },
  'an appointment': {
    table: appointments,
    save: (newId, category) =>
      make('saveAppointment', {
        ...{ newId, classId: null, studentIds: ['student'] },
        fields: {
          ...{ startsOn: '2026-03-12', startTime: '16:30', minutes: 45, category, calendar: 'Ms. Rivera' },
          ...{ repeats: { every: 'week', interval: 1, weekdays: [], until: null }, meetingLink: null },
        },
      }),
  },
}

describe.each(Object.entries(CREATIONS))('%s', (_, { table, save }) => {
  const size = async () => (await test.db.select({ rows: count() }).from(table))[0]?.rows ?? 0
  const holding = async (text: string) => {
    const rows = await test.db.select({ row: sql<string>`to_jsonb(${table})::text` }).from(table)
    return rows.filter(({ row }) => row.includes(text)).length
  }

  it('is made once, also when it is sent again after a lost reply, or twice at once', async () => {
    const before = await size()
    const newId = randomUUID()
    const replies = await Promise.all([save(newId, 'The first one'), save(newId, 'The first one')])
    replies.push(await save(newId, 'The first one'))
    const [first, ...others] = replies.map(succeeded)
    expect(others).toEqual([first, first])
    expect([await size(), await holding('The first one')]).toEqual([before + 1, 1])
  })

  it('is as it was sent last; what did not change leaves no line in the trail', async () => {
    const before = await size()
    const newId = randomUUID()
    succeeded(await save(newId, 'A second one'))
    const lines = await test.db.$count(staffActions)
    succeeded(await save(newId, 'A second one'))
    expect(await test.db.$count(staffActions)).toBe(lines)
    succeeded(await save(newId, 'Another text'))
    expect([await size(), await holding('A second one'), await holding('Another text')]).toEqual([
      before + 1,
      0,
      1,
    ])
  })
})

describe('sent again with others in it after a lost reply', () => {
  it('an appointment is for those whom it was sent for last', async () => {
    const newId = randomUUID()
    const save = (studentIds: string[]) =>
      make('saveAppointment', {
        ...{ newId, classId: null, studentIds },
        fields: {
          ...{
            startsOn: '2026-03-13',
            startTime: '10:00',
            minutes: 30,
            category: 'Alone',
            calendar: 'Ms. Rivera',
          },
          ...{ repeats: null, meetingLink: null },
        },
      })
    succeeded(await save(['student']))
    succeeded(await save(['superstudent']))
    const { appointments: listed } = succeeded(await make('listAppointments', {}))
    const found = listed.filter(({ appointmentId }) => appointmentId === newId)
    expect(found.map(({ students }) => students.map(({ userId }) => userId))).toEqual([['superstudent']])
  })

  it('a class of another center is refused', async () => {
    const newId = randomUUID()
    succeeded(await make('saveClass', { newId, centerId: 1, name: 'Room 7' }))
    expect(await make('saveClass', { newId, centerId: 3, name: 'Room 7' })).toMatchObject({
      isSuccess: false,
      code: 'class_elsewhere',
    })
  })
})

describe('an id that is somebody else’s', () => {
  it('gives nobody what is not theirs', async () => {
    const lcadmin = await test.login('lcadmin')
    const newId = randomUUID()
    succeeded(await make('saveClass', { newId, centerId: 8, name: 'Room 8' }))
    const taken = await test.call('saveClass', { newId, centerId: 1, name: 'Mine' }, lcadmin)
    expect(taken).toMatchObject({ isSuccess: false, code: 'center_not_yours' })
    const note = randomUUID()
    succeeded(await make('addStudentNote', { userId: 'student', newId: note, text: 'Reads aloud.' }))
    const other = { userId: 'student', newId: note, text: 'Overwritten' }
    succeeded(await test.call('addStudentNote', other, lcadmin))
    const rows = await test.db.select().from(studentNotes)
    expect(rows.filter(({ noteId }) => noteId === note)).toMatchObject([{ text: 'Reads aloud.' }])
  })
})
