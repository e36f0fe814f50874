import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { weekOf } from '../calendar/week'
import {
  answers,
  assignmentWeeks,
  contentVersion,
  problems,
  sessionExercises,
  sessions,
  skillMemories,
  skillResults,
  userSkills,
} from '../db/schema'
import type { AssignmentItemPlan } from '../db/schema/assignmentItem'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, standingOf, succeeded } from '../testing/gradedPupil'

const DAY_MS = 86_400_000
/** Of a skill that is not taught any more, which asks for nothing (SR-08). */
const DONE_ITEM: AssignmentItemPlan = {
  ...{ sectionType: 'ae.la', gradeId: 4, type: 'learning', label: 'R1', isExtra: false, path: 'path1' },
  ...{ skillId: 'gone', skillSeq: 1, skillName: 'Gone', chapterId: 1, minutes: 20, since: 0 },
  ...{ start: 0, target: 1, startScore: 0, targetScore: 0 },
}
const SCOPE = { sectionType: 'ae.la', gradeId: 4 } as const

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack({ skills: 8 }) })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(answers)
  await test.db.delete(sessions)
  await test.db.delete(userSkills)
  await test.db.delete(skillMemories)
  token = await test.login('student')
})

const review = async () => succeeded(await test.call('getDailyReview', {}, token))
const take = async () => succeeded(await test.call('takeReview', SCOPE, token))

/** A passed proficiency session over five skills; the first verdict of each may be wrong. */
async function practice(isRight: (index: number) => boolean = () => true) {
  await setLevels(test, Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`k${i + 1}`, 2])))
  const pupil = gradedPupil(test, token)
  await pupil.finish(await pupil.take(), (_, index) => (isRight(index) ? 'correct' : 'incorrect'))
}

async function poolsOf(sessionId: string | null) {
  const rows = await test.db
    .select({ pool: problems.pool })
    .from(sessionExercises)
    .innerJoin(problems, eq(problems.problemId, sessionExercises.problemId))
    .where(eq(sessionExercises.sessionId, sessionId ?? ''))
  return rows.map(({ pool }) => pool)
}

async function later(days: number): Promise<void> {
  test.advance(days * DAY_MS)
  token = await test.login('student')
}

describe('the daily review', () => {
  it('has nothing to ask before anything was learned', async () => {
    expect(await review()).toMatchObject({ due: [], streakDays: 0, isActiveToday: false })
    expect(await take()).toMatchObject({ sessionId: null, problems: [] })
  })

  it('asks what is due, what was not known before what was, and nothing of today', async () => {
    await practice((index) => index > 0)
    expect((await review()).due).toEqual([])
    await later(1)
    expect((await review()).due).toEqual([{ ...SCOPE, count: 1 }])
    await later(30)
    expect((await review()).due).toEqual([{ ...SCOPE, count: 5 }])
    expect((await take()).problems).toHaveLength(5)
  })

  it('asks problems of practice, whose keys it shows, and none of graded work', async () => {
    await practice()
    await later(30)
    const { sessionId } = await take()
    expect(await poolsOf(sessionId)).toEqual(['E', 'E', 'E', 'E', 'E'])
    await test.db.update(sessions).set({ sessionStatus: 'left' })
    await test.db.update(problems).set({ isRetired: true }).where(eq(problems.pool, 'E'))
    await test.db.update(contentVersion).set({ version: 'without practice' })
    expect(await take()).toMatchObject({ sessionId: null, problems: [] })
    await test.db.update(problems).set({ isRetired: false })
    await test.db.update(contentVersion).set({ version: 'graded' })
  })

  it('moves no level, measures nothing, and asks later again for what was remembered', async () => {
    await practice()
    await later(30)
    const before = await Promise.all(
      ['k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8'].map((id) => standingOf(test, id)),
    )
    const results = await test.db.$count(skillResults)
    const session = await take()
    const pupil = gradedPupil(test, token)
    await pupil.finish(session, (_, index) => (index === 0 ? 'incorrect' : 'correct'))
    const [row] = await test.db
      .select()
      .from(sessions)
      .where(eq(sessions.sessionId, session.sessionId ?? ''))
    expect(row).toMatchObject({ phase: 'REVIEW_SESSION', sessionStatus: 'passed', pointsTotal: 0 })
    expect(await test.db.$count(skillResults)).toBe(results)
    for (const standing of before) {
      if (!standing) throw new Error('no standing')
      const after = await standingOf(test, standing.skillId)
      expect(after).toMatchObject({
        level: standing.level,
        accuracyRate: standing.accuracyRate,
        meanTime: standing.meanTime,
      })
    }
    expect((await review()).due).toEqual([])
    await later(1)
    // Only what was forgotten.
    expect((await review()).due).toEqual([{ ...SCOPE, count: 1 }])
  })

  it('gives an unfinished review back', async () => {
    await practice()
    await later(30)
    const first = await take()
    expect(await take()).toMatchObject({ sessionId: first.sessionId, isResumed: true })
  })

  it('is a replay of the log: worked out anew it is the same', async () => {
    await practice((index) => index % 2 === 0)
    await later(12)
    await review()
    const known = await test.db.select().from(skillMemories).orderBy(skillMemories.skillId)
    expect(known).toHaveLength(8)
    await test.db.delete(skillMemories)
    await review()
    expect(await test.db.select().from(skillMemories).orderBy(skillMemories.skillId)).toEqual(known)
  })

  it('a day counts for the streak once a session was passed on it', async () => {
    await practice()
    expect(await review()).toMatchObject({ streakDays: 1, isActiveToday: true })
    await later(1)
    expect(await review()).toMatchObject({ isActiveToday: false })
  })

  it('a full week has earned its freeze when nobody has closed it yet', async () => {
    await test.db.insert(assignmentWeeks).values({
      ...weekOf(test.now(), test.config.timeZone),
      userId: 'student',
      pointsPerMinute: 5,
      items: [DONE_ITEM],
      createdBy: 'student',
      createdAt: test.now(),
    })
    await later(7)
    expect(await review()).toMatchObject({ streakDays: 0, streakFreezes: 1 })
  })

  it('[SR-04] is the own one alone', async () => {
    await expect(test.call('takeReview', { ...SCOPE, userId: 'superstudent' }, token)).rejects.toThrow('403')
  })
})
