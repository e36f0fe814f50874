import type { GoalFields } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database'
import { goals, gradeStandings, staffActions, tokenDeposits, userLearningInfo } from '../../db/schema'
import { noJobQueue } from '../../jobs/jobQueue'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { gradedPack } from '../../testing/gradedPack'
import { type GradedReply, gradedPupil, setLevels, succeeded } from '../../testing/gradedPupil'
import { untilWaitedFor } from '../../testing/untilWaitedFor'
import { settleGoals } from './settleGoals'
import { settleGoalsJob } from './settleGoalsJob'

const NOW = new Date('2026-03-11T18:00:00Z')
const GRADE = 4

let test: TestApp
const token: Record<string, string> = {}
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack({ grade: GRADE }), now: NOW })
  for (const name of ['student', 'student2', 'teacher', 'tutor', 'lcadmin', 'admin'])
    token[name] = await test.login(name)
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [goals, gradeStandings, tokenDeposits, staffActions]) await test.db.delete(table)
  await test.db.update(userLearningInfo).set({ currentGrade: 2 })
})

const goal = (change: Partial<GoalFields> = {}): GoalFields => ({
  goalDate: '2026-06-01',
  laGrade: GRADE,
  laGoalScore: 88,
  vocGrade: null,
  vocGoalScore: null,
  reward: 'A visit to the zoo',
  ...change,
})
const save = (by: string, change: Partial<GoalFields> = {}, goalId: string | null = null) =>
  test.call('saveGoal', { userId: 'student', goalId, goal: goal(change) }, token[by])
const own = async () => succeeded(await test.call('getUserGoal', {}, token.student))
const stand = (gradeId: number, highestScore: number, sectionType: 'ae.la' | 'ae.voc' = 'ae.la') =>
  test.db
    .insert(gradeStandings)
    .values({ userId: 'student', sectionType, gradeId, projectedScore: highestScore, highestScore })
const deposits = async () =>
  (await test.db.select().from(tokenDeposits).where(eq(tokenDeposits.userId, 'student'))).map(
    ({ reason, tokens }) => `${reason}: ${tokens}`,
  )

/** Answers an afficiency session, after which the score of the grade is 97 and more. */
async function workUp(): Promise<void> {
  const ids = Array.from({ length: 7 }, (_, i) => `k${i + 1}`)
  const top = { level: 4, accuracyRate: 0.99, meanTimeSeconds: 10 }
  await setLevels(test, Object.fromEntries(ids.map((id) => [id, top])), { grade: GRADE })
  const session = await test.call(
    'takeAfficiency',
    { sectionType: 'ae.la', gradeId: GRADE, lowAccuracySkillCount: 4, randomSkillCount: 2 },
    token.student,
  )
  await gradedPupil(test, token.student ?? '').finish(succeeded(session) as GradedReply)
}

describe('getUserGoal', () => {
  it('[API-18] [ENT-06] [SR-27] gives the goals by date, with the current grade, on the wire', async () => {
    await save('tutor', { goalDate: '2026-08-01', vocGrade: 5, vocGoalScore: 92.5 })
    await save('tutor', {
      goalDate: '2026-04-01',
      laGrade: null,
      laGoalScore: null,
      vocGrade: 3,
      vocGoalScore: 90,
    })
    await test.db
      .update(userLearningInfo)
      .set({ currentGrade: 3 })
      .where(eq(userLearningInfo.sectionType, 'ae.la'))
    const body = { function: 'getUserGoal', params: { user_id: 'student' } }
    expect(await test.post('usergoal', body, { token: token.student ?? '' })).toEqual({
      status: 200,
      body: {
        is_success: true,
        status: 'success',
        message: '',
        current_grade: 2,
        my_goal: [
          {
            goal_id: expect.any(String),
            goal_date: '2026-04-01',
            la_grade: null,
            la_goal_score: null,
            voc_grade: 3,
            voc_goal_score: 90,
            reward: 'A visit to the zoo',
            reached_at: null,
          },
          {
            goal_id: expect.any(String),
            goal_date: '2026-08-01',
            la_grade: 4,
            la_goal_score: 88,
            voc_grade: 5,
            voc_goal_score: 92.5,
            reward: 'A visit to the zoo',
            reached_at: null,
          },
        ],
      },
    })
  })

  it('says so when there is none, and is not for other students', async () => {
    expect(await own()).toMatchObject({
      myGoal: [],
      message:
        'No goals and rewards have been set. Please set your goals and rewards with your advisor and parents as soon as possible.',
    })
    const foreign = { function: 'getUserGoal', params: { user_id: 'student' } }
    expect((await test.post('usergoal', foreign, { token: token.student2 ?? '' })).status).toBe(403)
  })
})

