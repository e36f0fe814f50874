import { randomUUID } from 'node:crypto'
import type { ContentPack } from '@wordstride/content'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { weekOf } from '../calendar/week'
import {
  answers,
  assignmentWeeks,
  sessions,
  tokenDeposits,
  userLearningInfo,
  userSkills,
  users,
} from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { setLevels, succeeded } from '../testing/gradedPupil'

const GRADE = { grade: 2 }
const ZONE = 'America/Los_Angeles'
/** Wednesday, March 11, 11:00 in Los Angeles. */
const NOW = new Date('2026-03-11T18:00:00Z')

/** Four skills of language arts, k1 …, and four words, w1 … */
function bothSections(): ContentPack {
  const pack = gradedPack({ skills: 4, grade: 2 })
  const { chapters } = gradedPack({ skills: 4, grade: 2, section: 'ae.voc' })
  const words = JSON.parse(JSON.stringify(chapters).replaceAll(/\bk(?=\d)/g, 'w'))
  return { ...pack, chapters: [...pack.chapters, ...words] }
}

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: bothSections(), now: NOW })
  token = await test.login('student')
})
afterAll(() => test.close())
beforeEach(async () => {
  // What the server has kept of others is as old as that.
  test.advance(10_000)
  for (const table of [sessions, userSkills, assignmentWeeks, tokenDeposits]) await test.db.delete(table)
})

async function work(start: string, seconds: number | null): Promise<string> {
  const startedAt = new Date(start)
  const sessionId = randomUUID()
  await test.db.insert(sessions).values({
    sessionId,
    userId: 'student',
    phase: 'LEARNING_SESSION',
    sectionType: 'ae.la',
    gradeId: 2,
    skillId: 'k1',
    sessionStatus: seconds === null ? 'in_progress' : 'passed',
    startedAt,
    endedAt: seconds === null ? null : new Date(startedAt.getTime() + seconds * 1000),
    locStartTime: '',
    activeMs: Math.max(0, seconds ?? 0) * 1000,
    startingLevel: 0,
    endingLevel: 0,
    startingScore: 0,
    demoStatus: [],
    assistedExercisesStatus: [],
  })
  return sessionId
}
const deposit = (reason: string, tokens: number, depositedAt: string, userId = 'student') =>
  test.db.insert(tokenDeposits).values({ userId, reason, tokens, depositedAt: new Date(depositedAt) })

const summary = async (today?: string) =>
  succeeded(await test.call('getProgressSummary', today === undefined ? {} : { today }, token)).data
const stars = async () => succeeded(await test.call('getAfficientStar', {}, token)).afficientStar

describe('getAfficientStar', () => {
  const setGoal = (goal: string) => test.db.update(userLearningInfo).set({ goalScores: { 2: goal } })
  const ofLanguage = async () => (await stars()).find(({ sectionType }) => sectionType === 'ae.la')

  it('[SR-24] [ENT-08] a new student has none of 5 stars in either section', async () => {
    expect(await stars()).toEqual([
      { sectionType: 'ae.la', totalStar: 5, currentStar: 0 },
      { sectionType: 'ae.voc', totalStar: 5, currentStar: 0 },
    ])
  })

  it.each([
    // Scores by level (SR-14): 40, 60, 80; at the top 85 + 15 * (0.8 A + 0.2 * speed).
    [1, 0, 40],
    [2, 1, 60],
    [3, 3, 80],
  ])('[SR-24] [REW-10] with every skill at level %i there are %i stars (score %i)', async (level, count) => {
    await setGoal('95.0')
    await setLevels(test, { k1: level, k2: level, k3: level, k4: level }, GRADE)
    expect(await ofLanguage()).toMatchObject({ currentStar: count })
  })

  it('[SR-24] [REW-10] each section has the stars of its own score, level and goal', async () => {
    const bySection = async () => (await stars()).map((one) => [one.sectionType, one.currentStar])
    await setGoal('95.0')
    await setLevels(test, { k1: 3, k2: 3, k3: 3, k4: 3 }, GRADE)
    expect(await bySection()).toEqual([
      ['ae.la', 3],
      ['ae.voc', 0],
    ])
    // The score of level 3 is 80 in language arts, 60 in vocabulary, whose goal may be lower.
    const ofVocabulary = eq(userLearningInfo.sectionType, 'ae.voc')
    await setLevels(test, { w1: 3, w2: 3, w3: 3, w4: 3 }, { ...GRADE, section: 'ae.voc' })
    expect(await bySection()).toEqual([
      ['ae.la', 3],
      ['ae.voc', 1],
    ])
    await test.db
      .update(userLearningInfo)
      .set({ goalScores: { 2: '60.0' } })
      .where(ofVocabulary)
    expect(await bySection()).toEqual([
      ['ae.la', 3],
      ['ae.voc', 2],
    ])
  })

  it('[SR-24] [REW-10] the goal of the grade is the fifth star', async () => {
    // Never measured: 85 + 15 * 0.5 = 92.5.
    await setLevels(test, { k1: 4, k2: 4, k3: 4, k4: 4 }, GRADE)
    await setGoal('92.6')
    expect(await ofLanguage()).toMatchObject({ currentStar: 4 })
    await setGoal('92.5')
    expect(await ofLanguage()).toMatchObject({ currentStar: 5 })
  })
})

