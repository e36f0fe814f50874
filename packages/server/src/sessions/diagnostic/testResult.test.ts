import { calls, wireCodec } from '@wordstride/api'
import { makeLearningInfo, planSetup, type Region } from '@wordstride/learning'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testSessions } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { succeeded } from '../../testing/gradedPupil'
import { testsPack } from '../../testing/testsPack'
import { testTaker } from '../../testing/testTaker'

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

const list = async (params: { testsPerPage?: number; pageId?: number } = {}) =>
  succeeded(await test.call('getUserTestResult', params, token))

describe('getTestResult', () => {
  it('[TEST-25, SR-31, API-45] accuracy, speed and region of a part', async () => {
    const session = await taker.start()
    await taker.answerAll(session, 17, 6)
    const result = await taker.result(session)
    expect(result).toMatchObject({
      gradeId: 4,
      testGrade: 4,
      selectedGrade: 4,
      sectionType: 'ae.voc',
      testType: 'diagnostic',
      part: 1,
      accuracy: 0.85,
      speed: 2,
      region: 2,
      recommendation: 'Start at Level 2',
      nextGrade: 5,
      numberOfProblems: 20,
      firstName: 'Lena',
      lastName: 'Fischer',
      testLength: 4,
      resumable: false,
      startProblemSeq: null,
      sessionId: session.sessionId,
      groupId: session.groupId,
      ip: '127.0.0.1',
    })
    expect(result.learningCenterName).toMatch(/\S/)
    expect(result.endTime).toBe(result.startTime + 120_000)
    expect(result.tableData).toHaveLength(20)
    expect(result.tableData[0]).toEqual({
      problemSeq: 1,
      sectionType: 'ae.voc',
      topic: null,
      problem: expect.stringContaining('word'),
      answer: expect.stringContaining('Label of two'),
      rightAnswer: result.tableData[0]?.answer,
      isCorrect: true,
      seconds: 3,
    })
    expect(result.tableData[19]).toMatchObject({
      problemSeq: 20,
      answer: expect.stringContaining('Label of one'),
      rightAnswer: expect.stringContaining('Label of two'),
      isCorrect: false,
    })
  })

  it('[ENT-26] test config, test result, account setup plan and user learning info follow from each other', async () => {
    const session = await taker.start()
    const config = wireCodec(calls.startDiagnosticTest.result).toWire(session)
    expect(Object.keys(config as object)).toEqual(
      expect.arrayContaining([
        ...['test_session_uuid', 'test_group_uuid', 'test_type', 'test_grade', 'test_length', 'section_type'],
        ...['first_name', 'last_name', 'test_problems', 'section_problems', 'test_current_problem_index'],
        'target_time',
      ]),
    )
    await taker.answerAll(session, 17, 6)
    const result = await taker.result(session)
    const told = wireCodec(calls.getTestResult.result).toWire({ isSuccess: true, status: 'success', result })
    expect(Object.keys((told as { result: object }).result)).toEqual(
      expect.arrayContaining([
        ...['grade_id', 'next_grade', 'section_type', 'part', 'accuracy', 'speed', 'region', 'table_data'],
        ...['start_time', 'test_grade', 'selected_grade', 'first_name', 'last_name', 'test_type'],
        ...['test_session_uuid', 'test_group_uuid', 'resumable', 'start_problem_seq', 'test_length'],
        ...['learning_center_name', 'ip'],
      ]),
    )
    const { sectionType: section, gradeId, region } = result
    const placed = { section, gradeId, region: region as Region, endedAt: result.endTime ?? 0 }
    const plan = planSetup([placed])
    // Region 2 is level 2 (SETUP-18).
    expect(plan['ae.voc']).toEqual({
      startingGrade: 4,
      initializations: [{ grade: 4, region: 2, level: 2 }],
    })
    const infos = makeLearningInfo(plan, 5)
    const params = { userId: 'superstudent', updatedBy: 'superstudent', userLearningInfo: infos }
    const sent = wireCodec(calls.upsertUserLearningInfo.params).toWire(params) as {
      user_learning_info: Record<string, unknown>[]
    }
    const words = sent.user_learning_info.find((info) => info.section_type === 'ae.voc')
    expect(words).toMatchObject({
      ...{ section_type: 'ae.voc', start_grade: 4, current_grade: 4, stop_grade: 5, weekly_time: 60 },
      ...{ school_grade: 5, init_skill_status_flag: true, need_assignment: true },
    })
    const ofGrade = {
      grade: 4,
      setSkillLevelToInit: true,
      initialSkillLevel: 2,
      goalScore: expect.any(String),
    }
    expect(words).toMatchObject({
      grade_setup: expect.arrayContaining([{ ...ofGrade, initial10ProblemSetup: false }]),
    })
  })

  it('[SR-31] language arts counts its two stages together', async () => {
    const session = await taker.start({ sectionType: 'ae.la' })
    await taker.answerAll(session, 12, 15)
    const reading = await taker.startReading(session)
    await taker.answerAll(reading, 6, 30)
    const result = await taker.result(session)
    expect(result.accuracy).toBe(18 / 26)
    expect(result.speed).toBe((12 * 30 + 14 * 60) / (12 * 15 + 14 * 30))
    expect(result.region).toBe(4)
    expect(result.nextGrade).toBe(3)
    expect(result.tableData[0]).toMatchObject({ sectionType: 'ae.ls', topic: 'topic1 topic' })
  })

  it('[SR-31] left early: half of the problems count, those of the part that never began too', async () => {
    const session = await taker.start({ sectionType: 'ae.la' })
    for (const seq of [1, 2, 3]) await taker.answer(session, seq, 'correct')
    await taker.end(session, 'left')
    expect((await taker.result(session)).accuracy).toBe(3 / 13)
  })

  it('[TEST-34] every section has a number of problems and a time of its own, and its accuracy, speed, region and next grade', async () => {
    const seen = async (session: Awaited<ReturnType<typeof taker.start>>) =>
      Promise.all(session.problems.map(({ problemSeq }) => taker.contentId(session, problemSeq)))
    const times = ({ stages }: Awaited<ReturnType<typeof taker.start>>) =>
      stages.map(({ sectionType, numberOfProblems, targetTime }) => [
        sectionType,
        numberOfProblems,
        targetTime,
      ])

    const words = await taker.start()
    expect(times(words)).toEqual([['ae.voc', 20, 4]])
    expect(new Set(await seen(words)).size).toBe(20)
    await taker.answerAll(words, 17, 10)
    // 17 of 20; 20 words of 12 seconds in 200.
    expect(await taker.result(words)).toMatchObject({
      ...{ accuracy: 17 / 20, speed: 1.2, region: 2 },
      ...{ recommendation: 'Start at Level 2', nextGrade: 5 },
    })

    const language = await taker.start({ sectionType: 'ae.la' })
    expect(times(language)).toEqual([
      ['ae.ls', 12, 6],
      ['ae.rc', 14, 14],
    ])
    const topics = (await seen(language)).map((id) => /topic\d/.exec(id)?.[0])
    expect(['topic1', 'topic2', 'topic3', 'topic4'].map((t) => topics.filter((one) => one === t))).toEqual(
      [1, 2, 3, 4].map((n) => [`topic${n}`, `topic${n}`, `topic${n}`]),
    )
    await taker.answerAll(language, 10, 20)
    const reading = await taker.startReading(language)
    expect(new Set(await seen(reading)).size).toBe(14)
    await taker.answerAll(reading, 9, 40)
    // 19 of 26; 12 problems of 30 seconds and 14 of 60 in 240 and 560.
    expect(await taker.result(language)).toMatchObject({
      ...{ accuracy: 19 / 26, speed: 1.5, region: 3 },
      ...{ recommendation: 'Start at Level 2', nextGrade: 3 },
    })
  })

  it('tells nothing that is measured before the end', async () => {
    const session = await taker.start()
    await taker.answer(session, 1, 'correct')
    await taker.answer(session, 2, 'incorrect')
    for (const result of [await taker.result(session), (await list()).tests[0]]) {
      expect(result).toMatchObject({
        accuracy: null,
        speed: null,
        region: null,
        recommendation: null,
        nextGrade: null,
        endTime: null,
        resumable: true,
        startProblemSeq: 3,
        tableData: [
          { isCorrect: null, rightAnswer: null },
          { isCorrect: null, rightAnswer: null },
        ],
      })
    }
  })

  it('[SR-17] what the client skips without a fault counts as answered wrongly', async () => {
    const session = await taker.start()
    for (const seq of Array.from({ length: 10 }, (_, i) => i + 1))
      await taker.answer(session, seq, 'correct', 5)
    for (const seq of Array.from({ length: 10 }, (_, i) => i + 11)) {
      await taker.event(session, seq, { type: 'skipped', message: 'The problem could not be shown.' })
    }
    expect(await taker.result(session)).toMatchObject({ accuracy: 0.5, region: 5 })
  })

  it('[SR-04] staff reads the tests of its students; another student does not', async () => {
    const session = await taker.start()
    const params = { userId: 'superstudent', sessionId: session.sessionId ?? '' }
    const tutor = await test.login('tutor')
    expect(succeeded(await test.call('getTestResult', params, tutor)).result.part).toBe(1)
    expect(await test.call('getTestResult', { ...params, userId: 'tutor' }, tutor)).toMatchObject({
      isSuccess: false,
    })
    await expect(test.call('getTestResult', params, await test.login('student'))).rejects.toThrow('403')
  })
})

