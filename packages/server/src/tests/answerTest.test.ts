import { randomUUID } from 'node:crypto'
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

const answersOf = async ({ test_session_uuid }: TestReply) => {
  const rows = await test.db
    .select()
    .from(testProblems)
    .where(eq(testProblems.sessionUuid, test_session_uuid ?? ''))
    .orderBy(testProblems.seq)
  return rows.filter(({ isCorrect }) => isCorrect !== null)
}

describe('saveTestAnswer', () => {
  it('[TEST-20, API-35] saves a right and a wrong answer alike, and tells no verdict', async () => {
    const session = await taker.start()
    const right = await taker.answer(session, 1, 'correct')
    const wrong = await taker.answer(session, 2, 'incorrect')
    for (const reply of [right, wrong]) {
      expect(reply).toEqual({
        is_success: true,
        status: 'success',
        is_ended: false,
        outcomes: [{ answer_id: expect.any(String), problem_id: expect.any(String), outcome: 'saved' }],
      })
    }
    expect((await answersOf(session)).map(({ isCorrect }) => isCorrect)).toEqual([true, false])
  })

  it('[TEST-16, ERR-23, SR-17] refuses an incomplete answer and saves nothing', async () => {
    const session = await taker.start()
    expect(await taker.answer(session, 1, 'not_answered')).toMatchObject({
      is_success: false,
      status: 'error',
      message: 'Your Answer is Incomplete',
      outcomes: [{ problem_id: '1', outcome: 'not_answered' }],
    })
    expect(await answersOf(session)).toEqual([])
    expect(await taker.answer(session, 1, 'correct')).toMatchObject({ is_success: true })
  })

  it('[SR-17] sending one twice saves it once; another answer to the same problem does not replace it', async () => {
    const session = await taker.start()
    const first = await taker.given(session, 1, 'correct')
    await taker.save(session, [first])
    const again = { ...first, group_answer: (await taker.given(session, 1, 'incorrect')).group_answer }
    expect(await taker.save(session, [again])).toMatchObject({ outcomes: [{ outcome: 'saved' }] })
    expect(await taker.save(session, [{ ...first, answer_id: randomUUID() }])).toMatchObject({
      outcomes: [{ outcome: 'saved' }],
    })
    test.advance(5000)
    expect(await taker.answer(session, 1, 'incorrect')).toMatchObject({
      is_success: true,
      outcomes: [{ outcome: 'already_answered' }],
    })
    expect(await answersOf(session)).toMatchObject([{ seq: 1, isCorrect: true, answerId: first.answer_id }])
  })

  it('[SR-17] an id that stands for another answer is refused', async () => {
    const session = await taker.start()
    const first = await taker.given(session, 1, 'correct')
    await taker.save(session, [first])
    const second = await taker.given(session, 2, 'correct')
    expect(await taker.save(session, [{ ...second, answer_id: first.answer_id }])).toMatchObject({
      is_success: false,
    })
    const third = await taker.given(session, 3, 'correct', { answer_id: second.answer_id })
    expect(await taker.save(session, [second, third])).toMatchObject({ is_success: false })
    expect(await answersOf(session)).toHaveLength(1)
  })

  it('saves several answers at once, also those that waited for the network', async () => {
    const session = await taker.start()
    const answers = await Promise.all([1, 2, 3].map((seq) => taker.given(session, seq, 'correct')))
    answers.push(await taker.given(session, 4, 'not_answered'))
    expect(await taker.save(session, answers)).toMatchObject({
      is_success: true,
      outcomes: [
        { outcome: 'saved' },
        { outcome: 'saved' },
        { outcome: 'saved' },
        { outcome: 'not_answered' },
      ],
    })
    expect(await answersOf(session)).toHaveLength(3)
  })

  it('[SR-30] accepts answers until 30 seconds after the end, and none later', async () => {
    const session = await taker.start()
    await taker.answer(session, 1, 'correct', 239)
    expect(await taker.answer(session, 2, 'correct', 30)).toMatchObject({ is_success: true })
    expect(await taker.answer(session, 3, 'correct', 2)).toMatchObject({
      is_success: false,
      outcomes: [{ outcome: 'too_late' }],
    })
    expect(await answersOf(session)).toHaveLength(2)
    expect(await taker.result(session)).toMatchObject({ resumable: false, table_data: [{}, {}] })
  })

  it('[SR-30] the last answer of the first part is accepted for 30 seconds after it, too', async () => {
    const session = await taker.start({ section_type: 'ae.la' })
    test.advance(360_000)
    const late = await taker.given(session, 1, 'correct')
    await taker.end(session, 'timed_out', { section_type: 'ae.ls' })
    await taker.startReading(session)
    test.advance(29_000)
    expect(await taker.save(session, [late])).toMatchObject({ is_success: true })
    const later = await taker.given(session, 2, 'correct')
    test.advance(2000)
    expect(await taker.save(session, [later])).toMatchObject({ outcomes: [{ outcome: 'too_late' }] })
  })

  it('a problem of the second part is not answered before that part', async () => {
    const session = await taker.start({ section_type: 'ae.la' })
    expect(await taker.answer(session, 13, 'correct')).toMatchObject({ is_success: false })
    expect(await answersOf(session)).toEqual([])
  })

  it('[SR-04] the test of another student is not known', async () => {
    const session = await taker.start()
    const answer = await taker.given(session, 1, 'correct')
    const other = testTaker(test, await test.login('af100001'))
    expect(await other.save(session, [answer])).toMatchObject({ is_success: false })
    expect(await other.askResume(session)).toMatchObject({ is_success: false })
    expect(await other.event(session, 1, { type: 'active' })).toMatchObject({ is_success: false })
    expect(await answersOf(session)).toEqual([])
  })

  it('a response that is none of the type is a 400', async () => {
    const session = await taker.start()
    const answer = { ...(await taker.given(session, 1, 'correct')), group_answer: '{"nonsense":1}' }
    await expect(taker.save(session, [answer])).rejects.toThrow('400')
    expect(await answersOf(session)).toEqual([])
  })
})