describe('getProgressSummary', () => {
  it('[SR-26] [ENT-05] a new student has spent no time and has no tokens', async () => {
    expect(await summary()).toEqual({
      timeSpentToday: '00:00',
      timeSpentWeekly: '00:00',
      completionTokens: 0,
      assignmentTokens: 0,
      tokensByLastWeek: 0,
      laGrade: 'F',
      laGradeScore: 0,
      laAnswers: 0,
      vocGrade: 'F',
      vocGradeScore: 0,
      vocAnswers: 0,
      lastWeekTopPerformers: [],
    })
  })

  it('[SR-26] [SR-06] time is that of the local day and of the week from Monday', async () => {
    // Sunday 23:59 and Monday 00:00, local (the clocks went forward on March 8).
    await work('2026-03-09T06:59:00Z', 100)
    await work('2026-03-09T07:00:00Z', 600)
    await work('2026-03-11T06:58:59Z', 60)
    await work('2026-03-11T07:00:00Z', 65)
    await work('2026-03-11T17:00:00Z', 7200)
    expect(await summary()).toMatchObject({ timeSpentToday: '121:05', timeSpentWeekly: '132:05' })
  })

  it('[SR-26] [CONST-30] more than 36000 seconds, an open session and a clock set back count as nothing', async () => {
    await work('2026-03-11T07:00:00Z', 36_000)
    await work('2026-03-11T08:00:00Z', 36_001)
    await work('2026-03-11T09:00:00Z', null)
    await work('2026-03-11T10:00:00Z', -500)
    expect(await summary()).toMatchObject({ timeSpentToday: '600:00' })
  })

  it.each([
    ['2026-03-10', '01:40', 'the day before'],
    ['2026-03-11', '00:30', 'the day itself'],
    ['2026-03-12', '00:07', 'the day after'],
    ['2026-03-09', '00:30', 'two days before: the server’s'],
    ['2026-03-13', '00:30', 'two days after: the server’s'],
    ['today', '00:30', 'no date: the server’s'],
    ['2026-99-99', '00:30', 'no day of any calendar: the server’s'],
  ])('[SR-06] today as %s counts %s (%s)', async (today, spent) => {
    await work('2026-03-10T18:00:00Z', 100)
    await work('2026-03-11T16:00:00Z', 30)
    await work('2026-03-12T16:00:00Z', 7)
    expect((await summary(today)).timeSpentToday).toBe(spent)
  })

  it('[SR-21] tokens of weeks and of goals are told apart; the balance is that of last week’s close', async () => {
    await deposit('week 2026-02-23', 10, '2026-03-02T08:05:00Z')
    await deposit('week 2026-03-02', 10, '2026-03-09T07:05:00Z')
    await deposit('goal ae.la 1', 50, '2026-03-04T18:00:00Z')
    await deposit('goal ae.voc 1', 50, '2026-03-09T07:06:00Z')
    await deposit('week 2026-03-02', 10, '2026-03-09T07:05:00Z', 'student2')
    expect(await summary()).toMatchObject({
      completionTokens: 100,
      assignmentTokens: 20,
      tokensByLastWeek: 70,
    })
  })

  it('[SR-14] grades are letters of the projected scores', async () => {
    await setLevels(test, { k1: 3, k2: 3, k3: 3, k4: 3 }, GRADE)
    expect(await summary()).toMatchObject({ laGrade: 'B-', laGradeScore: 80, vocGrade: 'F' })
  })
})

