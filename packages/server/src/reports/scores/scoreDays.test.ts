import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gradeStandings, scoreDays, sessions, skillResults, userLearningInfo } from '../../db/schema'
import { noJobQueue } from '../../jobs/jobQueue'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { scoreDaysJob } from './scoreDaysJob'

/** Wednesday, March 11, 23:50 in Los Angeles. */
const NIGHT = new Date('2026-03-12T06:50:00Z')
const DAY = 86_400_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: NIGHT })
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [scoreDays, gradeStandings, skillResults, sessions]) await test.db.delete(table)
})

const log = { info: () => {}, warn: () => {}, error: () => {} }
const run = (now: Date) =>
  scoreDaysJob.run({}, { db: test.db, jobs: noJobQueue, now, timeZone: test.config.timeZone, log })

async function stand(projectedScore: number, gradeId = 2, userId = 'student') {
  const score = { projectedScore, highestScore: 95 }
  await test.db
    .insert(gradeStandings)
    .values({ userId, sectionType: 'ae.la', gradeId, ...score })
    .onConflictDoUpdate({
      target: [gradeStandings.userId, gradeStandings.sectionType, gradeStandings.gradeId],
      set: score,
    })
}

async function worked(endedAt: string, endScore: number | null) {
  const sessionId = randomUUID()
  await test.db.insert(sessions).values({
    sessionId,
    userId: 'student',
    phase: 'PROFICIENCY_SESSION',
    sectionType: 'ae.la',
    gradeId: 2,
    skillId: null,
    sessionStatus: endScore === null ? 'in_progress' : 'left',
    startedAt: new Date(new Date(endedAt).getTime() - 60_000),
    endedAt: endScore === null ? null : new Date(endedAt),
    locStartTime: '',
    startingLevel: 0,
    endingLevel: 0,
    startingScore: 0,
    endScore,
  })
  return sessionId
}

/** A result by which the grade gets the score; its session is still open. */
async function scores(at: string, projectedScore: number, gradeId = 2) {
  const sessionId = await worked(at, null)
  const state = {
    level: 1,
    isSecondTry: false,
    hasDroppedToZero: false,
    accuracyRate: null,
    meanTimeSeconds: null,
  }
  await test.db.insert(skillResults).values({
    userId: 'student',
    sectionType: 'ae.la',
    gradeId,
    skillId: 'k1',
    phase: 'PROFICIENCY_SESSION',
    sessionId,
    problemId: 'p',
    firstTimeCorrect: 1,
    overtime: 0,
    isLargeGain: false,
    before: state,
    after: state,
    decidedAt: new Date(at),
  })
  await stand(projectedScore, gradeId)
}

const kept = async (userId = 'student', gradeId = 2) => {
  const rows = await test.db
    .select()
    .from(scoreDays)
    .where(and(eq(scoreDays.userId, userId), eq(scoreDays.gradeId, gradeId)))
    .orderBy(asc(scoreDays.day))
  return rows.map(({ day, projectedScore }) => [day, projectedScore])
}

describe('scoreDaysJob', () => {
  it('writes the day of the region, and nothing for a day without a change', async () => {
    await stand(12.5)
    await run(NIGHT)
    await run(new Date(NIGHT.getTime() + DAY))
    await stand(20)
    await run(new Date(NIGHT.getTime() + 2 * DAY))
    expect(await kept()).toEqual([
      ['2026-03-11', 12.5],
      ['2026-03-13', 20],
    ])
  })

  it('running it again on a day leaves the last score of it, and one row', async () => {
    await stand(12.5)
    await run(new Date(NIGHT.getTime() - 6 * 3_600_000))
    await stand(13)
    await run(NIGHT)
    await run(NIGHT)
    expect(await kept()).toEqual([['2026-03-11', 13]])
  })

  it('a score is of the day on which it came, where the server was off at night and kept it the next day', async () => {
    // 07:00 of Friday, Monday and Tuesday.
    await run(new Date('2026-03-06T15:00:00Z'))
    await scores('2026-03-06T23:00:00Z', 10)
    await run(new Date('2026-03-09T14:00:00Z'))
    // Monday 23:59, which is Tuesday elsewhere.
    await scores('2026-03-10T06:59:00Z', 50)
    await scores('2026-03-10T07:01:00Z', 60, 3)
    await run(new Date('2026-03-10T14:00:00Z'))
    await run(new Date('2026-03-10T14:00:00Z'))
    expect(await kept()).toEqual([
      ['2026-03-06', 10],
      ['2026-03-09', 50],
    ])
    expect(await kept('student', 3)).toEqual([['2026-03-10', 60]])
  })

  it('a score that a setup has raised is of the day of the setup, and leaves the days before it', async () => {
    await scores('2026-03-06T23:00:00Z', 10)
    await run(NIGHT)
    const isRaised = and(eq(userLearningInfo.userId, 'student'), eq(userLearningInfo.sectionType, 'ae.la'))
    const [before] = await test.db.select().from(userLearningInfo).where(isRaised)
    const raise = { setUpAt: new Date('2026-03-10T18:00:00Z'), raisedGrades: [{ grade: 2, level: 1 }] }
    await test.db.update(userLearningInfo).set(raise).where(isRaised)
    await stand(40)
    await run(NIGHT)
    expect(await kept()).toEqual([
      ['2026-03-06', 10],
      ['2026-03-10', 40],
    ])
    await test.db
      .update(userLearningInfo)
      .set({ ...before })
      .where(isRaised)
  })

  it('a score that changes without a result after what is kept is of the day of the run', async () => {
    await scores('2026-03-06T23:00:00Z', 10)
    await stand(20)
    await test.db
      .insert(scoreDays)
      .values({ userId: 'student', sectionType: 'ae.la', gradeId: 2, day: '2026-03-09', projectedScore: 15 })
    await run(NIGHT)
    expect(await kept()).toEqual([
      ['2026-03-09', 15],
      ['2026-03-11', 20],
    ])
  })

  it('keeps grades and students apart', async () => {
    await stand(10, 2)
    await stand(30, 3)
    await stand(50, 2, 'student2')
    await run(NIGHT)
    expect(await kept('student', 2)).toEqual([['2026-03-11', 10]])
    expect(await kept('student', 3)).toEqual([['2026-03-11', 30]])
    expect(await kept('student2', 2)).toEqual([['2026-03-11', 50]])
  })

  it('a grade without a row gets its past from the sessions, the last of each day', async () => {
    await worked('2026-03-09T18:00:00Z', 5)
    await worked('2026-03-10T03:00:00Z', 6)
    await worked('2026-03-10T18:00:00Z', 9)
    await worked('2026-03-11T18:00:00Z', null)
    await stand(11)
    await run(NIGHT)
    expect(await kept()).toEqual([
      ['2026-03-09', 6],
      ['2026-03-10', 9],
      ['2026-03-11', 11],
    ])
    await worked('2026-03-08T18:00:00Z', 1)
    await run(NIGHT)
    expect(await kept()).toHaveLength(3)
  })
})