describe('a goal', () => {
  it('[SR-27] is set by tutor, lcadmin and admin alone: no student has one for himself', async () => {
    for (const name of ['tutor', 'lcadmin', 'admin'])
      expect(await save(name)).toMatchObject({ isSuccess: true })
    for (const name of ['student', 'teacher'])
      expect(await save(name)).toMatchObject({ isSuccess: false, code: 'not_allowed' })
    const params = { userId: 'student', goalId: null, goal: goal() }
    await expect(test.call('saveGoal', params, token.student2)).rejects.toThrow('403')
    expect((await own()).myGoal).toHaveLength(3)
    const set = { userId: 'student', goalId: (await own()).myGoal[0]?.goalId ?? '' }
    expect(await test.call('endGoal', set, token.student)).toMatchObject({ code: 'not_allowed' })
    expect(await test.call('getGoalRecord', { userId: 'student' }, token.student)).toMatchObject({
      code: 'not_allowed',
    })
  })

  it('is for learners: an administrator has none', async () => {
    const params = { userId: 'tutor', goalId: null, goal: goal() }
    expect(await test.call('saveGoal', params, token.lcadmin)).toMatchObject({ code: 'not_allowed' })
  })

  it.each([
    ['no section', { laGrade: null, laGoalScore: null }, 'goal_without_score'],
    ['a grade without a score', { laGoalScore: null }, 'goal_without_score'],
    ['a score without a grade', { vocGoalScore: 90 }, 'goal_without_score'],
    ['yesterday', { goalDate: '2026-03-10' }, 'goal_past'],
    ['what is there already', { laGrade: 1, laGoalScore: 80 }, 'goal_reached'],
  ] as const)('with %s is refused', async (_, change, code) => {
    await stand(1, 80)
    expect(await save('tutor', change)).toMatchObject({ isSuccess: false, code })
    expect((await own()).myGoal).toEqual([])
  })

  it('is changed and taken back, and the record has kept it all', async () => {
    const { goalId } = succeeded(await save('tutor'))
    succeeded(await save('lcadmin', { reward: 'A new book' }, goalId))
    expect((await own()).myGoal).toMatchObject([{ goalId, reward: 'A new book' }])
    succeeded(await test.call('endGoal', { userId: 'student', goalId }, token.admin))
    expect((await own()).myGoal).toEqual([])
    // The same once more, after a lost reply.
    succeeded(await test.call('endGoal', { userId: 'student', goalId }, token.admin))
    expect(await save('tutor', {}, goalId)).toMatchObject({ code: 'goal_unknown' })
    const record = succeeded(await test.call('getGoalRecord', { userId: 'student' }, token.tutor))
    expect(record).toMatchObject({
      name: 'Maya Torres',
      goals: [{ goalId, reward: 'A new book', endedAt: test.now().getTime() }],
    })
    expect(record.history.map(({ action, staffName }) => `${action} ${staffName}`).sort()).toEqual([
      'goal_changed Ruth Bennett',
      'goal_ended Alex Morgan',
      'goal_set Daniel Okafor',
    ])
  })

  it('[SR-21] that is reached says so and brings the 50 tokens of its grade, once', async () => {
    await save('tutor', { laGoalScore: 99.99 })
    await save('tutor', { laGoalScore: 88 })
    await save('tutor', { laGoalScore: 90 })
    await save('tutor', { laGoalScore: 88, vocGrade: GRADE, vocGoalScore: 88 })
    expect(await deposits()).toEqual([])
    await workUp()
    const reached = (await own()).myGoal.filter(({ reachedAt }) => reachedAt !== null)
    expect(reached.map(({ laGoalScore, vocGrade }) => [laGoalScore, vocGrade])).toEqual([
      [88, null],
      [90, null],
    ])
    expect((await deposits()).filter((line) => line.startsWith('goal'))).toEqual([`goal ae.la ${GRADE}: 50`])
    const { goalId } = reached[0] ?? { goalId: '' }
    expect(await save('tutor', {}, goalId)).toMatchObject({ code: 'goal_reached' })
    await workUp()
    expect((await deposits()).filter((line) => line.startsWith('goal'))).toHaveLength(1)
  })

  it('[SR-21] that was reached where nobody could note it is noted by the job, once', async () => {
    await save('tutor')
    await save('tutor', { laGoalScore: 99 })
    await stand(GRADE, 90)
    const log = { info() {}, warn() {}, error: (entry: unknown) => expect.fail(JSON.stringify(entry)) }
    const context = { db: test.db, now: test.now(), timeZone: 'UTC', log, jobs: noJobQueue }
    for (let run = 0; run < 2; run++) await settleGoalsJob.run({}, context)
    expect((await own()).myGoal.map(({ reachedAt }) => reachedAt)).toEqual([test.now().getTime(), null])
    expect(await deposits()).toEqual([`goal ae.la ${GRADE}: 50`])
  })

  // The embedded database has one connection: nobody waits for a lock there.
  it.skipIf(!process.env.TEST_DATABASE_URL)(
    'that is made harder at the moment in which it is noted is not reached',
    async () => {
      const { goalId } = succeeded(await save('tutor'))
      await stand(GRADE, 90)
      const { settled } = await test.db.transaction(async (tx: Database) => {
        await tx.update(goals).set({ laGoalScore: 99 }).where(eq(goals.goalId, goalId))
        const settled = settleGoals(test.db, 'student', test.now())
        await untilWaitedFor(tx)
        return { settled }
      })
      await settled
      expect((await own()).myGoal).toMatchObject([{ laGoalScore: 99, reachedAt: null }])
      expect(await deposits()).toEqual([])
    },
  )

  it('that was taken back brings nothing', async () => {
    const { goalId } = succeeded(await save('tutor', { laGrade: GRADE, laGoalScore: 88 }))
    await test.db.update(userLearningInfo).set({ goalScores: { [GRADE]: '100.0' } })
    await test.call('endGoal', { userId: 'student', goalId }, token.tutor)
    await workUp()
    expect(await deposits()).toEqual([])
  })
})
