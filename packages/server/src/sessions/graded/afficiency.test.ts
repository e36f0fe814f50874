import { sessionRecordSchema, wireCodec } from '@wordstride/api'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  achievements,
  answers,
  gradeStandings,
  sessions,
  skillResults,
  tokenDeposits,
  userLearningInfo,
  userSkills,
} from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { gradedPack } from '../../testing/gradedPack'
import { gradedPupil, setLevels, standingOf, succeeded } from '../../testing/gradedPupil'
import { inListedOrder } from '../../testing/inListedOrder'
import { contentIds } from '../../testing/wireResponse'

let test: TestApp
let token: string

beforeAll(async () => {
  test = await createTestApp({ random: inListedOrder, contentPack: gradedPack({ skills: 8, grade: 2 }) })
  token = await test.login('student')
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [
    answers,
    sessions,
    skillResults,
    userSkills,
    gradeStandings,
    achievements,
    tokenDeposits,
  ])
    await test.db.delete(table)
  await test.db.update(userLearningInfo).set({ currentGrade: 2 })
})

const GRADE = { grade: 2 }
const allAtTop = (overrides: Record<string, number> = {}) => ({
  ...Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`k${i + 1}`, { level: 4, accuracyRate: 1 }])),
  ...overrides,
})
const take = (counts = { lowAccuracySkillCount: 4, randomSkillCount: 2 }) =>
  test.call('takeAfficiency', { sectionType: 'ae.la', gradeId: 2, ...counts }, token)

describe('takeAfficiency', () => {
  it('[COURSE-04] [ERR-31] [SR-11] is refused until every skill is at the top', async () => {
    const refusal = {
      isSuccess: false,
      message: 'All Skills must reach the Proficiency Level before you begin the Afficiency Session.',
    }
    expect(await take()).toMatchObject(refusal)
    await setLevels(test, allAtTop({ k8: 3 }), GRADE)
    expect(await take()).toMatchObject(refusal)
  })

  it('[API-30] [SES-44] [CONST-31] [SR-11] takes the 4 least accurate and 2 others, whatever is asked for', async () => {
    await setLevels(test, allAtTop(), GRADE)
    for (const [skillId, accuracyRate] of [
      ['k8', 0.1],
      ['k3', 0.2],
      ['k5', 0.3],
      ['k1', 0.4],
    ] as const)
      await test.db.update(userSkills).set({ accuracyRate }).where(eq(userSkills.skillId, skillId))
    const reply = succeeded(await take({ lowAccuracySkillCount: 50, randomSkillCount: 50 }))
    const skills = reply.problems.map(({ skillId }) => skillId)
    expect(skills.slice(0, 4)).toEqual(['k8', 'k3', 'k5', 'k1'])
    expect(new Set(skills).size).toBe(6)
    expect(reply.problems[0]).toMatchObject({ skillName: 'Skill k8' })
    // SR-14: at the top 85 + 15 (0.8 A + 0.2 x 0.5); four have A = 1, the others 1 in all.
    expect(reply.userStartingScore).toBeCloseTo(86.5 + (12 * (4 + 1)) / 8)
    expect((await contentIds(test, reply))[0]).toBe('k8.A1')
    // SR-13: weight 1/8 of what 85 + 15 (0.8 x 0.1 + 0.2 x 0.5) leaves to 100.
    expect(reply.problems[0]?.improve).toBeCloseTo((100 - 87.7) / 8)
  })

  it('[SR-11] takes the slower of two that are equally accurate, and the earlier of two that are equally fast', async () => {
    await setLevels(test, allAtTop(), GRADE)
    for (const [skillId, meanTime] of [
      ['k7', 90],
      ['k4', 60],
      ['k8', 30],
    ] as const)
      await test.db.update(userSkills).set({ meanTime }).where(eq(userSkills.skillId, skillId))
    const skills = succeeded(await take()).problems.map(({ skillId }) => skillId)
    expect(skills.slice(0, 4)).toEqual(['k7', 'k4', 'k8', 'k1'])
  })

  it('[SES-28] [SES-31] [SR-12] never moves a level, which the record tells, but measures accuracy and time', async () => {
    await setLevels(test, allAtTop(), GRADE)
    const reply = succeeded(await take())
    const pupil = gradedPupil(test, token)
    const checks = await pupil.finish(reply, () => 'incorrect')
    expect(checks.map(({ levelChange }) => [levelChange?.levelFrom, levelChange?.levelTo])).toEqual(
      Array.from({ length: 6 }, () => [4, 4]),
    )
    const row = await standingOf(test, reply.problems[0]?.skillId as string)
    expect(row).toMatchObject({ level: 4, meanTime: 20 })
    expect(row?.accuracyRate).toBeCloseTo(0.7)
    const told = { sessionId: reply.sessionId as string, demoStatus: [], assistedExercisesStatus: [] }
    const { session } = succeeded(await test.call('saveUserActivityData', { session: told }, token))
    expect(wireCodec(sessionRecordSchema).toWire(session)).toMatchObject({
      phase: 'AFFICIENCY_SESSION',
      second_try_list: [],
      levelChangeReport: reply.problems.map(({ skillId }) => ({
        ...{ skill_id: skillId, grade_id: 2, levelFrom: 4, levelTo: 4 },
        ...{ from_second_try: false, to_second_try: false },
      })),
    })
  })
})

