import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testProblems, testSessions } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { succeeded } from '../../testing/gradedPupil'
import { asStoredBefore, raiseVersions } from '../../testing/raiseVersions'
import { testsPack } from '../../testing/testsPack'
import { type TestReply, testTaker } from '../../testing/testTaker'
import { testResponse } from '../../testing/wireResponse'

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

/** All that is stored of tests gets the form it had before the update. */
async function update(): Promise<void> {
  for (const row of await test.db.select().from(testProblems)) {
    const before = (json: string | null) => json && JSON.stringify(asStoredBefore(JSON.parse(json)))
    await test.db
      .update(testProblems)
      .set({
        presentation: asStoredBefore(row.presentation),
        responseJson: before(row.responseJson),
        draft: before(row.draft),
      })
      .where(and(eq(testProblems.sessionId, row.sessionId), eq(testProblems.seq, row.seq)))
  }
  raiseVersions()
}

const keepDraft = async (session: TestReply, seq: number) =>
  taker.event(session, seq, {
    type: 'responded',
    responseJson: await testResponse(test, session.sessionId ?? '', seq, 'correct'),
  })

describe('a test that was begun before a new version of its problem types', () => {
  it('has the same result afterwards', async () => {
    const session = await taker.start()
    await taker.answerAll(session, 12)
    const before = await taker.result(session)
    await update()
    expect(await taker.result(session)).toEqual(before)
    const { tests } = succeeded(await test.call('getUserTestResult', {}, token))
    expect(tests.map(({ accuracy }) => accuracy)).toEqual([before.accuracy])
  })

  it('goes on as it stood, and what was entered before counts at its end', async () => {
    const session = await taker.start()
    await taker.answer(session, 1, 'correct')
    await keepDraft(session, 2)
    const before = await taker.resume(session)
    await update()
    const after = await taker.resume(session)
    expect(after.problems).toEqual(before.problems)
    await taker.end(session, 'timed_out')
    expect((await taker.result(session)).tableData.map(({ isCorrect }) => isCorrect)).toEqual([true, true])
  })

  it('takes answers and drafts of the new version, beside those of the old one', async () => {
    const session = await taker.start()
    await taker.answer(session, 1, 'correct')
    await update()
    await taker.answer(session, 2, 'correct')
    await keepDraft(session, 3)
    expect((await taker.resume(session)).problems[2]?.progress.responseJson).toEqual(expect.any(String))
    await taker.end(session, 'timed_out')
    const { tableData } = await taker.result(session)
    expect(tableData.map(({ isCorrect }) => isCorrect)).toEqual([true, true, true])
    for (const { answer, rightAnswer } of tableData) expect(answer).toBe(rightAnswer)
  })
})
