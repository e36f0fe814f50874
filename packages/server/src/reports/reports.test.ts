import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/openDatabase'
import { sessions, userLearningInfo, users } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { openTestDatabase } from '../testing/testDatabase'

/** Wednesday, March 11, 11:00 in Los Angeles. */
const NOW = new Date('2026-03-11T18:00:00Z')

let database: OpenDatabase
let test: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  test = await createTestApp({ database, contentPack: gradedPack({ skills: 7, grade: 2 }), now: NOW })
})
afterAll(() => test.close())
beforeEach(async () => {
  test.advance(NOW.getTime() - test.now().getTime())
  await test.db.delete(sessions)
})

async function work(startedAt: string, given: Partial<typeof sessions.$inferInsert> = {}): Promise<string> {
  const sessionId = randomUUID()
  await test.db.insert(sessions).values({
    ...{ sessionId, userId: 'student', phase: 'LEARNING_SESSION', sectionType: 'ae.la', gradeId: 2 },
    ...{ skillId: 'k1', sessionStatus: 'passed', locStartTime: '2026-03-10 11:00:00' },
    startedAt: new Date(startedAt),
    endedAt: new Date(Date.parse(startedAt) + 600_000),
    ...{ activeMs: 90_000, pointsTotal: 3, startingLevel: 0, endingLevel: 1 },
    ...{ startingScore: 10, endScore: 12.5, ...given },
  })
  return sessionId
}

describe('getProficiencyReport', () => {
  it('[API-37] [REP-02] has levels, score, letter, goal and every skill on the wire', async () => {
    await setLevels(
      test,
      { k1: { level: 4, accuracyRate: 0.75, meanTimeSeconds: 42 }, k2: 1, k3: 1 },
      { grade: 2 },
    )
    await test.db
      .update(userLearningInfo)
      .set({ goalScores: { 2: '97.5' } })
      .where(eq(userLearningInfo.userId, 'student'))
    const reply = await test.get('proficiencyreport/student/2/ae.la', { token: await test.login('student') })
    const { report } = reply.body
    expect(report).toMatchObject({
      ...{ section_type: 'ae.la', total_skill: 7, user_grade_goal: '97.5' },
      ...{ level_0: 4, level_1: 2, level_2: 0, level_3: 0, level_4: 1, level_5: 0 },
      projected_letter_grade: 'F',
    })
    // SR-14, with equal weights: 85 + 15 (0.8 x 0.75 + 0.2 x 1), two skills at 40 and four at 0, of seven.
    expect(report.projected_score).toBeCloseTo((97 + 40 + 40) / 7, 3)
    expect(report.skill_status_list).toHaveLength(7)
    expect(report.skill_status_list[0]).toEqual({
      skill_id: 'k1',
      skill_title: expect.stringMatching(/\S/),
      chapter_id: expect.any(Number),
      skill_level: 4,
      weighted_accuracy_rate: 0.75,
      weighted_mean_time: 42,
      skill_spec_time: 180,
      normalized_weight: expect.closeTo(1 / 7, 9),
      improve_factor: expect.closeTo((100 - 97) / 7, 6),
      standards: ['L.4.1a'],
    })
    expect(report.skill_status_list[6]).toMatchObject({
      weighted_accuracy_rate: null,
      weighted_mean_time: null,
    })
  })

  it('is read by staff of the centre, and by no stranger', async () => {
    const read = async (reader: string) =>
      (await test.get('proficiencyreport/student/2/ae.voc', { token: await test.login(reader) })).status
    expect(await read('teacher')).toBe(200)
    expect(await read('student2')).toBe(403)
    await test.db.update(users).set({ role: 'tutor' }).where(eq(users.userId, 'student2'))
    expect(await read('student2')).toBe(403)
    await test.db.update(users).set({ role: 'student' }).where(eq(users.userId, 'student2'))
  })
})

