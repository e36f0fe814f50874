import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  answers,
  assignmentWeeks,
  sessions,
  skillResults,
  skills,
  userLearningInfo,
  userSkills,
} from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { findSkill, openLearning } from '../testing/learningPupil'

const pack = gradedPack({ skills: 4, grade: 2 })
const MONDAY = new Date('2026-03-09T18:00:00Z')
const GRADE = { grade: 2 }

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: pack, now: MONDAY })
  token = await test.login('student')
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [answers, sessions, skillResults, userSkills, assignmentWeeks])
    await test.db.delete(table)
})

const next = async () => succeeded(await test.call('getNextAssignmentTask', {}, token)).nextAssignmentTask

const learn = async (skillId: string, count: number) => {
  const skill = findSkill(pack, skillId)
  const pupil = await openLearning(test, token, pack, skillId)
  for (const problem of skill.problems.filter(({ pool }) => pool === 'E').slice(0, count))
    await test.call('saveUserPracticeAnswer', pupil.answer(problem, 'correct'), token)
}

describe('getNextAssignmentTask', () => {
  it('[ENT-02] begins with the first learning item of the week, made on the first reading', async () => {
    expect(await next()).toEqual({
      grade: 2,
      sectionType: 'ae.la',
      type: 'learning',
      skillId: 'k1',
      skillSeq: 1,
      skillName: 'Skill k1',
      chapterId: 1,
      start: 0,
      target: 1,
      startScore: 0,
      targetScore: 10,
      currentScore: 0,
      point: 0,
      progress: 0,
      done: false,
      path: 'path1',
      label: 'R1',
    })
    await next()
    expect(await test.db.$count(assignmentWeeks)).toBe(1)
  })

  it('[SR-19] [SR-20] a full regular week is 100 points', async () => {
    await next()
    const [row] = await test.db.select().from(assignmentWeeks)
    const points = row?.items.reduce((sum, { minutes }) => sum + minutes * row.pointsPerMinute, 0)
    expect(points).toBeCloseTo(100)
  })

  it('[SR-20] a half-learned skill shows its progress, a pass leads on', async () => {
    await next()
    await learn('k1', 1)
    expect((await next())?.progress).toBeCloseTo(0.45)
    await learn('k1', 2)
    expect(await next()).toMatchObject({ skillId: 'k2', label: 'R2' })
  })

  it('[SR-18] [SR-20] units of proficiency count, and are kept when the level falls again', async () => {
    await setLevels(test, { k1: 1, k2: 1, k3: 1, k4: 1 }, GRADE)
    // 120 minutes ask for 24 units; four skills from 1 to 4 have 12.
    expect(await next()).toMatchObject({ type: 'proficiency', start: 0, target: 12, progress: 0 })
    const pupil = gradedPupil(test, token)
    await pupil.finish(await pupil.take(GRADE))
    expect((await next())?.progress).toBeCloseTo(4 / 12)
    await pupil.finish(await pupil.take(GRADE), () => 'incorrect')
    expect((await next())?.progress).toBeCloseTo(4 / 12)
  })

  it('[SR-08] an item on a disabled skill counts as done', async () => {
    await next()
    await test.db.update(skills).set({ isDisabled: true }).where(eq(skills.skillId, 'k1'))
    expect(await next()).toMatchObject({ skillId: 'k2' })
    await test.db.update(skills).set({ isDisabled: false })
  })

  it('[SR-06] a new week makes a new assignment', async () => {
    await next()
    test.advance(7 * 86_400_000)
    token = await test.login('student')
    await next()
    expect(await test.db.$count(assignmentWeeks)).toBe(2)
  })

  it('is null for somebody who is not set up', async () => {
    const other = await test.login('superstudent')
    expect(await test.call('getNextAssignmentTask', {}, other)).toMatchObject({
      isSuccess: true,
      nextAssignmentTask: null,
      hasAssignment: false,
    })
  })
})

describe('createExtraAssignment', () => {
  const REFUSAL = {
    isSuccess: false,
    message: 'Sorry! Something is wrong when create extra assignments. Please contact your tutor!',
  }

  it('[SR-21] is refused while regular work is unfinished', async () => {
    expect(await test.call('createExtraAssignment', {}, token)).toMatchObject(REFUSAL)
  })

  it('[API-06] [SR-21] adds X items when all is done, which come up next; not twice', async () => {
    await test.db.update(userLearningInfo).set({ weeklyTime: 20 })
    await next()
    await test.db.update(userLearningInfo).set({ weeklyTime: 120 })
    await learn('k1', 3)
    expect(await test.call('getNextAssignmentTask', {}, token)).toMatchObject({
      nextAssignmentTask: null,
      hasAssignment: true,
    })
    const body = { function: 'createExtraAssignment', params: { user_id: 'student' } }
    expect(await test.post('userassignment', body, { token })).toMatchObject({
      status: 200,
      body: {
        is_success: true,
        extra_assignment: [
          { label: 'X1', type: 'learning', skill_id: 'k2', done: false },
          { label: 'X2', type: 'proficiency', target: 4, progress: 0 },
        ],
      },
    })
    expect(await next()).toMatchObject({ label: 'X1' })
    expect(await test.call('createExtraAssignment', {}, token)).toMatchObject(REFUSAL)
  })
})
