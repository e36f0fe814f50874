import { calls, wireCodec } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testProblems, testSessions, userLearningInfo } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { testsPack } from '../../testing/testsPack'
import { type TestReply, testTaker } from '../../testing/testTaker'

let test: TestApp
let taker: ReturnType<typeof testTaker>
beforeAll(async () => {
  test = await createTestApp({ contentPack: testsPack() })
  taker = testTaker(test, await test.login('superstudent'))
})
afterAll(() => test.close())
beforeEach(() => test.db.delete(testSessions))

const contentIds = async ({ sessionId }: TestReply) => {
  const rows = await test.db
    .select()
    .from(testProblems)
    .where(eq(testProblems.sessionId, sessionId ?? ''))
    .orderBy(testProblems.seq)
  return rows.map(({ problemId }) => problemId)
}

describe('startDiagnosticTest', () => {
  it('[SR-30, API-43] a vocabulary part has 20 words in 4 minutes', async () => {
    const session = await taker.start({ sectionType: 'ae.voc' })
    expect(session).toMatchObject({
      isResumed: false,
      testType: 'diagnostic',
      sectionType: 'ae.voc',
      testGrade: 4,
      testLength: 4,
      part: 1,
      stageIndex: 0,
      currentProblem: 1,
      stages: [
        {
          sectionType: 'ae.voc',
          targetTime: 4,
          numberOfProblems: 20,
          status: 'running',
          remainingSeconds: 240,
        },
      ],
    })
    expect(session.problems.map(({ problemSeq }) => problemSeq)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    )
    expect(session.sessionId).not.toBe(session.groupId)
  })

  it('[TEST-14] every section has its own minutes, and what comes after a part begins with 20 again', async () => {
    const minutes = ({ targetTime, stages }: TestReply) => [
      targetTime,
      ...stages.map(({ sectionType, targetTime }) => [sectionType, targetTime]),
    ]
    const words = await taker.start({ sectionType: 'ae.voc' })
    expect(minutes(words)).toEqual([4, ['ae.voc', 4]])
    const language = await taker.start({ sectionType: 'ae.la' })
    expect(minutes(language)).toEqual([6, ['ae.ls', 6], ['ae.rc', 14]])
    const reading = await taker.startReading(language)
    expect(minutes(reading)).toEqual([14, ['ae.ls', 6], ['ae.rc', 14]])
    await taker.end(reading, 'left')
    expect(minutes(await taker.start({ testType: 'mini_test', sectionType: 'ae.la' }))).toEqual([
      20,
      ['ae.la', 20],
    ])
  })

  it('[TEST-09, C-14] language arts has 12 problems in 6 minutes, then 14 about texts in 14', async () => {
    const session = await taker.start({ sectionType: 'ae.la' })
    expect(session).toMatchObject({
      testLength: 6,
      stages: [
        { sectionType: 'ae.ls', targetTime: 6, numberOfProblems: 12, status: 'running' },
        { sectionType: 'ae.rc', targetTime: 14, numberOfProblems: 14, status: 'waiting' },
      ],
    })
    expect(session.problems).toHaveLength(12)
    expect(JSON.stringify(session)).not.toContain('Text of one')

    const reading = await taker.startReading(session)
    expect(reading).toMatchObject({
      sessionId: session.sessionId,
      groupId: session.groupId,
      stageIndex: 1,
      currentProblem: 13,
      stages: [
        { status: 'over', remainingSeconds: 0 },
        { status: 'running', remainingSeconds: 14 * 60 },
      ],
    })
    expect(reading.problems.map(({ problemSeq }) => problemSeq)).toEqual(
      Array.from({ length: 14 }, (_, i) => i + 13),
    )
    expect(reading.problems.every(({ sectionType }) => sectionType === 'ae.rc')).toBe(true)
  })

  it('asking for the second part twice does not start its clock again', async () => {
    const session = await taker.start({ sectionType: 'ae.la' })
    await taker.startReading(session)
    test.advance(20_000)
    const again = await taker.startReading(session)
    expect(again.stages[1]?.remainingSeconds).toBe(14 * 60 - 20)
  })

  it('a second part that there is not is refused', async () => {
    const session = await taker.start({ sectionType: 'ae.voc' })
    expect(await taker.ask({ sectionType: 'ae.rc', sessionId: session.sessionId })).toMatchObject({
      isSuccess: false,
    })
    expect(await taker.ask({ sectionType: 'ae.rc' })).toMatchObject({ isSuccess: false })
  })

  it('[TEST-11] the sequence of a diagnostic takes no other test in, and no practice', async () => {
    const first = await taker.start()
    await taker.answerAll(first, 20)
    const { nextGrade } = await taker.result(first)
    const next = { testGrade: nextGrade ?? 0, groupId: first.groupId }
    expect(nextGrade).toBe(5)
    const others = [{ testType: 'mini_test' }, { testLength: 5 }] as const
    for (const other of others)
      expect(await taker.ask({ ...next, ...other })).toMatchObject({ isSuccess: false })
    expect(await taker.start(next)).toMatchObject({ part: 2, groupId: first.groupId })
  })

  it('[SR-30] an english_test: the pool of the grade first, then its lessons and the next passages', async () => {
    const session = await taker.start({ testType: 'english_test', sectionType: 'ae.la', testLength: 30 })
    expect(session.stages).toMatchObject([
      { sectionType: 'ae.ls', targetTime: 9, numberOfProblems: 18 },
      { sectionType: 'ae.rc', targetTime: 21, numberOfProblems: 21 },
    ])
    const ids = await contentIds(session)
    expect(new Set(ids).size).toBe(39)
    expect(ids.slice(0, 12).every((id) => id.startsWith('ae.ls.4.'))).toBe(true)
    expect(ids.slice(12, 18).every((id) => /^k[12]\.P/.test(id))).toBe(true)
    expect(ids.slice(18, 32).every((id) => id.startsWith('ae.rc.4.'))).toBe(true)
    expect(ids.slice(32).every((id) => id.startsWith('ae.rc.3.'))).toBe(true)
  })

  it('[SR-30] an english_test of words goes on with the words of the nearest grades', async () => {
    const session = await taker.start({ testType: 'english_test', sectionType: 'ae.voc', testLength: 20 })
    const grades = (await contentIds(session)).map((id) => Number(id.split('.')[2]))
    expect(grades).toEqual([4, 3, 5, 0, 9].flatMap((grade) => Array<number>(20).fill(grade)))
  })

  it('[TEST-06, CONST-36] an english_test has one of four lengths, a mini_test one of three counts, 10 without one', async () => {
    const english = { testType: 'english_test' as const }
    expect(await taker.ask({ ...english, testLength: 25 })).toMatchObject({
      isSuccess: false,
      message: 'Please input test length!',
    })
    expect(await taker.ask(english)).toMatchObject({ message: 'Please input test length!' })
    expect(await taker.ask({ testType: 'mini_test', testProblems: 12 })).toMatchObject({
      isSuccess: false,
      message: 'Please input problem count!',
    })
    for (const testLength of [20, 30, 45, 60]) {
      const session = await taker.start({ ...english, testLength })
      expect(session).toMatchObject({ testType: 'english_test', testLength })
      await taker.end(session, 'left')
    }
    for (const testProblems of [10, 15, 20, null]) {
      const session = await taker.start({ testType: 'mini_test', testProblems })
      expect(session).toMatchObject({ testType: 'mini_test', testProblems: testProblems ?? 10 })
      await taker.end(session, 'left')
    }
    await expect(taker.ask({ testType: 'other' as 'mini_test' })).rejects.toThrow('400')
  })

  it('[CONST-36, SR-30] a mini_test has 10 problems when no count is chosen, and 20 minutes', async () => {
    const session = await taker.start({ testType: 'mini_test' })
    expect(session.problems).toHaveLength(10)
    expect(session.stages).toMatchObject([{ targetTime: 20, remainingSeconds: 1200 }])
    const mixed = await taker.start({ testType: 'mini_test', sectionType: 'ae.la', testProblems: 20 })
    expect(mixed.stages).toMatchObject([{ sectionType: 'ae.la', numberOfProblems: 20, targetTime: 20 }])
    expect(new Set(mixed.problems.map(({ sectionType }) => sectionType))).toEqual(new Set(['ae.ls', 'ae.rc']))
  })

  it('[TEST-08] the config of a test: ids, type, grade, length, section, names, problems, place and target time', async () => {
    const asked = { firstName: 'Lena', lastName: 'Fischer', testGrade: 4 }
    const first = await taker.start({ ...asked, testType: 'mini_test', testProblems: 15 })
    const wire = wireCodec(calls.startDiagnosticTest.result).toWire(first) as Record<string, unknown>
    expect(wire).toMatchObject({
      test_session_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      test_group_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      test_type: 'mini_test',
      test_grade: 4,
      test_length: 20,
      section_type: 'ae.voc',
      first_name: 'Lena',
      last_name: 'Fischer',
      test_problems: 15,
      section_problems: 15,
      test_current_problem_index: 0,
      target_time: 20,
    })
    await taker.answer(first, 1, 'correct')
    expect(await taker.resume(first)).toMatchObject({ testCurrentProblemIndex: 1 })
    const other = await taker.start({ ...asked, sectionType: 'ae.la' })
    expect(other).toMatchObject({ testProblems: 26, sectionProblems: 12, targetTime: 6 })
    expect(await taker.startReading(other)).toMatchObject({
      testProblems: 26,
      sectionProblems: 14,
      testCurrentProblemIndex: 12,
      targetTime: 14,
    })
    // Where no section has a time of its own, and nothing is to be measured.
    expect(await taker.start({ testGrade: 0, sectionType: 'ae.la' })).toMatchObject({ targetTime: 20 })
  })

  it('[SR-30] a test again asks what was not seen before', async () => {
    const first = await taker.start({ testType: 'mini_test' })
    const seen = await contentIds(first)
    await taker.end(first, 'left')
    const second = await contentIds(await taker.start({ testType: 'mini_test' }))
    expect(second.filter((id) => seen.includes(id))).toEqual([])
  })

  it('gives no problems where the grade has none', async () => {
    expect(await taker.start({ sectionType: 'ae.la', testGrade: 0 })).toMatchObject({
      sessionId: null,
      problems: [],
    })
    expect(await test.db.select().from(testSessions)).toEqual([])
  })

  it('opened twice it is one test, and its clock goes on', async () => {
    const session = await taker.start()
    test.advance(30_000)
    const [a, b] = await Promise.all([taker.start(), taker.start()])
    expect([a.sessionId, b.sessionId]).toEqual([session.sessionId, session.sessionId])
    expect(a).toMatchObject({ isResumed: true, stages: [{ remainingSeconds: 210 }] })
    expect(a.problems).toEqual(session.problems)
  })

  it('[SR-43] the practice test of 5 minutes is for test accounts and admins', async () => {
    expect(await taker.ask({ testLength: 5 })).toMatchObject({ isSuccess: false })
    for (const name of ['af100001', 'admin']) {
      const tester = testTaker(test, await test.login(name))
      const session = await tester.start({ testLength: 5 })
      expect(session.stages).toMatchObject([{ targetTime: 5, numberOfProblems: 20 }])
    }
  })

  it('[SR-04, SR-05] a student without the toggle start_a_test is refused', async () => {
    const student = testTaker(test, await test.login('student'))
    expect(await student.ask()).toMatchObject({
      isSuccess: false,
      message: 'Your account may not use this.',
    })
  })

  it('a student who is not set up yet may take the diagnostic test, and no other', async () => {
    const token = await test.login('student2')
    await test.db.delete(userLearningInfo).where(eq(userLearningInfo.userId, 'student2'))
    const student = testTaker(test, token)
    expect(await student.ask()).toMatchObject({ isSuccess: true })
    expect(await student.ask({ testType: 'mini_test', testProblems: 10 })).toMatchObject({
      code: 'not_allowed',
    })
    const teacher = testTaker(test, await test.login('teacher'))
    expect(await teacher.ask()).toMatchObject({ code: 'not_allowed' })
  })

  it('[TEST-03] names are told once, by an account that has none', async () => {
    const admin = await test.login('admin')
    const made = await test.call('newTestUser', { kind: 'regular' }, admin)
    if (!made.isSuccess) throw new Error(made.message)
    const token = await test.login(made.username)
    const tester = testTaker(test, token)
    expect(await tester.ask()).toMatchObject({ message: 'Please input your first name!' })
    expect(await tester.ask({ firstName: 'Mei' })).toMatchObject({ message: 'Please input your last name!' })
    const session = await tester.start({ firstName: ' Mei ', lastName: 'Sato' })
    expect(await tester.result(session)).toMatchObject({ firstName: 'Mei', lastName: 'Sato' })
    expect(await test.call('userByToken', {}, token)).toMatchObject({
      data: { firstName: 'Mei', lastName: 'Sato' },
    })
    const other = await tester.start({ testType: 'mini_test', firstName: 'Other', lastName: 'Name' })
    expect(await tester.result(other)).toMatchObject({ firstName: 'Mei', lastName: 'Sato' })
  })
})
