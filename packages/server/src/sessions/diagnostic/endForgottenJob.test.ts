import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { testProblems, testSessions } from '../../db/schema'
import { noJobQueue } from '../../jobs/jobQueue'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { testsPack } from '../../testing/testsPack'
import { testTaker } from '../../testing/testTaker'
import { endForgottenJob } from './endForgottenJob'

const DAY = 86_400_000
const MINUTE = 60_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ contentPack: testsPack() })
})
afterAll(() => test.close())
afterEach(() => void vi.useRealTimers())

const log = { info: () => {}, warn: () => {}, error: () => {} }
const run = (signal?: AbortSignal) =>
  endForgottenJob.run(
    {},
    {
      ...{ db: test.db, jobs: noJobQueue, timeZone: test.config.timeZone, log, now: test.now() },
      ...(signal ? { signal } : {}),
    },
  )

describe('endForgottenJob', () => {
  it('[SR-35] ends tests that nobody has come back to for seven days, with their result, and no others', async () => {
    const forgotten = testTaker(test, await test.login('superstudent'))
    const session = await forgotten.start()
    await forgotten.answer(session, 1, 'correct')
    test.advance(7 * DAY)
    const recent = testTaker(test, await test.login('tutor'))
    await recent.start()
    test.advance(1000)
    await run()
    const rows = await test.db.select().from(testSessions).orderBy(testSessions.startedAt)
    expect(rows.map(({ userId, endReason, region }) => [userId, endReason, region])).toEqual([
      ['superstudent', 'abandoned', 6],
      ['tutor', null, null],
    ])
  })

  it('saves what stood there as of the moment at which it does, however long it has worked for others', async () => {
    const taker = testTaker(test, await test.login('superstudent'))
    const session = await taker.start()
    const { responseJson } = await taker.given(session, 1, 'correct')
    await taker.event(session, 1, { type: 'responded', responseJson })
    test.advance(8 * DAY)
    vi.useFakeTimers({ toFake: ['performance'] })
    const { signal } = new AbortController()
    vi.spyOn(signal, 'throwIfAborted').mockImplementation(() => void vi.advanceTimersByTime(5 * MINUTE))
    await run(signal)
    const saved = eq(testProblems.sessionId, session.sessionId ?? '')
    const [first] = await test.db.select().from(testProblems).where(saved).orderBy(testProblems.seq)
    expect(first?.isCorrect).toBe(true)
    const later = (first?.receivedAt?.getTime() ?? 0) - test.now().getTime()
    expect(later).toBeGreaterThanOrEqual(5 * MINUTE)
  })
})
