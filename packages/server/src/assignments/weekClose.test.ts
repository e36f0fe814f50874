import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  answers,
  assignmentWeeks,
  gradedSessions,
  sessions,
  skillResults,
  skills,
  tokenDeposits,
  userLearningInfo,
  userSkills,
  users,
} from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { exercisesOf, findSkill, learningPupil } from '../testing/learningPupil'

const pack = gradedPack({ skills: 4, grade: 2 })
const GRADE = { grade: 2 }
const WEEK = 7 * 86_400_000
/** Monday, March 9, 11:00 in Los Angeles, where the clocks do not change in the weeks that follow. */
const MONDAY = new Date('2026-03-09T18:00:00Z')

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: pack, now: MONDAY })
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [
    answers,
    sessions,
    gradedSessions,
    skillResults,
    userSkills,
    assignmentWeeks,
    tokenDeposits,
  ])
    await test.db.delete(table)
  await test.db.update(skills).set({ isDisabled: false })
  // A week of 20 minutes, which one learning item fills.
  await test.db.update(userLearningInfo).set({ weeklyTime: 20 })
  // The clock only goes forward: every test begins on a Monday of its own.
  test.advance(WEEK - ((test.now().getTime() - MONDAY.getTime()) % WEEK))
  token = await test.login('student')
})

const next = async () => succeeded(await test.call('getNextAssignmentTask', {}, token))
const learn = async (skillId: string, count = 2) => {
  const skill = findSkill(pack, skillId)
  const pupil = learningPupil(skill, GRADE)
  for (const problem of exercisesOf(skill).slice(0, count)) {
    test.advance(10_000)
    await test.call('saveUserPracticeAnswer', pupil.answer(problem, 'correct'), token)
  }
  return pupil.session_uuid
}
const history = async () => succeeded(await test.call('getUserAssignmentHistory', {}, token))
const weeks = async () => succeeded(await test.call('getCompletedWeeks', {}, token)).number_of_weeks
/** The same moment of the next week. */
const nextWeek = async (count = 1) => {
  test.advance(count * WEEK)
  token = await test.login('student')
}
const deposits = () => test.db.select().from(tokenDeposits)

describe('week close', () => {
  it('[SR-21] [REW-06] [CONST-06] 100 points deposit 10 tokens, once, dated Monday 00:05', async () => {
    await next()
    await learn('k1')
    expect(await deposits()).toEqual([])
    expect((await history()).assignment_history).toMatchObject([{ deposit_token: false }])
    await nextWeek()
    const { assignment_history, reward_tokens } = await history()
    expect(reward_tokens).toBe(10)
    expect(assignment_history).toHaveLength(1)
    expect(assignment_history[0]).toMatchObject({ assignment: true, deposit_token: true })
    expect(assignment_history[0]?.points.total).toBeCloseTo(100)
    await history()
    await next()
    const [week] = await test.db.select().from(assignmentWeeks).orderBy(assignmentWeeks.weekStart)
    expect(await deposits()).toEqual([
      {
        userId: 'student',
        reason: `week ${week?.weekStart}`,
        tokens: 10,
        depositedAt: new Date((week?.endsAt.getTime() as number) + 5 * 60_000),
      },
    ])
  })

  it('[SR-21] less than 100 points deposit nothing, whatever is learned in the next week', async () => {
    await next()
    await learn('k1', 1)
    await nextWeek()
    await learn('k1')
    const { assignment_history } = await history()
    expect(assignment_history[0]?.deposit_token).toBe(false)
    expect(assignment_history[0]?.points.total).toBeCloseTo(45)
    expect(await deposits()).toEqual([])
  })

  it('[SR-21] a user may have another reward', async () => {
    await test.db.update(users).set({ rewardTokens: 25 }).where(eq(users.userId, 'student'))
    await next()
    await learn('k1')
    await nextWeek()
    expect((await history()).reward_tokens).toBe(25)
    expect(await deposits()).toMatchObject([{ tokens: 25 }])
    await test.db.update(users).set({ rewardTokens: 10 })
  })

  it('[SR-20] [SR-21] credited extra work is part of the points', async () => {
    await next()
    await learn('k1')
    await learn('k2')
    // 20 more minutes at 5 points each.
    expect((await history()).assignment_history[0]?.points.total).toBeCloseTo(200)
  })
})

