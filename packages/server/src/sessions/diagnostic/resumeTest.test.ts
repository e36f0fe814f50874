import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testSessions } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { testsPack } from '../../testing/testsPack'
import { testTaker } from '../../testing/testTaker'

const MINUTE = 60_000
const DAY = 86_400_000

let test: TestApp
let taker: ReturnType<typeof testTaker>
beforeAll(async () => {
  test = await createTestApp({ contentPack: testsPack() })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(testSessions)
  taker = testTaker(test, await test.login('superstudent'))
})

/** A token lives for twelve hours. */
const later = async (milliseconds: number) => {
  test.advance(milliseconds)
  taker = testTaker(test, await test.login('superstudent'))
}

describe('resumeDiagnosticTest', () => {
  it('[API-44] gives the test back as it was: answers, drafts, skipped problems, order', async () => {
    const session = await taker.start()
    const answer = await taker.given(session, 1, 'correct')
    await taker.save(session, [answer])
    await taker.event(session, 2, { type: 'skipped' })
    const draft = (await taker.given(session, 3, 'incorrect')).responseJson
    const shownAt = test.now().getTime()
    await taker.event(session, 3, { type: 'exercise_shown', at: shownAt })
    await taker.event(session, 3, { type: 'responded', responseJson: draft })
    test.advance(10_000)
    const resumed = await taker.resume(session)
    expect(resumed).toMatchObject({
      sessionId: session.sessionId,
      isResumed: true,
      currentProblem: 3,
      stages: [{ remainingSeconds: 230 }],
    })
    expect(resumed.problems.map(({ problem }) => problem)).toEqual(
      session.problems.map(({ problem }) => problem),
    )
    expect(resumed.problems.slice(0, 4).map(({ progress }) => progress)).toEqual([
      {
        answerStatus: 'submitted',
        startTime: null,
        endTime: answer.endTs,
        isSkipped: false,
        responseJson: answer.responseJson,
      },
      { answerStatus: 'init', startTime: null, endTime: null, isSkipped: true, responseJson: null },
      {
        answerStatus: 'init',
        startTime: shownAt,
        endTime: null,
        isSkipped: false,
        responseJson: draft,
      },
      { answerStatus: 'init', startTime: null, endTime: null, isSkipped: false, responseJson: null },
    ])
  })

  it('tells what happened in the running stage, and who comes back goes on from an answered problem', async () => {
    const session = await taker.start({ sectionType: 'ae.la' })
    const startedAt = test.now().getTime()
    const { problems } = session
    const problemIds = problems.map(({ problemId }) => problemId)
    expect(session).toMatchObject({
      startedAt,
      events: [{ type: 'started', at: startedAt, start: { phase: 'test', problemIds } }],
    })
    await taker.answer(session, 1, 'incorrect', 7)
    const at = startedAt + 7_000
    test.advance(2_000)
    const resumed = await taker.resume(session)
    expect(resumed.startedAt).toBe(startedAt)
    expect(resumed.events.slice(1)).toEqual([
      { type: 'exercise_shown', at, problemId: '1' },
      { type: 'answer_submitted', at, problemId: '1' },
      { type: 'advanced', at: at + 2_000, problemId: '1' },
    ])
    expect((await taker.resume(session)).events).toEqual(resumed.events)
    const reading = await taker.startReading(session)
    expect(reading.startedAt).toBe(test.now().getTime())
    expect(reading.events).toMatchObject([
      { type: 'started', start: { problemIds: reading.problems.map(({ problemId }) => problemId) } },
    ])
  })

  it('[SR-35] the time while nobody was there is not used; a minute is, after the last sign of life', async () => {
    const session = await taker.start()
    await taker.answer(session, 1, 'correct', 50)
    test.advance(20 * MINUTE)
    expect(await taker.result(session)).toMatchObject({ resumable: true, startProblemSeq: 2 })
    const resumed = await taker.resume(session)
    expect(resumed.stages).toMatchObject([{ remainingSeconds: 240 - 50 - 60 }])
    test.advance(20_000)
    expect((await taker.resume(session)).stages).toMatchObject([{ remainingSeconds: 110 }])
  })

  it('[SR-35] signs of life use up the time of a student who only looks', async () => {
    const session = await taker.start()
    for (let i = 0; i < 4; i++) {
      test.advance(30_000)
      await taker.event(session, 1, { type: 'active' })
    }
    expect((await taker.resume(session)).stages).toMatchObject([{ remainingSeconds: 120 }])
  })

  it('[SR-35] after 7 days it is refused, and the test has its result', async () => {
    const session = await taker.start({ sectionType: 'ae.la' })
    await taker.answerAll(session, 6)
    await later(7 * DAY)
    expect(await taker.result(session)).toMatchObject({ resumable: true, region: null })
    await later(1000)
    expect(await taker.askResume(session)).toMatchObject({
      isSuccess: false,
      message: 'This test cannot be resumed.',
    })
    expect(await taker.result(session)).toMatchObject({
      resumable: false,
      isInterrupted: false,
      accuracy: 6 / 13,
      region: 5,
    })
  })

  it('[SR-35] who was away from a running stage three times can not come back a fourth time', async () => {
    const session = await taker.start({ sectionType: 'ae.la' })
    await taker.answer(session, 1, 'correct', 5)
    for (let times = 1; times <= 3; times++) {
      test.advance(3 * MINUTE)
      expect((await taker.resume(session)).isResumed).toBe(true)
      // A reload is no absence.
      test.advance(2_000)
      await taker.resume(session)
      // A minute after the last sign of life counts as used.
      await taker.event(session, 2, { type: 'active' })
    }
    test.advance(3 * MINUTE)
    // What would only end it is offered nowhere.
    expect(await taker.result(session)).toMatchObject({ isInterrupted: false, resumable: false })
    expect(await taker.askResume(session)).toMatchObject({
      isSuccess: false,
      message: 'You were away from this test too often or too long, so it has ended.',
    })
    expect(await taker.result(session)).toMatchObject({
      isInterrupted: true,
      resumable: false,
      accuracy: 1 / 13,
      region: 6,
    })
  })

  it('[SR-35] nor by asking for the reading part that runs already', async () => {
    const session = await taker.start({ sectionType: 'ae.la' })
    await taker.startReading(session)
    for (let times = 1; times <= 3; times++) {
      test.advance(3 * MINUTE)
      expect((await taker.startReading(session)).isResumed).toBe(true)
      await taker.event(session, 13, { type: 'active' })
    }
    test.advance(3 * MINUTE)
    expect(await taker.ask({ sectionType: 'ae.rc', sessionId: session.sessionId })).toMatchObject({
      isSuccess: false,
    })
    expect(await taker.result(session)).toMatchObject({ isInterrupted: true, resumable: false })
  })

  it('[SR-35] more than 30 minutes away in all end the test, whoever looks', async () => {
    const session = await taker.start()
    await taker.answer(session, 1, 'correct', 5)
    test.advance(20 * MINUTE)
    await taker.resume(session)
    test.advance(10 * MINUTE - 1000)
    expect(await taker.result(session)).toMatchObject({ resumable: true, isInterrupted: false })
    test.advance(2000)
    expect(await taker.result(session)).toMatchObject({ resumable: false, isInterrupted: true, region: 6 })
    const fresh = await taker.start()
    expect(fresh.isResumed).toBe(false)
    expect(fresh.sessionId).not.toBe(session.sessionId)
  })

  it('[SR-35] without time left it is refused', async () => {
    const session = await taker.start()
    await taker.answer(session, 1, 'correct', 200)
    test.advance(61_000)
    expect(await taker.askResume(session)).toMatchObject({ isSuccess: false })
    expect(await taker.result(session)).toMatchObject({ resumable: false })
  })

  it('[SR-35] a test that was left or finished is not resumed', async () => {
    const session = await taker.start()
    await taker.end(session, 'left')
    expect(await taker.askResume(session)).toMatchObject({ isSuccess: false })
  })

  it('a browser that went away in the first part of language arts goes on with the second', async () => {
    const session = await taker.start({ sectionType: 'ae.la' })
    await taker.answer(session, 1, 'correct', 340)
    await later(DAY)
    const resumed = await taker.resume(session)
    expect(resumed).toMatchObject({
      stageIndex: 1,
      currentProblem: 13,
      stages: [{ status: 'over' }, { status: 'running', remainingSeconds: 840 }],
    })
  })

  it('all problems of the first part answered: the second one waits, however long', async () => {
    const session = await taker.start({ sectionType: 'ae.la' })
    expect(await taker.answerAll(session, 12)).toMatchObject({ isSuccess: true, isEnded: false })
    await later(DAY)
    expect(await taker.result(session)).toMatchObject({ resumable: true, startProblemSeq: 13 })
    expect((await taker.startReading(session)).stages).toMatchObject([
      { status: 'over' },
      { status: 'running', remainingSeconds: 840 },
    ])
  })
})