describe('answers that a letter waits for', () => {
  const answer = async (sessionId: string, i: number, change: Partial<typeof answers.$inferInsert> = {}) =>
    test.db.insert(answers).values({
      userId: 'student',
      answerId: randomUUID(),
      sessionId,
      seq: i,
      phase: 'LEARNING_SESSION',
      sectionType: 'ae.la',
      gradeId: 2,
      skillId: 'k1',
      problemId: `p${i}`,
      responseJson: '{}',
      verdict: i % 2 ? 'correct' : 'incorrect',
      hintChecked: false,
      firstTimeCorrect: 0,
      learningPass: false,
      startTs: i,
      endTs: i,
      levelBefore: 0,
      levelAfter: 0,
      clientClaim: {},
      receivedAt: NOW,
      ...change,
    })
  const counted = async () => {
    const { laAnswers, vocAnswers } = await summary()
    return { laAnswers, vocAnswers }
  }

  it('[SR-42] are the right and wrong ones of the current grade, of any session, counted to ten', async () => {
    const sessionId = await work('2026-03-11T07:00:00Z', 60)
    for (let i = 0; i < 9; i++) await answer(sessionId, i)
    await answer(sessionId, 20, { gradeId: 3 })
    await answer(sessionId, 21, { verdict: 'not_answered' })
    await answer(sessionId, 22, { verdict: 'over_answered' })
    await answer(sessionId, 23, { seq: null })
    expect(await counted()).toEqual({ laAnswers: 9, vocAnswers: 0 })
    await answer(sessionId, 9)
    await answer(sessionId, 10)
    expect(await counted()).toEqual({ laAnswers: 10, vocAnswers: 0 })
  })
})

describe('last_week_top_performers', () => {
  const lastWeek = weekOf(new Date('2026-03-04T18:00:00Z'), ZONE)

  /** A week of so many points; one that is not closed has none yet. */
  async function addWeek(userId: string, points: number | null, week = lastWeek): Promise<void> {
    await test.db.insert(assignmentWeeks).values({
      userId,
      ...week,
      pointsPerMinute: 1,
      items: [],
      ...(points === null ? {} : { pointsLa: points - 1, pointsVoc: 1, closedAt: week.endsAt }),
      createdBy: userId,
      createdAt: week.startsAt,
    })
  }
  const names = async () => (await summary()).lastWeekTopPerformers.map(({ name }) => name)
  const change = (userId: string, set: Partial<typeof users.$inferInsert>) =>
    test.db.update(users).set(set).where(eq(users.userId, userId))

  it('[SR-26] [SR-28] lists those with 100 points, best first, by first name and last initial', async () => {
    await addWeek('student', 100)
    await addWeek('student2', 150.5)
    await addWeek('superstudent', 99.9)
    await addWeek('tutor', 180, weekOf(new Date('2026-02-25T18:00:00Z'), ZONE))
    await addWeek('teacher', 180, weekOf(NOW, ZONE))
    expect((await summary()).lastWeekTopPerformers).toEqual([
      { name: 'Owen P.', points: 150.5, isOwn: false },
      { name: 'Maya T.', points: 100, isOwn: true },
    ])
  })

  it('[SR-26] another country and SCHOOL licences are left out; honors are named (SR-28)', async () => {
    await addWeek('student', 100)
    await addWeek('student2', 120)
    await addWeek('superstudent', 130)
    await change('student2', { country: 'CN' })
    await change('superstudent', { license: 'SCHOOL' })
    await change('student', { isHonor: true })
    expect(await names()).toEqual(['Maya T. (H)'])
    await change('student2', { country: 'US', isHonor: true, isHighHonor: true })
    await change('superstudent', { license: 'AFTERSCHOOL' })
    test.advance(10_000)
    expect(await names()).toEqual(['Lena F.', 'Owen P. (HH)', 'Maya T. (H)'])
    for (const userId of ['student', 'student2', 'superstudent'])
      await change(userId, { isHonor: false, isHighHonor: false, license: null })
  })

  it('[SR-26] others may be told ten seconds late, the own points never', async () => {
    await addWeek('student2', 120)
    expect(await names()).toEqual(['Owen P.'])
    await addWeek('superstudent', 110)
    expect(await names()).toEqual(['Owen P.'])
    await addWeek('student', 130)
    expect(await names()).toEqual(['Maya T.', 'Owen P.', 'Lena F.'])
    await test.db.delete(assignmentWeeks).where(eq(assignmentWeeks.userId, 'student'))
    await change('student2', { license: 'SCHOOL' })
    test.advance(10_000)
    expect(await names()).toEqual(['Lena F.'])
    await change('student2', { license: null })
  })

  it('[SR-26] there are ten at most', async () => {
    const [model] = await test.db.select().from(users).where(eq(users.userId, 'student2'))
    if (!model) throw new Error('no student2')
    for (let i = 0; i < 11; i++) {
      await test.db.insert(users).values({ ...model, userId: `n${i}`, userName: `n${i}`, firstName: `N${i}` })
      await addWeek(`n${i}`, 200 + i)
    }
    expect(await names()).toEqual(Array.from({ length: 10 }, (_, i) => `N${10 - i} P.`))
    for (let i = 0; i < 11; i++) await test.db.delete(users).where(eq(users.userId, `n${i}`))
  })

  it('[SR-26] a week counts before it is closed, too', async () => {
    await addWeek('student2', 110)
    await test.db.update(assignmentWeeks).set({ closedAt: null })
    expect(await names()).toEqual(['Owen P.'])
  })
})