describe('getCompletedWeeks', () => {
  it('[SR-22] [API-11] counts the running week once it has 100, and skips weeks without an assignment', async () => {
    await next()
    expect(await weeks()).toBe(0)
    await learn('k1')
    expect(await weeks()).toBe(1)
    await nextWeek(2)
    await next()
    expect(await weeks()).toBe(1)
    await learn('k2', 1)
    expect(await weeks()).toBe(1)
  })

  it('[SR-22] [REW-05] a week below 100 ends the run', async () => {
    await next()
    await learn('k1')
    await nextWeek()
    await next()
    await nextWeek()
    expect(await weeks()).toBe(0)
  })
})

describe('getUserThisWeekAssignment', () => {
  const read = async (section_type?: 'ae.la' | 'ae.voc') =>
    succeeded(await test.call('getUserThisWeekAssignment', section_type ? { section_type } : {}, token))

  it('[SR-20] [SR-21] [API-04] [ENT-03] has items, points, credited extra work and work that is not', async () => {
    expect(await read()).toMatchObject({
      user_name: 'student',
      points: { la: 0, voc: 0, total: 0 },
      regular_assignment_combined: { assignment_items: [{ label: 'R1', done: false }] },
      credit_extra_work: [],
      extra_work: [],
    })
    await learn('k2')
    await learn('k1')
    await learn('k3')
    const week = await read()
    expect(week.points.la).toBeCloseTo(200)
    expect(week.regular_assignment_combined.assignment_items).toMatchObject([{ progress: 1, done: true }])
    expect(week.extra_assignment_list).toEqual([])
    expect(week.credit_extra_work).toMatchObject([
      { type: 'learning', skill_id: 'k3', skill_name: 'Skill k3', amount: 1 },
    ])
    expect(week.credit_extra_work[0]?.point).toBeCloseTo(100)
    expect(week.extra_work).toMatchObject([{ skill_id: 'k2', point: 0 }])
    const other = await read('ae.voc')
    expect(other.regular_assignment_combined.assignment_items).toEqual([])
    expect(other.credit_extra_work).toEqual([])
  })
})

describe('getDroppedSkills', () => {
  it('[SR-23] [API-07] [HOME-19] names what is lower now than at some moment of the week', async () => {
    await setLevels(test, { k1: 2, k2: 2 }, GRADE)
    const pupil = gradedPupil(test, token)
    const session = await pupil.take(GRADE)
    await pupil.finish(session, ({ skill_id }) => (skill_id === 'k1' ? 'incorrect' : 'correct'))
    const date = test.now().toISOString().slice(0, 10)
    const read = async () => succeeded(await test.call('getDroppedSkills', {}, token)).dropped_skills
    expect(await read()).toEqual([
      {
        skill_id: 'k1',
        skill_name: 'Skill k1',
        grade_id: 2,
        section_type: 'ae.la',
        from: 2,
        to: 1,
        date,
      },
    ])
    await nextWeek()
    expect(await read()).toEqual([])
  })
})

describe('saveUserActivityData', () => {
  const save = async (sessionId: string, sessionStatus: 'in_progress' | 'passed') =>
    succeeded(
      await test.call(
        'saveUserActivityData',
        {
          session: {
            sessionId,
            section_type: 'ae.la',
            grade_id: 2,
            skill_id: 'k1',
            phase: 'LEARNING_SESSION',
            startTime: test.now().getTime(),
            endTime: null,
            starting_level: 0,
            ending_level: 0,
            starting_score: 0,
            end_score: null,
            sessionStatus,
            demo_status: [],
            assisted_exercises_status: [],
          },
        },
        token,
      ),
    )

  it('[SR-17] [ENT-20] the points of a session are what its answers gained in the week', async () => {
    await next()
    const first = await learn('k1', 1)
    const second = await learn('k1')
    expect((await save(second, 'in_progress')).points.total).toBe(0)
    expect((await save(first, 'passed')).points.total).toBeCloseTo(45)
    expect((await save(second, 'passed')).points.total).toBeCloseTo(55)
    expect((await save(randomUUID(), 'passed')).points.total).toBe(0)
    const [row] = await test.db.select().from(sessions).where(eq(sessions.sessionId, second))
    expect(row?.pointsTotal).toBeCloseTo(55)
  })
})
