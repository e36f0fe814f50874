import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  assignmentWeeks,
  classes,
  classMembers,
  sessions,
  skillResults,
  userCenters,
  users,
} from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { gradedPack } from '../../testing/gradedPack'
import { succeeded } from '../../testing/gradedPupil'

/** Wednesday, March 11, 11:00 in Los Angeles. */
const NOW = new Date('2026-03-11T18:00:00Z')
const CLASS = '3f1c2f0e-6a52-4a4a-9a63-0d6a8f0f7a11'
const OTHER = '3f1c2f0e-6a52-4a4a-9a63-0d6a8f0f7a22'
const ENDED = '3f1c2f0e-6a52-4a4a-9a63-0d6a8f0f7a33'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack({ skills: 4, grade: 2 }), now: NOW })
  await test.db.insert(classes).values([
    { classId: CLASS, centerId: 1, name: 'Blue', createdAt: NOW },
    { classId: OTHER, centerId: 1, name: 'Amber', createdAt: NOW },
    { classId: ENDED, centerId: 1, name: 'Last year', createdAt: NOW, endedAt: NOW },
  ])
  const member = (classId: string, userId: string, isTeacher = false) => ({ classId, userId, isTeacher })
  await test.db.insert(classMembers).values([
    member(CLASS, 'teacher', true),
    member(OTHER, 'teacher', true),
    member(ENDED, 'teacher', true),
    member(OTHER, 'tutor'),
    member(CLASS, 'student'),
    member(CLASS, 'superstudent'),
    member(CLASS, 'frozen'),
    member(OTHER, 'student'),
    // In another centre: out of the reach of this teacher.
    member(CLASS, 'student2'),
    member(ENDED, 'ag100001'),
  ])
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(skillResults)
  await test.db.delete(sessions)
  await test.db.delete(assignmentWeeks)
})

async function work(start: string, given: Partial<typeof sessions.$inferInsert> = {}): Promise<string> {
  const sessionId = randomUUID()
  await test.db.insert(sessions).values({
    sessionId,
    userId: 'student',
    phase: 'LEARNING_SESSION',
    sectionType: 'ae.la',
    gradeId: 2,
    skillId: 'k1',
    sessionStatus: 'left',
    startedAt: new Date(start),
    locStartTime: '',
    activeMs: 90_000,
    startingLevel: 0,
    endingLevel: 0,
    startingScore: 0,
    ...given,
  })
  return sessionId
}

async function week(weekStart: string, points: { pointsLa: number; pointsVoc: number }): Promise<void> {
  const startsAt = new Date(`${weekStart}T08:00:00Z`)
  await test.db.insert(assignmentWeeks).values({
    userId: 'student',
    weekStart,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 7 * 86_400_000),
    pointsPerMinute: 1,
    items: [],
    createdBy: 'student',
    createdAt: startsAt,
    ...points,
  })
}

const state = (level: number) => ({
  level,
  isSecondTry: false,
  hasDroppedToZero: false,
  accuracyRate: null,
  meanTime: null,
})

async function move(at: string, from: number, to: number, skillId = 'k2'): Promise<void> {
  const sessionId = await work(at, { phase: 'PROFICIENCY_SESSION', skillId: null, activeMs: 0 })
  await test.db.insert(skillResults).values({
    userId: 'student',
    sectionType: 'ae.la',
    gradeId: 2,
    skillId,
    phase: 'PROFICIENCY_SESSION',
    sessionId,
    problemId: 'p',
    firstTimeCorrect: 0,
    seconds: null,
    overtime: 0,
    before: state(from) as never,
    after: state(to) as never,
    isLargeGain: false,
    decidedAt: new Date(at),
  })
}

const home = async (userName = 'teacher') =>
  succeeded(await test.call('getTeacherHome', {}, await test.login(userName)))
const student = async (userId = 'student') => (await home()).students.find((entry) => entry.userId === userId)