describe('getAfficiencySummary', () => {
  it('[API-36] [ENT-23] [SES-34] has the scores, the goal and its letter; the highest score stays', async () => {
    await setLevels(test, allAtTop(), GRADE)
    const pupil = gradedPupil(test, token)
    await pupil.finish(succeeded(await take()))
    const summary = () =>
      test.call('getAfficiencySummary', { sectionType: 'ae.la', gradeId: 2 }, token).then(succeeded)
    const before = (await summary()).data
    expect(before).toMatchObject({ goalScore: 95, goalLetter: 'A' })
    expect(before.highestScore).toBe(before.projectedScore)
    const params = { user_id: 'student', section_type: 'ae.la', grade_id: 2 }
    const body = { function: 'getAfficiencySummary', params }
    expect((await test.post('afficiencysummary', body, { token })).body).toMatchObject({
      status: 'success',
      data: {
        highest_score: before.highestScore,
        projected_score: before.projectedScore,
        goal_score: 95,
        goal_letter: 'A',
      },
    })
    await pupil.finish(succeeded(await take()), () => 'incorrect')
    const after = (await summary()).data
    expect(after.projectedScore).toBeLessThan(before.projectedScore)
    expect(after.highestScore).toBe(before.highestScore)
  })
})

describe('a completed grade', () => {
  const isOwnPlan = and(eq(userLearningInfo.userId, 'student'), eq(userLearningInfo.sectionType, 'ae.la'))
  const plan = async () => (await test.db.select().from(userLearningInfo).where(isOwnPlan))[0]
  const grades = async () => (await plan())?.currentGrade

  it('[SR-15] [SR-21] advances the section by one grade, once, with its tokens', async () => {
    await setLevels(test, allAtTop(), GRADE)
    const pupil = gradedPupil(test, token)
    await pupil.finish(succeeded(await take()))
    expect(await grades()).toBe(3)
    expect((await plan())?.pastGrades.at(-1)).toMatchObject({ grade: 2 })
    await pupil.finish(succeeded(await take()))
    expect(await grades()).toBe(3)
    expect(await test.db.select().from(tokenDeposits)).toMatchObject([{ userId: 'student', tokens: 50 }])
    expect(await test.db.$count(achievements)).toBe(1)
  })

  it('[SR-15] [SR-21] is gone on from when it becomes the current one again, without a second reward', async () => {
    const own = eq(userLearningInfo.userId, 'student')
    await setLevels(test, allAtTop(), GRADE)
    await test.db.update(userLearningInfo).set({ currentGrade: 1 }).where(own)
    const pupil = gradedPupil(test, token)
    await pupil.finish(succeeded(await take()))
    expect(await grades()).toBe(1)
    const [before] = await test.db.select().from(gradeStandings).where(eq(gradeStandings.gradeId, 2))
    await test.db.update(userLearningInfo).set({ currentGrade: 2 }).where(own)
    await pupil.finish(succeeded(await take()))
    expect(await grades()).toBe(3)
    const [after] = await test.db.select().from(gradeStandings).where(eq(gradeStandings.gradeId, 2))
    expect(after?.completedAt).toEqual(before?.completedAt)
    expect(await test.db.$count(tokenDeposits)).toBe(1)
    await test.db.update(userLearningInfo).set({ currentGrade: 2 }).where(own)
  })

  it('[SR-15] advances with the answer or not at all: one that is sent again is none of a lost grade', async () => {
    await setLevels(test, allAtTop(), GRADE)
    const pupil = gradedPupil(test, token)
    const session = succeeded(await take())
    await test.db.execute(sql`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'no room'; end $$`)
    await test.db.execute(
      sql`create trigger refuse before insert on achievements for each row execute function refuse()`,
    )
    await pupil.spend(session, 20)
    const [first] = session.problems
    const answer = await pupil.submission(session, first?.problemId ?? '', 'correct')
    await expect(test.call('checkAnswer', answer, token)).rejects.toThrow('500')
    await test.db.execute(sql`drop function refuse cascade`)
    expect(succeeded(await test.call('checkAnswer', answer, token)).verdict).toBe('correct')
    expect(await grades()).toBe(3)
    expect(await test.db.$count(tokenDeposits)).toBe(1)
  })

  it('[SR-15] stays below the goal, and after the stop grade', async () => {
    await setLevels(test, allAtTop(), GRADE)
    await test.db.update(userSkills).set({ accuracyRate: 0 })
    const pupil = gradedPupil(test, token)
    await pupil.finish(succeeded(await take()), () => 'incorrect')
    expect(await grades()).toBe(2)
    await test.db.update(userSkills).set({ accuracyRate: 1, meanTime: 10 })
    await test.db.update(userLearningInfo).set({ stopGrade: 2 })
    await pupil.finish(succeeded(await take()))
    expect(await grades()).toBe(2)
    await test.db.update(userLearningInfo).set({ stopGrade: 3 })
  })
})

