import { randomUUID } from 'node:crypto'
import { foldSession } from '@wordstride/learning'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { problems, testProblems, testSessions } from '../../db/schema'
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

const answersOf = async ({ sessionId }: TestReply) => {
  const rows = await test.db
    .select()
    .from(testProblems)
    .where(eq(testProblems.sessionId, sessionId ?? ''))
    .orderBy(testProblems.seq)
  return rows.filter(({ isCorrect }) => isCorrect !== null)
}

const typesOf = (reply: Awaited<ReturnType<typeof taker.save>>): string[] =>
  reply.isSuccess
    ? reply.events.map((event) => ('problemId' in event ? `${event.type} ${event.problemId}` : event.type))
    : []

describe('saveTestAnswer', () => {
  it('[TEST-20, API-35] saves a right and a wrong answer alike, and tells no verdict', async () => {
    const session = await taker.start()
    const right = await taker.answer(session, 1, 'correct')
    const wrong = await taker.answer(session, 2, 'incorrect')
    for (const reply of [right, wrong]) {
      expect(reply).toEqual({
        isSuccess: true,
        status: 'success',
        isEnded: false,
        outcomes: [{ answerId: expect.any(String), problemId: expect.any(String), outcome: 'saved' }],
        events: expect.any(Array),
      })
    }
    expect(typesOf(right)).toEqual(['exercise_shown 1', 'answer_submitted 1'])
    expect(typesOf(wrong)).toEqual(['advanced 1', 'exercise_shown 2', 'answer_submitted 2'])
    expect((await answersOf(session)).map(({ isCorrect }) => isCorrect)).toEqual([true, false])
  })

  it('[ERR-23, SR-17] refuses an incomplete answer and saves nothing', async () => {
    const session = await taker.start()
    expect(await taker.answer(session, 1, 'not_answered')).toMatchObject({
      isSuccess: false,
      status: 'error',
      message: 'Your Answer is Incomplete',
      outcomes: [{ problemId: '1', outcome: 'not_answered' }],
    })
    expect(await answersOf(session)).toEqual([])
    expect(await taker.answer(session, 1, 'correct')).toMatchObject({ isSuccess: true })
  })

  it('[SR-17] the id of an answer in an earlier test is refused, though the problem has the same number there', async () => {
    const before = await taker.start()
    const first = await taker.given(before, 1, 'correct')
    await taker.save(before, [first])
    await taker.end(before, 'left')
    const session = await taker.start()
    const copied = await taker.given(session, 1, 'correct', { answerId: first.answerId })
    expect(copied.problemId).toBe(first.problemId)
    expect(await taker.save(session, [copied])).toMatchObject({
      isSuccess: false,
      code: 'answer_of_other_problem',
    })
    expect(await answersOf(session)).toEqual([])
  })

  it('[SR-17] sending one twice saves it once; another answer to the same problem does not replace it', async () => {
    const session = await taker.start()
    test.advance(5000)
    const first = await taker.given(session, 1, 'correct')
    await taker.save(session, [first])
    const again = { ...first, responseJson: (await taker.given(session, 1, 'incorrect')).responseJson }
    expect(await taker.save(session, [again])).toMatchObject({ outcomes: [{ outcome: 'saved' }] })
    expect(await taker.save(session, [{ ...first, answerId: randomUUID() }])).toMatchObject({
      outcomes: [{ outcome: 'saved' }],
    })
    test.advance(5000)
    expect(await taker.answer(session, 1, 'incorrect')).toMatchObject({
      isSuccess: true,
      outcomes: [{ outcome: 'already_answered' }],
      events: [{ type: 'answer_submitted', problemId: '1' }],
    })
    expect(await answersOf(session)).toMatchObject([{ seq: 1, isCorrect: true, answerId: first.answerId }])
  })

  it('[SR-17] what is stored of its times lies between the start of the test and now', async () => {
    const session = await taker.start()
    const opened = test.now().getTime()
    test.advance(5000)
    const HOUR = 3_600_000
    const lie = { startTs: opened - HOUR, endTs: opened + HOUR }
    await taker.event(session, 1, { type: 'exercise_shown', at: opened - HOUR })
    await taker.save(session, [await taker.given(session, 1, 'correct', lie)])
    expect(await answersOf(session)).toMatchObject([
      { shownAt: opened, startTs: opened, endTs: opened + 5000 },
    ])
    expect((await taker.resume(session)).problems[0]?.progress).toMatchObject({ endTime: opened + 5000 })
  })

  it('[SR-17] twice in one message, under two ids, it is one attempt, right or wrong', async () => {
    const session = await taker.start()
    test.advance(5000)
    const first = await taker.given(session, 1, 'incorrect')
    const again = { ...first, answerId: randomUUID() }
    const later = { ...first, answerId: randomUUID(), startTs: first.startTs + 1 }
    expect(await taker.save(session, [first, again, later])).toMatchObject({
      outcomes: [{ outcome: 'saved' }, { outcome: 'saved' }, { outcome: 'already_answered' }],
    })
    expect(await answersOf(session)).toMatchObject([{ isCorrect: false, answerId: first.answerId }])
  })

  it('[SR-17] an id that stands for another answer is refused', async () => {
    const session = await taker.start()
    const first = await taker.given(session, 1, 'correct')
    await taker.save(session, [first])
    const second = await taker.given(session, 2, 'correct')
    expect(await taker.save(session, [{ ...second, answerId: first.answerId }])).toMatchObject({
      isSuccess: false,
    })
    const third = await taker.given(session, 3, 'correct', { answerId: second.answerId })
    expect(await taker.save(session, [second, third])).toMatchObject({ isSuccess: false })
    expect(await answersOf(session)).toHaveLength(1)
  })

  it('saves several answers at once, also those that waited for the network', async () => {
    const session = await taker.start()
    const answers = await Promise.all([1, 2, 3].map((seq) => taker.given(session, seq, 'correct')))
    answers.push(await taker.given(session, 4, 'not_answered'))
    expect(await taker.save(session, answers)).toMatchObject({
      isSuccess: true,
      outcomes: [
        { outcome: 'saved' },
        { outcome: 'saved' },
        { outcome: 'saved' },
        { outcome: 'not_answered' },
      ],
    })
    expect(await answersOf(session)).toHaveLength(3)
  })

  it('an answer to a problem further on is refused and changes nothing; the one before it comes first', async () => {
    const session = await taker.start()
    const ahead = await taker.given(session, 2, 'correct')
    expect(await taker.save(session, [ahead])).toMatchObject({
      isSuccess: false,
      message: 'This problem is not the one to answer now.',
      outcomes: [{ problemId: '2', outcome: 'not_now' }],
    })
    expect(await answersOf(session)).toEqual([])
    expect((await taker.resume(session)).currentProblem).toBe(1)
    await taker.answer(session, 1, 'correct')
    expect(await taker.save(session, [ahead])).toMatchObject({ outcomes: [{ outcome: 'saved' }] })
  })

  it.each([
    ['cannot be read any more', { subProblemItems: [] }],
    ['is of a type that was taken out', { problem_type: 'taken_out' }],
  ])('a problem that %s holds nobody up', async (_, change) => {
    const session = await taker.start()
    await taker.answer(session, 1, 'correct')
    const contentId = await taker.contentId(session, 2)
    const [stored] = await test.db.select().from(problems).where(eq(problems.problemId, contentId))
    const broken = { ...stored?.problem, ...change } as NonNullable<typeof stored>['problem']
    await test.db.update(problems).set({ problem: broken }).where(eq(problems.problemId, contentId))
    const resumed = await taker.resume(session)
    expect(resumed.currentProblem).toBe(3)
    const state = foldSession(resumed.events)
    expect(state?.row.map(({ problemId }) => problemId)).toEqual(
      resumed.problems.map(({ problemId }) => problemId),
    )
    expect(state?.row[state.index]?.problemId).toBe('3')
    expect(await taker.answer(session, 3, 'correct')).toMatchObject({ outcomes: [{ outcome: 'saved' }] })
    await test.db
      .update(problems)
      .set(stored ?? {})
      .where(eq(problems.problemId, contentId))
  })

  it('[SR-30] accepts answers until 30 seconds after the end, and none later', async () => {
    const session = await taker.start()
    await taker.answer(session, 1, 'correct', 239)
    expect(await taker.answer(session, 2, 'correct', 30)).toMatchObject({ isSuccess: true })
    expect(await taker.answer(session, 3, 'correct', 2)).toMatchObject({
      isSuccess: false,
      outcomes: [{ outcome: 'too_late' }],
    })
    expect(await answersOf(session)).toHaveLength(2)
    expect(await taker.result(session)).toMatchObject({ resumable: false, tableData: [{}, {}] })
  })

  it('[SR-30] the last answer of the first part is accepted for 30 seconds after it, too', async () => {
    const session = await taker.start({ sectionType: 'ae.la' })
    test.advance(360_000)
    const late = await taker.given(session, 1, 'correct')
    await taker.end(session, 'timed_out', { sectionType: 'ae.ls' })
    await taker.startReading(session)
    test.advance(29_000)
    expect(await taker.save(session, [late])).toMatchObject({ isSuccess: true })
    const later = await taker.given(session, 2, 'correct')
    test.advance(2000)
    expect(await taker.save(session, [later])).toMatchObject({ outcomes: [{ outcome: 'too_late' }] })
  })

  it('a problem of the second part is not answered before that part', async () => {
    const session = await taker.start({ sectionType: 'ae.la' })
    expect(await taker.answer(session, 13, 'correct')).toMatchObject({ isSuccess: false })
    expect(await answersOf(session)).toEqual([])
  })

  it('[SR-04] the test of another student is not known', async () => {
    const session = await taker.start()
    const answer = await taker.given(session, 1, 'correct')
    const other = testTaker(test, await test.login('af100001'))
    expect(await other.save(session, [answer])).toMatchObject({ isSuccess: false })
    expect(await other.askResume(session)).toMatchObject({ isSuccess: false })
    expect(await other.event(session, 1, { type: 'active' })).toMatchObject({ isSuccess: false })
    expect(await answersOf(session)).toEqual([])
  })

  it('a response that is none of the type is a 400', async () => {
    const session = await taker.start()
    const answer = { ...(await taker.given(session, 1, 'correct')), responseJson: '{"nonsense":1}' }
    await expect(taker.save(session, [answer])).rejects.toThrow('400')
    expect(await answersOf(session)).toEqual([])
  })
})