describe('getReportedStudent', () => {
  it('names the student to staff', async () => {
    const token = await test.login('teacher')
    expect(succeeded(await test.call('getReportedStudent', { userId: 'student' }, token)).student).toEqual({
      userId: 'student',
      name: 'Maya Torres',
      currentGrade: { 'ae.la': 2, 'ae.voc': 2 },
    })
  })
})

describe('getUserActivity', () => {
  const activity = async (from: string, to: string, reader = 'student') =>
    test.call(
      'getUserActivity',
      { userId: 'student', startTime: Date.parse(from), endTime: Date.parse(to) },
      await test.login(reader),
    )

  it('[REP-05] tells the record of each session on the wire, the latest first', async () => {
    await work('2026-03-09T18:00:00Z')
    const sessionId = await work('2026-03-10T18:00:00Z', { atLearningCenter: true })
    await work('2026-03-10T18:00:00Z', { userId: 'student2' })
    const params = {
      user_id: 'student',
      startTime: Date.parse('2026-03-01T00:00:00Z'),
      endTime: Date.parse('2026-03-11T00:00:00Z'),
    }
    const body = { function: 'getUserActivity', params }
    const { data } = (await test.post('useractivity', body, { token: await test.login('teacher') })).body
    expect(data).toHaveLength(2)
    expect(data[0]).toMatchObject({
      sessionId,
      startTime: Date.parse('2026-03-10T18:00:00Z'),
      endTime: Date.parse('2026-03-10T18:10:00Z'),
      loc_start_time: '2026-03-10 11:00:00',
      ...{ grade_id: 2, section_type: 'ae.la', phase: 'LEARNING_SESSION', skill_id: 'k1' },
      ...{ end_score: 12.5, starting_score: 10, at_learning_center: true, points: { total: 3 } },
      ...{ demo_status: [], assisted_exercises_status: [], sessionStatus: 'passed' },
      levelChangeReport: [],
      active_seconds: 90,
    })
    expect(data[0].skill_name).toMatch(/\S/)
  })

  it('asks for all sessions with as many parameters as for one', async () => {
    const asked = new Set<string>()
    database.watch((statement) => void asked.add(statement))
    const parameters = async () => {
      asked.clear()
      succeeded(await activity('2026-03-01T00:00:00Z', '2026-03-12T00:00:00Z'))
      return Math.max(...[...asked].map((text) => new Set(text.match(/\$\d+/g)).size))
    }
    await work('2026-03-10T18:00:00Z')
    const ofOne = await parameters()
    expect(ofOne).toBeGreaterThan(0)
    for (let i = 1; i <= 20; i++) await work(`2026-03-10T18:${10 + i}:00Z`, { skillId: `k${1 + (i % 7)}` })
    expect(await parameters()).toBe(ofOne)
  })

  it('has what a session did to the levels', async () => {
    await setLevels(test, { k1: 1, k2: 1, k3: 1, k4: 1, k5: 1, k6: 1, k7: 1 }, { grade: 2 })
    const pupil = gradedPupil(test, await test.login('student'))
    const session = await pupil.take({ grade: 2 })
    await pupil.finish(session)
    const reply = succeeded(await activity('2026-03-11T00:00:00Z', '2026-03-12T00:00:00Z'))
    expect(reply.data).toHaveLength(1)
    expect(reply.data[0]?.levelChangeReport).toHaveLength(session.problems.length)
    expect(reply.data[0]?.levelChangeReport[0]).toMatchObject({ levelFrom: 1, levelTo: 2 })
  })

  it('[REP-10] shows more than 10 hours as 0', async () => {
    await work('2026-03-10T18:00:00Z', { activeMs: 36_000_001 })
    await work('2026-03-10T17:00:00Z', { activeMs: 36_000_000 })
    const { data } = succeeded(await activity('2026-03-10T00:00:00Z', '2026-03-11T00:00:00Z'))
    expect(data.map(({ activeSeconds }) => activeSeconds)).toEqual([0, 36_000])
  })

  it.each([
    ['2025-07-01T00:00:00-07:00', '2026-01-01T23:59:59-08:00', true],
    ['2026-03-10T00:00:00Z', '2026-03-09T00:00:00Z', false],
    ['2025-07-01T00:00:00Z', '2026-01-05T00:00:00Z', false],
  ])('a time from %s to %s: %s', async (from, to, isRange) => {
    const reply = await activity(from, to)
    expect(reply.isSuccess).toBe(isRange)
    if (!isRange) expect(reply).toMatchObject({ message: 'Please select date range of 6 months or less' })
  })
})

