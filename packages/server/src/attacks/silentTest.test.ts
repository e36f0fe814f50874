import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { testsPack } from '../testing/testsPack'
import { testTaker } from '../testing/testTaker'

const MINUTE = 60_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ contentPack: testsPack() })
})
afterAll(() => test.close())

describe('whoever goes silent to stop the clock of a test', () => {
  it('[SR-35] has at most three breaks and half an hour, and the result says that it was interrupted', async () => {
    const taker = testTaker(test, await test.login('superstudent'))
    const session = await taker.start()
    const began = test.now().getTime()
    let last = began
    // Every problem is looked up at leisure: an answer, 20 minutes of silence, and back.
    for (const { problemSeq } of session.problems) {
      const reply = await taker.answer(session, problemSeq, 'correct', 3)
      if (reply.isSuccess && !reply.isEnded) last = test.now().getTime()
      else break
      test.advance(20 * MINUTE)
      await taker.askResume(session)
    }
    expect(last - began).toBeLessThan(35 * MINUTE)
    expect(await taker.result(session)).toMatchObject({ isInterrupted: true, resumable: false })
  })

  it('answers without coming back are too late: silence alone gives no time', async () => {
    const taker = testTaker(test, await test.login('superstudent'))
    const session = await taker.start()
    expect(await taker.answer(session, 1, 'correct', 3)).toMatchObject({ isSuccess: true })
    test.advance(10 * MINUTE)
    expect(await taker.answer(session, 2, 'correct', 3)).toMatchObject({ isSuccess: false, code: 'too_late' })
  })
})