describe('the sequence of parts', () => {
  const part = async (testGrade: number, correct: number, group: string | null) => {
    const session = await taker.start({ testGrade, groupId: group })
    await taker.answerAll(session, correct, 6)
    return { session, result: await taker.result(session) }
  }

  it('[TEST-11] a next grade is another part of it, none is the end of the sequence', async () => {
    const first = await part(4, 5, null)
    expect(first.result).toMatchObject({ part: 1, region: 6, nextGrade: 3 })
    const { groupId, sectionType } = first.session
    const second = await part(3, 20, groupId)
    expect(second.session).toMatchObject({ groupId, sectionType, part: 2, testGrade: 3 })
    expect(second.result).toMatchObject({ part: 2, region: 1, nextGrade: null, selectedGrade: 4 })
    expect(await taker.ask({ testGrade: 2, groupId })).toMatchObject({ isSuccess: false })
    expect((await taker.result(first.session)).nextGrade).toBe(3)
  })

  it('a part of another grade than the one named, or after the end, is refused', async () => {
    const { session } = await part(4, 20, null)
    const group = session.groupId
    expect(await taker.ask({ testGrade: 3, groupId: group })).toMatchObject({ isSuccess: false })
    expect(await taker.ask({ testGrade: 5, groupId: group, sectionType: 'ae.la' })).toMatchObject({
      isSuccess: false,
    })
    expect(await taker.ask({ testGrade: 5, groupId: session.sessionId })).toMatchObject({
      isSuccess: false,
    })
    expect(await taker.start({ testGrade: 5, groupId: group })).toMatchObject({ part: 2 })
  })

  it('[SR-32, C-30] ends at grade 9, at Kindergarten, and where there are no problems', async () => {
    expect((await part(9, 20, null)).result).toMatchObject({ region: 1, nextGrade: null })
    expect((await part(0, 0, null)).result).toMatchObject({ region: 6, nextGrade: null })
    expect((await part(5, 20, null)).result).toMatchObject({ region: 1, nextGrade: null })
  })

  it('english_test and mini_test have no next part', async () => {
    const session = await taker.start({ testType: 'mini_test' })
    await taker.answerAll(session, 10, 6)
    expect(await taker.result(session)).toMatchObject({ region: 1, nextGrade: null })
  })
})

