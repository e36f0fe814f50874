import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testProblems, testSessions } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { testsPack } from '../testing/testsPack'
import { type TestReply, testTaker } from '../testing/testTaker'

let test: TestApp
let taker: ReturnType<typeof testTaker>
beforeAll(async () => {
  test = await createTestApp({ contentPack: testsPack() })
  taker = testTaker(test, await test.login('superstudent'))
})
afterAll(() => test.close())
beforeEach(() => test.db.delete(testSessions))

const contentIds = async ({ test_session_uuid }: TestReply) => {
  const rows = await test.db
    .select()
    .from(testProblems)
    .where(eq(testProblems.sessionUuid, test_session_uuid ?? ''))
    .orderBy(testProblems.seq)
  return rows.map(({ problemId }) => problemId)
}

describe('startDiagnosticTest', () => {
  it('[TEST-14, SR-30, API-43] a vocabulary part has 20 words in 4 minutes', async () => {
    const session = await taker.start({ section_type: 'ae.voc' })
    expect(session).toMatchObject({
      is_resumed: false,
      test_type: 'diagnostic',
      section_type: 'ae.voc',
      test_grade: 4,
      test_length: 4,
      part: 1,
      stage_index: 0,
      current_problem: 1,
      stages: [
        {
          section_type: 'ae.voc',
          target_time: 4,
          number_of_problems: 20,
          status: 'running',
          remaining_seconds: 240,
        },
      ],
    })
    expect(session.problems.map(({ problem_seq }) => problem_seq)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    )
    expect(session.test_session_uuid).not.toBe(session.test_group_uuid)
  })

  it('[TEST-09, TEST-14, C-14] language arts has 12 problems in 6 minutes, then 14 about texts in 14', async () => {
    const session = await taker.start({ section_type: 'ae.la' })
    expect(session).toMatchObject({
      test_length: 6,
      stages: [
        { section_type: 'ae.ls', target_time: 6, number_of_problems: 12, status: 'running' },
        { section_type: 'ae.rc', target_time: 14, number_of_problems: 14, status: 'waiting' },
      ],
    })
    expect(session.problems).toHaveLength(12)
    expect(JSON.stringify(session)).not.toContain('Text of one')

    const reading = await taker.startReading(session)
    expect(reading).toMatchObject({
      test_session_uuid: session.test_session_uuid,
      test_group_uuid: session.test_group_uuid,
      stage_index: 1,
      current_problem: 13,
      stages: [
        { status: 'over', remaining_seconds: 0 },
        { status: 'running', remaining_seconds: 14 * 60 },
      ],
    })
    expect(reading.problems.map(({ problem_seq }) => problem_seq)).toEqual(
      Array.from({ length: 14 }, (_, i) => i + 13),
    )
    expect(reading.problems.every(({ section_type }) => section_type === 'ae.rc')).toBe(true)
  })

  it('[TEST-09] asking for the second part twice does not start its clock again', async () => {
    const session = await taker.start({ section_type: 'ae.la' })
    await taker.startReading(session)
    test.advance(20_000)
    const again = await taker.startReading(session)
    expect(again.stages[1]?.remaining_seconds).toBe(14 * 60 - 20)
  })

  it('[TEST-09] a second part that there is not is refused', async () => {
    const session = await taker.start({ section_type: 'ae.voc' })
    expect(
      await taker.ask({ section_type: 'ae.rc', test_session_uuid: session.test_session_uuid }),
    ).toMatchObject({ is_success: false })
    expect(await taker.ask({ section_type: 'ae.rc' })).toMatchObject({ is_success: false })
  })

  it('[SR-30] an english_test: the pool of the grade first, then its lessons and the next passages', async () => {
    const session = await taker.start({ test_type: 'english_test', section_type: 'ae.la', test_length: 30 })
    expect(session.stages).toMatchObject([
      { section_type: 'ae.ls', target_time: 9, number_of_problems: 18 },
      { section_type: 'ae.rc', target_time: 21, number_of_problems: 21 },
    ])
    const ids = await contentIds(session)
    expect(new Set(ids).size).toBe(39)
    expect(ids.slice(0, 12).every((id) => id.startsWith('ae.ls.4.'))).toBe(true)
    expect(ids.slice(12, 18).every((id) => /^k[12]\.P/.test(id))).toBe(true)
    expect(ids.slice(18, 32).every((id) => id.startsWith('ae.rc.4.'))).toBe(true)
    expect(ids.slice(32).every((id) => id.startsWith('ae.rc.3.'))).toBe(true)
  })

  it('[SR-30] an english_test of words goes on with the words of the nearest grades', async () => {
    const session = await taker.start({ test_type: 'english_test', section_type: 'ae.voc', test_length: 20 })
    const grades = (await contentIds(session)).map((id) => Number(id.split('.')[2]))
    expect(grades).toEqual([4, 3, 5, 0, 9].flatMap((grade) => Array<number>(20).fill(grade)))
  })

  it('[TEST-06, CONST-36] an english_test has one of four lengths, a mini_test one of three counts', async () => {
    const english = { test_type: 'english_test' as const }
    expect(await taker.ask({ ...english, test_length: 25 })).toMatchObject({
      is_success: false,
      message: 'Please input test length!',
    })
    expect(await taker.ask(english)).toMatchObject({ message: 'Please input test length!' })
    expect(await taker.ask({ test_type: 'mini_test', test_problems: 12 })).toMatchObject({
      is_success: false,
      message: 'Please input problem count!',
    })
  })

  it('[CONST-36, SR-30] a mini_test has 10 problems when no count is chosen, and 20 minutes', async () => {
    const session = await taker.start({ test_type: 'mini_test' })
    expect(session.problems).toHaveLength(10)
    expect(session.stages).toMatchObject([{ target_time: 20, remaining_seconds: 1200 }])
    const mixed = await taker.start({ test_type: 'mini_test', section_type: 'ae.la', test_problems: 20 })
    expect(mixed.stages).toMatchObject([{ section_type: 'ae.la', number_of_problems: 20, target_time: 20 }])
    expect(new Set(mixed.problems.map(({ section_type }) => section_type))).toEqual(
      new Set(['ae.ls', 'ae.rc']),
    )
  })

  it('[SR-30] a test again asks what was not seen before', async () => {
    const first = await taker.start({ test_type: 'mini_test' })
    const seen = await contentIds(first)
    await taker.end(first, 'left')
    const second = await contentIds(await taker.start({ test_type: 'mini_test' }))
    expect(second.filter((id) => seen.includes(id))).toEqual([])
  })

  it('[TEST-19, ERR-22] gives no problems where the grade has none', async () => {
    expect(await taker.start({ section_type: 'ae.la', test_grade: 0 })).toMatchObject({
      test_session_uuid: null,
      problems: [],
    })
    expect(await test.db.select().from(testSessions)).toEqual([])
  })

  it('[TEST-23] opened twice it is one test, and its clock goes on', async () => {
    const session = await taker.start()
    test.advance(30_000)
    const [a, b] = await Promise.all([taker.start(), taker.start()])
    expect([a.test_session_uuid, b.test_session_uuid]).toEqual([
      session.test_session_uuid,
      session.test_session_uuid,
    ])
    expect(a).toMatchObject({ is_resumed: true, stages: [{ remaining_seconds: 210 }] })
    expect(a.problems).toEqual(session.problems)
  })

  it('[SR-43] the practice test of 5 minutes is for test accounts and admins', async () => {
    expect(await taker.ask({ test_length: 5 })).toMatchObject({ is_success: false })
    for (const name of ['af100001', 'admin']) {
      const tester = testTaker(test, await test.login(name))
      const session = await tester.start({ test_length: 5 })
      expect(session.stages).toMatchObject([{ target_time: 5, number_of_problems: 20 }])
    }
  })

  it('[SR-04, SR-05] a student without the toggle start_a_test is refused', async () => {
    const student = testTaker(test, await test.login('student'))
    expect(await student.ask()).toMatchObject({
      is_success: false,
      message: 'Your account may not use this.',
    })
  })

  it('[TEST-03] names are told once, by an account that has none', async () => {
    const admin = await test.login('admin')
    const made = await test.call('newTestUser', { kind: 'regular' }, admin)
    if (!made.is_success) throw new Error(made.message)
    const token = await test.login(made.username)
    const tester = testTaker(test, token)
    expect(await tester.ask()).toMatchObject({ message: 'Please input your first name!' })
    expect(await tester.ask({ first_name: 'Mei' })).toMatchObject({ message: 'Please input your last name!' })
    const session = await tester.start({ first_name: ' Mei ', last_name: 'Sato' })
    expect(await tester.result(session)).toMatchObject({ first_name: 'Mei', last_name: 'Sato' })
    expect(await test.call('userByToken', {}, token)).toMatchObject({
      data: { first_name: 'Mei', last_name: 'Sato' },
    })
    const other = await tester.start({ test_type: 'mini_test', first_name: 'Other', last_name: 'Name' })
    expect(await tester.result(other)).toMatchObject({ first_name: 'Mei', last_name: 'Sato' })
  })
})
