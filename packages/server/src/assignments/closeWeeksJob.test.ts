import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assignmentWeeks, tokenDeposits, userLearningInfo } from '../db/schema'
import { noJobQueue } from '../jobs/jobQueue'
import { lockStudent } from '../standing/lockStudent'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { succeeded } from '../testing/gradedPupil'
import { exercisesOf, findSkill, openLearning } from '../testing/learningPupil'
import { closeWeeksJob } from './closeWeeksJob'

const pack = gradedPack({ skills: 4, grade: 2 })
/** Monday, March 9, 11:00 in Los Angeles; its week ends on March 16 at 07:00 of the world. */
const MONDAY = new Date('2026-03-09T18:00:00Z')
const CLOSING = new Date('2026-03-16T07:05:00Z')

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ contentPack: pack, now: MONDAY })
  await test.db.update(userLearningInfo).set({ weeklyTime: 20 })
})
afterAll(() => test.close())

const log = { info: () => {}, warn: () => {}, error: () => {} }
const run = (now: Date) =>
  closeWeeksJob.run({}, { db: test.db, jobs: noJobQueue, now, timeZone: test.config.timeZone, log })
const weeks = () => test.db.select().from(assignmentWeeks).orderBy(assignmentWeeks.userId)
const before = (moment: Date) => new Date(moment.getTime() - 1)

describe('closeWeeksJob', () => {
  it('[SR-21] closes the week of every student on Monday at 00:05, once, without anybody who looks', async () => {
    for (const name of ['student', 'student2']) {
      const token = await test.login(name)
      succeeded(await test.call('getNextAssignmentTask', {}, token))
      if (name === 'student2') continue
      const pupil = await openLearning(test, token, pack, 'k1')
      for (const problem of exercisesOf(findSkill(pack, 'k1')).slice(0, 2)) {
        test.advance(10_000)
        await test.call('saveUserPracticeAnswer', pupil.answer(problem, 'correct'), token)
      }
    }
    await run(before(CLOSING))
    expect((await weeks()).map(({ closedAt }) => closedAt)).toEqual([null, null])
    await run(CLOSING)
    const closed = await weeks()
    expect(closed.map(({ userId, closedAt }) => [userId, closedAt])).toEqual([
      ['student', CLOSING],
      ['student2', CLOSING],
    ])
    expect(closed[0]?.pointsLa).toBeCloseTo(100)
    const deposits = await test.db.select().from(tokenDeposits)
    expect(deposits).toEqual([
      { userId: 'student', reason: `week ${closed[0]?.weekStart}`, tokens: 10, depositedAt: CLOSING },
    ])
    // Two processes at once, and again a week later: nothing is closed or deposited twice.
    await Promise.all([run(CLOSING), run(CLOSING)])
    await run(new Date(CLOSING.getTime() + 7 * 86_400_000))
    expect(await weeks()).toEqual(closed)
    expect(await test.db.select().from(tokenDeposits)).toEqual(deposits)
  })

  // The embedded database has one connection, so nobody can be at work beside the job.
  it.skipIf(!process.env.TEST_DATABASE_URL)(
    '[SR-21] waits for nobody who is at work until all others are closed, and closes his week then',
    async () => {
      await test.db.delete(tokenDeposits)
      await test.db.update(assignmentWeeks).set({ closedAt: null })
      const isClosed = async () => (await weeks()).map(({ closedAt }) => closedAt !== null)
      let closing = Promise.resolve()
      await test.db.transaction(async (tx) => {
        await lockStudent(tx, 'student', 'assignment')
        closing = run(CLOSING)
        await expect.poll(isClosed).toEqual([false, true])
      })
      await closing
      expect(await isClosed()).toEqual([true, true])
      expect(await test.db.select().from(tokenDeposits)).toHaveLength(1)
    },
  )
})
