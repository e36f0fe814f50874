import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testSessions } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { succeeded } from '../testing/gradedPupil'
import { testsPack } from '../testing/testsPack'
import { testTaker } from '../testing/testTaker'

let test: TestApp
let token: string
let taker: ReturnType<typeof testTaker>
beforeAll(async () => {
  test = await createTestApp({ contentPack: testsPack() })
  token = await test.login('superstudent')
  taker = testTaker(test, token)
})
afterAll(() => test.close())
beforeEach(() => test.db.delete(testSessions))

const list = async (params: { tests_per_page?: number; page_id?: number } = {}) =>
  succeeded(await test.call('getUserTestResult', params, token))

describe('getTestResult', () => {
  it('[TEST-25, SR-31, API-45] accuracy, speed and region of a part', async () => {
    const session = await taker.start()
    await taker.answerAll(session, 17, 6)
    const result = await taker.result(session)
    expect(result).toMatchObject({
      grade_id: 4,
      test_grade: 4,
      selected_grade: 4,
      section_type: 'ae.voc',
      test_type: 'diagnostic',
      part: 1,
      accuracy: 0.85,
      speed: 2,
      region: 2,
      recommendation: 'Start at Level 2',
      next_grade: 5,
      number_of_problems: 20,
      first_name: 'Lena',
      last_name: 'Fischer',
      test_length: 4,
      resumable: false,
      start_problem_seq: null,
      test_session_uuid: session.test_session_uuid,
      test_group_uuid: session.test_group_uuid,
      ip: '127.0.0.1',
    })
    expect(result.learning_center_name).toMatch(/\S/)
    expect(result.end_time).toBe(result.start_time + 120_000)
    expect(result.table_data).toHaveLength(20)
    expect(result.table_data[0]).toEqual({
      problem_seq: 1,
      section_type: 'ae.voc',
      topic: null,
      answer: expect.stringContaining('Label of two'),
      is_correct: true,
      seconds: 3,
    })
    expect(result.table_data[19]).toMatchObject({ problem_seq: 20, is_correct: false })
  })

  it('[SR-31] language arts counts its two stages together', async () => {
    const session = await taker.start({ section_type: 'ae.la' })
    await taker.answerAll(session, 12, 15)
    const reading = await taker.startReading(session)
    await taker.answerAll(reading, 6, 30)
    const result = await taker.result(session)
    expect(result.accuracy).toBe(18 / 26)
    expect(result.speed).toBe((12 * 30 + 14 * 60) / (12 * 15 + 14 * 30))
    expect(result.region).toBe(4)
    expect(result.next_grade).toBe(3)
    expect(result.table_data[0]).toMatchObject({ section_type: 'ae.ls', topic: 'topic1 topic' })
  })

  it('[SR-31] left early: half of the problems count, those of the part that never began too', async () => {
    const session = await taker.start({ section_type: 'ae.la' })
    for (const seq of [1, 2, 3]) await taker.answer(session, seq, 'correct')
    await taker.end(session, 'left')
    expect((await taker.result(session)).accuracy).toBe(3 / 13)
  })

  it('[TEST-34] tells nothing that is measured before the end', async () => {
    const session = await taker.start()
    await taker.answer(session, 1, 'correct')
    await taker.answer(session, 2, 'incorrect')
    for (const result of [await taker.result(session), (await list()).tests[0]]) {
      expect(result).toMatchObject({
        accuracy: null,
        speed: null,
        region: null,
        recommendation: null,
        next_grade: null,
        end_time: null,
        resumable: true,
        start_problem_seq: 3,
        table_data: [{ is_correct: null }, { is_correct: null }],
      })
    }
  })

  it('[SR-04] staff reads the tests of its students; another student does not', async () => {
    const session = await taker.start()
    const params = { user_id: 'superstudent', test_session_uuid: session.test_session_uuid ?? '' }
    const tutor = await test.login('tutor')
    expect(succeeded(await test.call('getTestResult', params, tutor)).result.part).toBe(1)
    expect(await test.call('getTestResult', { ...params, user_id: 'tutor' }, tutor)).toMatchObject({
      is_success: false,
    })
    await expect(test.call('getTestResult', params, await test.login('student'))).rejects.toThrow('403')
  })
})