describe('the end of a test', () => {
  it('[TEST-12] comes with the answer to the last problem', async () => {
    const session = await taker.start()
    expect(await taker.answerAll(session, 20)).toMatchObject({ is_ended: true })
    expect(await taker.result(session)).toMatchObject({
      accuracy: 1,
      resumable: false,
      start_problem_seq: null,
    })
  })

  it('[TEST-12, C-38] leaving saves the complete answer that stood there, and ends the test', async () => {
    const session = await taker.start()
    await taker.answer(session, 1, 'correct')
    const standing = await taker.given(session, 2, 'correct')
    expect(await taker.save(session, [standing], { test_end: 'left' })).toMatchObject({
      outcomes: [{ outcome: 'saved' }],
      is_ended: true,
    })
    expect(await taker.result(session)).toMatchObject({ accuracy: 2 / 10, resumable: false })
  })

  it('[TEST-12, C-38] an incomplete one is left out, and the test ends all the same', async () => {
    const session = await taker.start()
    const standing = await taker.given(session, 1, 'not_answered')
    expect(await taker.save(session, [standing], { test_end: 'left' })).toMatchObject({
      is_success: true,
      outcomes: [{ outcome: 'not_answered' }],
      is_ended: true,
    })
    expect(await answersOf(session)).toEqual([])
  })

  it('[TEST-10, TEST-12] the time of the first part ends that part, the time of the last one the test', async () => {
    const session = await taker.start({ section_type: 'ae.la' })
    test.advance(360_000)
    expect(await taker.end(session, 'timed_out', { section_type: 'ae.ls' })).toMatchObject({
      is_ended: false,
    })
    await taker.startReading(session)
    expect(await taker.end(session, 'timed_out', { section_type: 'ae.ls' }), 'sent again').toMatchObject({
      is_ended: false,
    })
    test.advance(14 * 60_000)
    expect(await taker.end(session, 'timed_out', { section_type: 'ae.rc' })).toMatchObject({ is_ended: true })
  })

  it('[TEST-12] leaving in the first part of language arts ends the test', async () => {
    const session = await taker.start({ section_type: 'ae.la' })
    expect(await taker.end(session, 'left')).toMatchObject({ is_ended: true })
    expect(
      await taker.ask({ section_type: 'ae.rc', test_session_uuid: session.test_session_uuid }),
    ).toMatchObject({ is_success: false })
  })

  it('sent twice it is one end', async () => {
    const session = await taker.start()
    await taker.answer(session, 1, 'correct')
    await taker.end(session, 'left')
    const result = await taker.result(session)
    test.advance(60_000)
    expect(await taker.end(session, 'left')).toMatchObject({ is_success: true, is_ended: true })
    expect(await taker.result(session)).toEqual(result)
  })

  it('[C-38] a browser that went away: the draft that was complete counts when the time is up', async () => {
    const session = await taker.start()
    const draft = await taker.given(session, 1, 'correct')
    await taker.event(session, 1, { type: 'exercise_shown', at: draft.start_ts })
    test.advance(200_000)
    await taker.event(session, 1, { type: 'responded', group_answer: draft.group_answer })
    test.advance(61_000)
    const result = await taker.result(session)
    expect(result).toMatchObject({ resumable: false, table_data: [{ problem_seq: 1, is_correct: true }] })
    expect(result.end_time).toBe(result.start_time + 240_000)
  })
})