const list = async (choice: object, reader = 'admin') =>
  test.call('getUserListByRole', choice, await test.login(reader))
const listed = async (choice: object, reader?: string) =>
  succeeded(await list(choice, reader)).data.map(({ userName }) => userName)

describe('getUserListByRole', () => {
  it('[ENT-28] tells _id and username on the wire, as disabled skills are told in disabled_skills', async () => {
    const body = { function: 'getUserListByRole', params: { role: 'super-student' } }
    const reply = await test.post('useractivity', body, { token: await test.login('admin') })
    expect(reply.body).toMatchObject({
      ...{ is_success: true, status: 'success', total: 1 },
      data: [{ _id: 'superstudent', username: 'superstudent', name: 'Lena Fischer' }],
    })
    const params = { section_type: 'ae.la', grade: 2, chapter: 1 }
    const skillBody = { function: 'getDisabledSkillsByChapter', params }
    const disabled = await test.post('disableskill', skillBody, { token: await test.login('admin') })
    expect(disabled.body.disabled_skills).toEqual([])
  })

  it('[SR-39] lists by role, all students and super-students, or a first letter', async () => {
    const students = ['expired', 'frozen', 'notstarted', 'student', 'student2']
    expect(await listed({ role: 'student' })).toEqual(students)
    expect(await listed({ role: 'all' })).toEqual([...students, 'superstudent'])
    expect(await listed({ role: 'admin' })).toEqual(['admin'])
    expect(await listed({ role: 'lcadmin' })).toEqual(['lcadmin'])
    expect(await listed({ role: 'tutor' })).toEqual(['tutor'])
    expect(await listed({ role: 's' })).toEqual(['student', 'student2', 'superstudent'])
    expect(await listed({ prefix: 'e' })).toEqual(['expired'])
    expect(await listed({ prefix: 't' })).toEqual([])
  })

  it.each(['', 'teacher', 'S', 'st', '%', '_', 'test', 'school_teacher'])(
    "[ERR-30] 'role is not correct!' for %j",
    async (role) => {
      expect(await list({ role })).toMatchObject({ isSuccess: false, message: 'role is not correct!' })
    },
  )

  it('[SR-04] tells a tutor of the students of the own centre, an administrator of its people', async () => {
    expect(await listed({ role: 'all' }, 'tutor')).not.toContain('student2')
    expect(await listed({ role: 'all' }, 'tutor')).toContain('student')
    expect(await listed({ role: 'lcadmin' }, 'tutor')).toEqual([])
    expect(await listed({ role: 'admin' }, 'lcadmin')).toEqual([])
    expect(await listed({ role: 'tutor' }, 'lcadmin')).toEqual(['tutor'])
  })

  it('[SR-04] is not for teachers and students', async () => {
    for (const reader of ['teacher', 'student', 'superstudent'])
      expect(await list({ role: 'all' }, reader)).toMatchObject({ code: 'not_allowed' })
  })
})