describe('getCurrentAccuracy', () => {
  it('[API-51] [COURSE-11] [COURSE-12] [SR-40] overall accuracy, goal, and the skills to improve first', async () => {
    await setLevels(test, allAtTop({ k2: 1 }), GRADE)
    const reply = succeeded(
      await test.call('getCurrentAccuracy', { sectionType: 'ae.la', gradeId: 2 }, token),
    )
    expect(reply.overall).toBeCloseTo(87.5)
    expect(reply.userGradeGoal).toBe('95.0')
    expect(reply.scores).toHaveLength(8)
    expect(reply.scores[0]).toMatchObject({
      skillId: 'k2',
      skillLevel: 1,
      normalizedWeight: 0.125,
      improveFactor: 7.5,
    })
  })
})

describe('userChapterProfile', () => {
  it('[API-25] [COURSE-05] [ENT-24] lists the chapters of a grade with the standing in each skill', async () => {
    await setLevels(test, { k1: 4, k2: { level: 1, isSecondTry: true } }, GRADE)
    const reply = succeeded(await test.call('userChapterProfile', { userId: 'student', gradeId: 2 }, token))
    expect(reply.chapters).toHaveLength(1)
    expect(reply.chapters[0]?.skills.slice(0, 3).map(({ status }) => status)).toEqual([
      'Proficient',
      'Make-up Level 1',
      'to be reviewed',
    ])
  })
})