describe('the end of a test', () => {
  it('comes with the answer to the last problem', async () => {
    const session = await taker.start()
    expect(await taker.answerAll(session, 20)).toMatchObject({ isEnded: true })
    expect(await taker.result(session)).toMatchObject({
      accuracy: 1,
      resumable: false,
      startProblemSeq: null,
    })
  })

  it('[C-38] leaving saves the complete answer that stood there, and ends the test', async () => {
    const session = await taker.start()
    await taker.answer(session, 1, 'correct')
    const standing = await taker.given(session, 2, 'correct')
    expect(await taker.save(session, [standing], { testEnd: 'left' })).toMatchObject({
      outcomes: [{ outcome: 'saved' }],
      isEnded: true,
    })
    expect(await taker.result(session)).toMatchObject({ accuracy: 2 / 10, resumable: false })
  })

  it('[C-38] an incomplete one is left out, and the test ends all the same', async () => {
    const session = await taker.start()
    const standing = await taker.given(session, 1, 'not_answered')
    expect(await taker.save(session, [standing], { testEnd: 'left' })).toMatchObject({
      isSuccess: true,
      outcomes: [{ outcome: 'not_answered' }],
      isEnded: true,
    })
    expect(await answersOf(session)).toEqual([])
  })

  it('the time of the first part ends that part, the time of the last one the test', async () => {
    const session = await taker.start({ sectionType: 'ae.la' })
    test.advance(360_000)
    expect(await taker.end(session, 'timed_out', { sectionType: 'ae.ls' })).toMatchObject({
      isEnded: false,
    })
    await taker.startReading(session)
    expect(await taker.end(session, 'timed_out', { sectionType: 'ae.ls' }), 'sent again').toMatchObject({
      isEnded: false,
    })
    test.advance(14 * 60_000)
    expect(await taker.end(session, 'timed_out', { sectionType: 'ae.rc' })).toMatchObject({ isEnded: true })
  })

  it('leaving in the first part of language arts ends the test', async () => {
    const session = await taker.start({ sectionType: 'ae.la' })
    expect(await taker.end(session, 'left')).toMatchObject({ isEnded: true })
    expect(await taker.ask({ sectionType: 'ae.rc', sessionId: session.sessionId })).toMatchObject({
      isSuccess: false,
    })
  })

  it('sent twice it is one end', async () => {
    const session = await taker.start()
    await taker.answer(session, 1, 'correct')
    await taker.end(session, 'left')
    const result = await taker.result(session)
    test.advance(60_000)
    expect(await taker.end(session, 'left')).toMatchObject({ isSuccess: true, isEnded: true })
    expect(await taker.result(session)).toEqual(result)
  })

  it('[C-38] a browser that went away: the draft that was complete counts when the time is up', async () => {
    const session = await taker.start()
    const draft = await taker.given(session, 1, 'correct')
    await taker.event(session, 1, { type: 'exercise_shown', at: draft.startTs })
    test.advance(200_000)
    await taker.event(session, 1, { type: 'responded', responseJson: draft.responseJson })
    test.advance(61_000)
    const result = await taker.result(session)
    expect(result).toMatchObject({ resumable: false, tableData: [{ problemSeq: 1, isCorrect: true }] })
    expect(result.endTime).toBe(result.startTime + 240_000)
  })
})
