import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testSessions } from '../../db/schema'
import { noJobQueue } from '../../jobs/jobQueue'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { testsPack } from '../../testing/testsPack'
import { testTaker } from '../../testing/testTaker'
import { endForgottenJob } from './endForgottenJob'

const DAY = 86_400_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ contentPack: testsPack() })
})
afterAll(() => test.close())

describe('endForgottenJob', () => {
  it('[SR-35] ends tests that nobody has come back to for seven days, with their result, and no others', async () => {
    const forgotten = testTaker(test, await test.login('superstudent'))
    const session = await forgotten.start()
    await forgotten.answer(session, 1, 'correct')
    test.advance(7 * DAY)
    const recent = testTaker(test, await test.login('tutor'))
    await recent.start()
    test.advance(1000)
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const context = { db: test.db, jobs: noJobQueue, timeZone: test.config.timeZone, log }
    await endForgottenJob.run({}, { ...context, now: test.now() })
    const rows = await test.db.select().from(testSessions).orderBy(testSessions.startedAt)
    expect(rows.map(({ userId, endReason, region }) => [userId, endReason, region])).toEqual([
      ['superstudent', 'abandoned', 6],
      ['tutor', null, null],
    ])
  })
})