describe('useractivity on the wire', () => {
  it('[API-34] answers three functions on one path, each with status and data', async () => {
    await work('2026-03-10T18:00:00Z')
    const token = await test.login('admin')
    const ask = async (name: string, params: object) =>
      (await test.post('useractivity', { function: name, params }, { token })).body
    const [startTime, endTime] = [Date.parse('2026-03-10T00:00:00Z'), Date.parse('2026-03-12T00:00:00Z')]
    const own = await ask('getUserActivity', { user_id: 'student', startTime, endTime })
    expect(own).toMatchObject({ status: 'success', data: [{ phase: 'LEARNING_SESSION', skill_id: 'k1' }] })
    for (const choice of [{ role: 'super-student' }, { prefix: 's' }])
      expect(await ask('getUserListByRole', choice)).toMatchObject({
        status: 'success',
        data: expect.arrayContaining([expect.objectContaining({ username: 'superstudent' })]),
      })
    const days = { start_date: '2026-03-10', end_date: '2026-03-11' }
    expect(
      await ask('getUserDailyActivity', { program_id: 20, user_role: 'student', ...days }),
    ).toMatchObject({ status: 'success', data: [{ user_id: 'student', day: '2026-03-10', sessions: 1 }] })
  })
})

describe('getUserDailyActivity', () => {
  const daily = async (given: object = {}, reader = 'admin') =>
    test.call(
      'getUserDailyActivity',
      { userRole: 'all', startDate: '2026-03-01', endDate: '2026-03-11', ...given },
      await test.login(reader),
    )

  it('[REP-09] [SR-39] tells sessions, minutes and points of each user and day of the region', async () => {
    await work('2026-03-10T18:00:00Z', { pointsTotal: 2.5 })
    await work('2026-03-10T20:00:00Z', { pointsTotal: 1, activeMs: 30_000 })
    // Still March 10 in Los Angeles.
    await work('2026-03-11T06:59:00Z', { pointsTotal: 1, activeMs: 60_000 })
    await work('2026-03-11T07:01:00Z', { pointsTotal: 1, activeMs: 60_000 })
    await work('2026-03-10T18:00:00Z', { userId: 'student2' })
    const reply = succeeded(await daily({ userRole: 'student' }))
    expect(reply.users.map(({ id }) => id)).toEqual([
      'expired',
      'frozen',
      'notstarted',
      'student',
      'student2',
    ])
    expect(reply.total).toBe(5)
    expect(reply.data).toEqual([
      { userId: 'student', day: '2026-03-10', sessions: 3, minutes: 3, points: 4.5 },
      { userId: 'student', day: '2026-03-11', sessions: 1, minutes: 1, points: 1 },
      { userId: 'student2', day: '2026-03-10', sessions: 1, minutes: 1.5, points: 3 },
    ])
    const body = {
      function: 'getUserListByRole',
      params: { role: 'nobody' },
    }
    const refused = await test.post('useractivity', body, { token: await test.login('tutor') })
    expect(refused.body.message).toBe('role is not correct!')
    expect(await daily({ userRole: 'nobody' })).toMatchObject({ message: 'role is not correct!' })
  })

  it('counts the days of the range alone, both ends with it', async () => {
    await work('2026-03-01T07:59:00Z')
    await work('2026-03-01T08:00:00Z')
    await work('2026-03-06T07:59:00Z')
    await work('2026-03-06T08:00:00Z')
    const { data } = succeeded(await daily({ endDate: '2026-03-05' }))
    expect(data.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-05'])
  })

  it('tells staff of the students in reach alone', async () => {
    await work('2026-03-10T18:00:00Z')
    await work('2026-03-10T18:00:00Z', { userId: 'student2' })
    for (const reader of ['teacher', 'tutor', 'lcadmin']) {
      const { data, users: told } = succeeded(await daily({}, reader))
      expect(data.map(({ userId }) => userId)).toEqual(['student'])
      expect(told.map(({ id }) => id)).not.toContain('student2')
    }
    expect(await daily({}, 'student')).toMatchObject({ code: 'not_allowed' })
  })

  it('refuses more than 6 months, and days the other way round', async () => {
    for (const startDate of ['2025-09-10', '2026-03-12'])
      expect(await daily({ startDate })).toMatchObject({
        message: 'Please select date range of 6 months or less',
      })
    expect(await daily({ startDate: '2025-09-11' })).toMatchObject({ isSuccess: true })
  })
})