describe('getUserTestResult', () => {
  it('[API-47, SR-35] newest first, a page at a time', async () => {
    expect(await list()).toMatchObject({ tests: [], pages: 0 })
    for (const testGrade of [3, 4, 5]) {
      await taker.end(await taker.start({ testGrade }), 'left')
      test.advance(1000)
    }
    const first = await list({ testsPerPage: 2 })
    expect(first.pages).toBe(2)
    expect(first.tests.map(({ testGrade }) => testGrade)).toEqual([5, 4])
    const second = await list({ testsPerPage: 2, pageId: 2 })
    expect(second.tests.map(({ testGrade }) => testGrade)).toEqual([3])
    expect((await list({ testsPerPage: 2, pageId: 3 })).tests).toEqual([])
  })

  it('[SR-43] the practice test is not among them, and is not measured', async () => {
    const admin = await test.login('admin')
    const tester = testTaker(test, admin)
    const session = await tester.start({ testLength: 5 })
    await tester.answerAll(session, 20, 6)
    const result = await tester.result(session)
    expect(result).toMatchObject({
      isPractice: true,
      accuracy: null,
      speed: null,
      region: null,
      recommendation: null,
      nextGrade: null,
    })
    expect(result.endTime).not.toBeNull()
    for (const { isCorrect, rightAnswer } of result.tableData)
      expect([isCorrect, rightAnswer]).toEqual([null, null])
    const [row] = await test.db.select().from(testSessions)
    expect(row).toMatchObject({ accuracy: null, speed: null, region: null })
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