describe('weeklytopperformers', () => {
  const thisWeek = weekOf(NOW, ZONE)
  const addWeek = (userId: string, points: number, reached: string, week = thisWeek) =>
    test.db.insert(assignmentWeeks).values({
      userId,
      ...week,
      pointsPerMinute: 1,
      items: [],
      pointsLa: points - 1,
      pointsVoc: 1,
      reachedAt: new Date(reached),
      createdBy: userId,
      createdAt: week.startsAt,
    })
  const ask = (limit: number, points: number) =>
    test.get(`weeklytopperformers/${limit}/min_points/${points}/limit`, { token })

  it('[API-16] [SR-26] are those of this week with so many points, best first, ties by who was earlier', async () => {
    await addWeek('student', 120.04, '2026-03-10T18:00:00Z')
    await addWeek('student2', 120.01, '2026-03-10T17:00:00Z')
    await addWeek('superstudent', 99.999_999_999, '2026-03-11T17:00:00Z')
    await addWeek('tutor', 99.9, '2026-03-11T17:00:00Z')
    await addWeek('teacher', 300, '2026-03-04T17:00:00Z', weekOf(new Date('2026-03-04T18:00:00Z'), ZONE))
    expect((await ask(200, 100)).body).toEqual({
      is_success: true,
      status: 'success',
      data: [
        { name: 'Owen P.', points: 120, is_own: false },
        { name: 'Maya T.', points: 120, is_own: true },
        { name: 'Lena F.', points: 100, is_own: false },
      ],
    })
    expect((await ask(1, 100)).body.data).toHaveLength(1)
    expect((await ask(200, 120)).body.data).toHaveLength(2)
  })

  it.each([
    ['country', { country: 'CN' }, { country: 'US' }],
    ['licence', { license: 'SCHOOL' }, { license: null }],
    ['end of the account', { expiresAt: NOW }, { expiresAt: new Date('2030-01-01T00:00:00Z') }],
  ] as const)('[SR-26] another %s is left out', async (_, set, back) => {
    await addWeek('student2', 120, '2026-03-10T17:00:00Z')
    await test.db.update(users).set(set).where(eq(users.userId, 'student2'))
    expect((await ask(200, 100)).body.data).toEqual([])
    await test.db.update(users).set(back).where(eq(users.userId, 'student2'))
  })

  it('nobody lists who has not completed the week, nor more than 200 names', async () => {
    await addWeek('student2', 50, '2026-03-10T17:00:00Z')
    expect((await ask(200, 0)).status).toBe(400)
    expect((await ask(201, 100)).status).toBe(400)
    expect((await ask(0, 100)).status).toBe(400)
  })
})
