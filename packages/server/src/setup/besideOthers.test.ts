import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/database'
import { rowsOf } from '../db/rowsOf'
import { userCenters, userLearningInfo, userSkills, users } from '../db/schema'
import { lockStudent } from '../standing/lockStudent'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { setupPack, setupPupil } from '../testing/setupPupil'
import { waitFor } from '../testing/waitFor'
import { lockSetup } from './lockSetup'

const ID = 'superstudent'

/** The embedded database has one connection: nobody waits for a lock there. */
describe.skipIf(!process.env.TEST_DATABASE_URL)('a setup beside other work of the student', () => {
  const log: string[] = []
  let test: TestApp
  let token: string
  beforeAll(async () => {
    test = await createTestApp({
      contentPack: setupPack(),
      now: new Date('2026-03-09T18:00:00Z'),
      environment: { LOG_LEVEL: 'warn' },
      logTo: { write: (line) => void log.push(line) },
    })
    token = await test.login(ID)
  })
  afterAll(() => test.close())

  const someoneWaits = async () => {
    const found = await test.db.execute(sql`
      select 1 from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`)
    return rowsOf(found).length > 0
  }

  it('is done again when it and a deletion wait for each other, and is there once', async () => {
    const pupil = setupPupil(test, ID, token)
    const deletion = (work: () => Promise<unknown>) =>
      test.db.transaction(async (tx: Database) => {
        // The one that looks for deadlocks first gives up: not this one.
        await tx.execute(sql`set local deadlock_timeout = '1min'`)
        await tx.select().from(users).where(eq(users.userId, ID)).for('update')
        const done = work()
        await waitFor(someoneWaits)
        await lockStudent(tx, ID, 'tests')
        return { done }
      })
    const { done } = await deletion(() => pupil.setUp(pupil.plan([])))
    expect(await done).toMatchObject({ isSuccess: true })
    expect(log.filter((line) => line.includes('run again after a deadlock'))).toHaveLength(1)
    expect(log.filter((line) => line.includes('request failed'))).toEqual([])
    expect(await test.db.$count(userLearningInfo, eq(userLearningInfo.userId, ID))).toBe(2)
  })

  it('an answer that counts for a week has no row while it waits for a setup', async () => {
    const pupil = gradedPupil(test, token)
    await setLevels(test, { a1: 1, a2: 1 }, { user: ID, grade: 2 })
    succeeded(await test.call('getNextAssignmentTask', {}, token))
    const session = await pupil.take({ grade: 2 })
    const [exercise] = session.problems
    if (!exercise) throw new Error('There is no problem.')
    const skill = and(eq(userSkills.userId, ID), eq(userSkills.skillId, exercise.skillId))
    const { checked } = await test.db.transaction(async (tx: Database) => {
      await lockSetup(tx, ID)
      const checked = pupil.check(session, exercise.problemId, 'correct')
      await waitFor(someoneWaits)
      await tx.select().from(userSkills).where(skill).for('update', { noWait: true })
      await tx.execute(
        sql`select 1 from sessions where user_id = ${ID} and session_id = ${session.sessionId}::uuid for update nowait`,
      )
      return { checked }
    })
    expect((await checked).skillLevel).toBe(2)
  })

  it('[SR-04] is not made by somebody whose reach the student has left meanwhile', async () => {
    const pupil = setupPupil(test, ID, await test.login('lcadmin'))
    const { done } = await test.db.transaction(async (tx: Database) => {
      await lockStudent(tx, ID, 'tests')
      const done = pupil.setUp(pupil.plan([]))
      await waitFor(someoneWaits)
      await tx.update(userCenters).set({ centerId: 3 }).where(eq(userCenters.userId, ID))
      return { done }
    })
    expect(await done).toMatchObject({ isSuccess: false, code: 'not_allowed' })
    expect(await test.db.$count(userLearningInfo, eq(userLearningInfo.setUpBy, 'lcadmin'))).toBe(0)
  })
})
