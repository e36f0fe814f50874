import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '../db/schema'
import { noJobQueue } from '../jobs/jobQueue'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { setupPack, setupPupil } from '../testing/setupPupil'
import { endLeftJob } from './endLeftJob'

const DAY = 86_400_000
const MONDAY = new Date('2026-03-09T18:00:00Z')
const ID = 'superstudent'

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: setupPack(), now: MONDAY })
  token = await test.login(ID)
  const pupil = setupPupil(test, ID, token)
  await pupil.hasResult({ section: 'ae.la', gradeId: 4, region: 3 })
  await pupil.hasResult({ section: 'ae.voc', gradeId: 5, region: 4 })
  const plan = pupil.plan([
    { section: 'ae.la', gradeId: 4, region: 3 },
    { section: 'ae.voc', gradeId: 5, region: 4 },
  ])
  succeeded(await pupil.setUp(plan))
  succeeded(await pupil.assign())
})
afterAll(() => test.close())

const run = () =>
  endLeftJob.run(
    {},
    {
      ...{ db: test.db, jobs: noJobQueue, now: test.now(), timeZone: 'UTC' },
      log: { info: () => {}, warn: () => {}, error: () => {} },
    },
  )
const rowOf = async (sessionId: string | null) => {
  const [row] = await test.db
    .select()
    .from(sessions)
    .where(eq(sessions.sessionId, sessionId ?? ''))
  return row
}

describe('a session that was left without a word', () => {
  it('ends after thirty days, where it was last heard of, with the points of its week; a later one goes on', async () => {
    await setLevels(test, { b1: 1 }, { user: ID })
    const pupil = gradedPupil(test, token)
    const left = await pupil.take()
    await pupil.check(left, left.problems[0]?.problemId ?? '', 'correct')
    const lastHeard = test.now()
    const weekPoints = async () =>
      succeeded(await test.call('getUserThisWeekAssignment', {}, token)).points.total
    const earned = await weekPoints()
    expect(earned).toBeGreaterThan(0)
    expect(await rowOf(left.sessionId)).toMatchObject({ endedAt: null, pointsTotal: 0 })

    test.advance(29 * DAY)
    await run()
    expect((await rowOf(left.sessionId))?.sessionStatus).toBe('in_progress')
    token = await test.login(ID)
    const running = await gradedPupil(test, token).take()
    expect(running.sessionId).not.toBe(left.sessionId)

    test.advance(DAY)
    await run()
    const ended = await rowOf(left.sessionId)
    expect(ended).toMatchObject({ sessionStatus: 'left', endedAt: lastHeard })
    expect(ended?.pointsTotal).toBeCloseTo(earned, 1)
    expect((await rowOf(running.sessionId))?.sessionStatus).toBe('in_progress')
    await run()
    expect(await rowOf(left.sessionId)).toEqual(ended)
  })
})