describe('getTeacherHome', () => {
  it('lists the own classes that have not ended, and the students of them who are in reach', async () => {
    const { classes: own, students } = await home()
    expect(own).toEqual([
      { classId: OTHER, name: 'Amber', centerName: 'Alder Grove', studentIds: ['student'] },
      {
        classId: CLASS,
        name: 'Blue',
        centerName: 'Alder Grove',
        studentIds: ['superstudent', 'frozen', 'student'],
      },
    ])
    expect(students.map(({ userId, name, status, isSetUp }) => [userId, name, status, isSetUp])).toEqual([
      ['superstudent', 'Lena Fischer', 'started', false],
      ['frozen', 'Aria Singh', 'in_freeze', true],
      ['student', 'Maya Torres', 'started', true],
    ])
  })

  it('has nothing for who teaches no class, and who is only in one', async () => {
    expect(await home('tutor')).toMatchObject({ classes: [], students: [] })
    expect(await home('admin')).toMatchObject({ classes: [], students: [] })
  })

  it('a student who has left the centre is out of reach', async () => {
    const isMaya = and(eq(userCenters.userId, 'student'), eq(userCenters.centerId, 1))
    await test.db.delete(userCenters).where(isMaya)
    expect(await student()).toBeUndefined()
    await test.db.insert(userCenters).values({ userId: 'student', centerId: 1 })
    expect(await student()).toBeDefined()
  })

  it('never lists staff as students', async () => {
    await test.db.update(users).set({ role: 'tutor' }).where(eq(users.userId, 'superstudent'))
    expect(await student('superstudent')).toBeUndefined()
    await test.db.update(users).set({ role: 'super-student' }).where(eq(users.userId, 'superstudent'))
  })

  it('[SR-20] [SR-26] adds up the minutes of this week, and tells its points and when it was last', async () => {
    await work('2026-03-09T06:59:59Z', { activeMs: 600_000, pointsTotal: 40 })
    await work('2026-03-09T07:00:00Z', { activeMs: 120_000, pointsTotal: 3.5 })
    await work('2026-03-10T18:00:00Z', { activeMs: 90_000, pointsTotal: 1 })
    // More than ten hours were not measured.
    await work('2026-03-10T17:00:00Z', { activeMs: 36_000_001 })
    // With what a session earns that still runs: as the student reads them, rounded down.
    await week('2026-03-02', { pointsLa: 80, pointsVoc: 20 })
    await week('2026-03-09', { pointsLa: 16.6666, pointsVoc: 83.2999 })
    expect(await student()).toMatchObject({
      minutes: 3.5,
      points: 99.9,
      lastActiveAt: Date.parse('2026-03-10T18:00:00Z'),
    })
    expect(await student('superstudent')).toMatchObject({ minutes: 0, points: 0, lastActiveAt: null })
  })

  it('is stuck after two learning sessions that were worked in and not passed', async () => {
    await work('2026-03-09T18:00:00Z')
    expect((await student())?.stuckOn).toEqual([])
    await work('2026-03-10T18:00:00Z', { sessionStatus: 'timed_out' })
    expect((await student())?.stuckOn).toEqual([
      {
        sectionType: 'ae.la',
        gradeId: 2,
        skillId: 'k1',
        skillName: expect.stringMatching(/\S/),
        failedSessions: 2,
        drops: 0,
      },
    ])
  })

  it.each<[string, Partial<typeof sessions.$inferInsert>, string]>([
    ['a short look', { activeMs: 59_999 }, '2026-03-10T18:00:00Z'],
    ['another skill', { skillId: 'k3' }, '2026-03-10T18:00:00Z'],
    ['another week', {}, '2026-03-08T18:00:00Z'],
    ['a pass afterwards', { sessionStatus: 'passed' }, '2026-03-10T18:00:00Z'],
    ['a session that is open', { sessionStatus: 'in_progress' }, '2026-03-11T10:00:00Z'],
  ])('one failed session and %s leave nobody stuck', async (_, given, at) => {
    await work('2026-03-09T18:00:00Z')
    await work(at, given)
    expect((await student())?.stuckOn).toEqual([])
  })

  it('a session that was never finished has failed when it cannot be resumed any more', async () => {
    await work('2026-03-09T18:00:00Z')
    await work('2026-03-11T05:00:00Z', { sessionStatus: 'in_progress' })
    expect((await student())?.stuckOn).toMatchObject([{ failedSessions: 2 }])
  })

  it('is stuck after two falls of a level, until it rises again', async () => {
    await move('2026-03-09T18:00:00Z', 3, 2)
    await move('2026-03-10T18:00:00Z', 2, 1)
    expect((await student())?.stuckOn).toMatchObject([{ skillId: 'k2', failedSessions: 0, drops: 2 }])
    await move('2026-03-10T19:00:00Z', 1, 2)
    expect((await student())?.stuckOn).toEqual([])
  })

  it('is stuck no more after a success of the other kind', async () => {
    await move('2026-03-09T18:00:00Z', 4, 3)
    await move('2026-03-09T19:00:00Z', 3, 2)
    for (const hour of [18, 19]) await work(`2026-03-09T${hour}:00:00Z`)
    expect((await student())?.stuckOn).toHaveLength(2)
    await work('2026-03-10T18:00:00Z', { skillId: 'k2', sessionStatus: 'passed' })
    await move('2026-03-10T18:00:00Z', 1, 2, 'k1')
    expect((await student())?.stuckOn).toEqual([])
    await move('2026-03-10T19:00:00Z', 2, 1)
    expect((await student())?.stuckOn).toMatchObject([{ skillId: 'k2', drops: 3 }])
  })

  it('adds falls and failed sessions of a skill, and puts the hardest first', async () => {
    await work('2026-03-09T18:00:00Z')
    await move('2026-03-10T18:00:00Z', 1, 0, 'k1')
    for (const hour of [1, 2, 3]) await work(`2026-03-10T0${hour}:00:00Z`, { skillId: 'k4' })
    expect(
      (await student())?.stuckOn.map(({ skillId, failedSessions, drops }) => [
        skillId,
        failedSessions,
        drops,
      ]),
    ).toEqual([
      ['k4', 3, 0],
      ['k1', 1, 1],
    ])
  })
})