describe('the sequence of parts', () => {
  const part = async (test_grade: number, correct: number, group: string | null) => {
    const session = await taker.start({ test_grade, test_group_uuid: group })
    await taker.answerAll(session, correct, 6)
    return { session, result: await taker.result(session) }
  }

  it('[TEST-11, TEST-13] goes down to the grade that fits and does not repeat one', async () => {
    const first = await part(4, 5, null)
    expect(first.result).toMatchObject({ part: 1, region: 6, next_grade: 3 })
    const group = first.session.test_group_uuid
    const second = await part(3, 20, group)
    expect(second.session.test_group_uuid).toBe(group)
    expect(second.result).toMatchObject({ part: 2, region: 1, next_grade: null, selected_grade: 4 })
    expect((await taker.result(first.session)).next_grade).toBe(3)
  })

  it('[TEST-11] a part of another grade than the one named, or after the end, is refused', async () => {
    const { session } = await part(4, 20, null)
    const group = session.test_group_uuid
    expect(await taker.ask({ test_grade: 3, test_group_uuid: group })).toMatchObject({ is_success: false })
    expect(await taker.ask({ test_grade: 5, test_group_uuid: group, section_type: 'ae.la' })).toMatchObject({
      is_success: false,
    })
    expect(await taker.ask({ test_grade: 5, test_group_uuid: session.test_session_uuid })).toMatchObject({
      is_success: false,
    })
    expect(await taker.start({ test_grade: 5, test_group_uuid: group })).toMatchObject({ part: 2 })
  })

  it('[SR-32, C-30] ends at grade 9, at Kindergarten, and where there are no problems', async () => {
    expect((await part(9, 20, null)).result).toMatchObject({ region: 1, next_grade: null })
    expect((await part(0, 0, null)).result).toMatchObject({ region: 6, next_grade: null })
    expect((await part(5, 20, null)).result).toMatchObject({ region: 1, next_grade: null })
  })

  it('[TEST-11] english_test and mini_test have no next part', async () => {
    const session = await taker.start({ test_type: 'mini_test' })
    await taker.answerAll(session, 10, 6)
    expect(await taker.result(session)).toMatchObject({ region: 1, next_grade: null })
  })
})

describe('getUserTestResult', () => {
  it('[TEST-28, API-47, SR-35] newest first, a page at a time', async () => {
    expect(await list()).toMatchObject({ tests: [], pages: 0 })
    for (const test_grade of [3, 4, 5]) {
      await taker.end(await taker.start({ test_grade }), 'left')
      test.advance(1000)
    }
    const first = await list({ tests_per_page: 2 })
    expect(first.pages).toBe(2)
    expect(first.tests.map(({ test_grade }) => test_grade)).toEqual([5, 4])
    const second = await list({ tests_per_page: 2, page_id: 2 })
    expect(second.tests.map(({ test_grade }) => test_grade)).toEqual([3])
    expect((await list({ tests_per_page: 2, page_id: 3 })).tests).toEqual([])
  })

  it('[SR-43] the practice test is not among them', async () => {
    const admin = await test.login('admin')
    const tester = testTaker(test, admin)
    const session = await tester.start({ test_length: 5 })
    await tester.answerAll(session, 20, 6)
    expect(await tester.result(session)).toMatchObject({ accuracy: 1, next_grade: null })
    expect(await test.call('getUserTestResult', {}, admin)).toMatchObject({ tests: [], pages: 0 })
  })

  it('[SR-35] an unfinished test is listed as resumable until its time is up', async () => {
    const session = await taker.start()
    await taker.answer(session, 1, 'correct', 200)
    expect((await list()).tests).toMatchObject([{ resumable: true }])
    test.advance(70_000)
    expect((await list()).tests).toMatchObject([{ resumable: false, accuracy: 0.1 }])
  })
})
