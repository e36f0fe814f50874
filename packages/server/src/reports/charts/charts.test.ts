import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { goals, gradeStandings, scoreDays, users } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { succeeded } from '../../testing/gradedPupil'
import { PALETTES, scoreChart } from './chartLook'
import { clampSize, drawChart } from './drawChart'

/** Wednesday, March 11, 11:00 in Los Angeles. */
const NOW = new Date('2026-03-11T18:00:00Z')

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp({ now: NOW })
  token = await test.login('student')
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [scoreDays, gradeStandings, goals]) await test.db.delete(table)
})

const keep = (day: string, projectedScore: number, gradeId = 2) =>
  test.db.insert(scoreDays).values({ userId: 'student', sectionType: 'ae.la', gradeId, day, projectedScore })
const stand = (projectedScore: number, gradeId = 2) =>
  test.db
    .insert(gradeStandings)
    .values({ userId: 'student', sectionType: 'ae.la', gradeId, projectedScore, highestScore: 90 })
const setGoal = (goalDate: string, laGrade: number, laGoalScore: number) =>
  test.db.insert(goals).values({
    ...{ userId: 'student', goalId: crypto.randomUUID(), goalDate, laGrade, laGoalScore },
    ...{ vocGrade: null, vocGoalScore: null, reward: 'A book', createdAt: NOW },
  })

const honors = async (options: object = {}) =>
  succeeded(
    await test.call(
      'getUserHonorsChartWithGoal',
      { country: 'US', sectionType: 'ae.la', options: { addGoals: false, ...options } },
      token,
    ),
  )
const plot = async (startTime: string, endTime: string, options: object = {}) =>
  succeeded(
    await test.call('getUserProgressPlot', { sectionType: 'ae.la', startTime, endTime, options }, token),
  )
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, t]) => t ?? '')

describe('getUserHonorsChartWithGoal', () => {
  it('[API-15] replies on the wire with status and honors_chart, an svg of the size asked for', async () => {
    const body = {
      function: 'getUserHonorsChartWithGoal',
      params: {
        country: 'US',
        user_id: 'student',
        section_type: 'ae.la',
        options: { add_goals: true, height: 550, width: 650 },
      },
    }
    const reply = await test.post('honorsChartWithGoal', body, { token })
    expect(reply).toMatchObject({ status: 200, body: { is_success: true, status: 'success' } })
    expect(reply.body.honors_chart).toMatch(/^<svg width="650" height="550" /)
  })

  it('tells the score of each month by grade: that of its last day, of this month that of today', async () => {
    await keep('2025-12-20', 40)
    await keep('2026-02-03', 50)
    await keep('2026-02-27', 55)
    await stand(61)
    await keep('2026-02-10', 5, 3)
    const { months } = await honors()
    expect(months.map(({ gradeId, month, projectedScore }) => [gradeId, month, projectedScore])).toEqual([
      [2, '2025-12', 40],
      [2, '2026-01', 40],
      [2, '2026-02', 55],
      [2, '2026-03', 61],
      [3, '2026-02', 5],
      [3, '2026-03', 5],
    ])
  })

  it('goes back twelve months', async () => {
    await keep('2024-01-05', 12)
    const { months } = await honors()
    expect(months[0]).toMatchObject({ month: '2025-04', projectedScore: 12 })
    expect(months).toHaveLength(12)
  })

  it('draws the grades and the two lines of honors; the goals when they are asked for', async () => {
    await keep('2026-02-03', 50)
    await setGoal('2026-06-30', 2, 95)
    const plain = await honors({ width: 800, height: 600 })
    const texts = textsOf(plain.honorsChart)
    expect(texts).toEqual(expect.arrayContaining(['2nd grade', 'Honor: 3rd grade', 'High honor: 4th grade']))
    expect(texts.join()).not.toContain('95')
    expect(plain.goals).toEqual([])
    const full = await honors({ addGoals: true, width: 800, height: 600 })
    expect(textsOf(full.honorsChart)).toContain('2nd grade: 95')
    expect(full.goals).toEqual([{ gradeId: 2, goalScore: 95, goalDate: '2026-06-30' }])
    expect(full).toMatchObject({
      honorGrade: 3,
      honorGradeTarget: 90,
      highHonorGrade: 4,
      highHonorGradeTarget: 90,
    })
  })

  it('names both honors below the picture of a phone, where no line of a grade crosses them', async () => {
    await stand(90.3)
    const { honorsChart } = await honors({ width: 318, height: 600 })
    const top = (name: string): number => {
      const tag = new RegExp(`<text[^>]*translate\\([\\d.]+ ([\\d.]+)\\)[^>]*>${name}`).exec(honorsChart)
      return Number(tag?.[1])
    }
    // Above the bottom edge of 600, below the months.
    expect(top('Honor')).toBeGreaterThan(top('[A-Z][a-z]{2} 20'))
    expect(top('High honor') - top('Honor')).toBeGreaterThanOrEqual(14)
    expect(top('High honor')).toBeLessThan(594)
  })

  it('says on the picture where each grade stands now', async () => {
    await keep('2026-02-10', 40.25)
    await stand(61.4286)
    const { honorsChart } = await honors()
    const said = textsOf(honorsChart)
    expect(said).toContain('61.43')
    expect(said).not.toContain('40.25')
  })

  it('marks no goals of a student with a licence of a school', async () => {
    await setGoal('2026-06-30', 2, 95)
    for (const license of ['SCHOOL', 'AFTERSCHOOL'] as const) {
      await test.db.update(users).set({ license }).where(eq(users.userId, 'student'))
      expect((await honors({ addGoals: true })).goals).toEqual([])
    }
    await test.db.update(users).set({ license: null }).where(eq(users.userId, 'student'))
  })

  it('has a picture without any score, too', async () => {
    expect(await honors()).toMatchObject({ months: [], honorsChart: expect.stringMatching(/^<svg/) })
  })
})

describe('getUserProgressPlot', () => {
  it('[API-38] replies on the wire with progress_chart, an svg', async () => {
    const params = {
      ...{ user_id: 'student', section_type: 'ae.la' },
      ...{ start_time: '2017-08-01', end_time: '2026-03-11' },
    }
    const body = { function: 'getUserProgressPlot', params }
    const reply = await test.post('userprogresschart', body, { token })
    expect(reply.body.status).toBe('success')
    expect(reply.body.progress_chart).toMatch(/^<svg/)
  })

  it('tells the scores between two days, with the one that held on the first', async () => {
    await keep('2026-01-05', 10)
    await keep('2026-02-05', 20)
    await keep('2026-02-20', 30)
    await keep('2026-03-05', 40)
    const { points } = await plot('2026-02-10', '2026-03-01')
    expect(points.map(({ day, projectedScore }) => [day, projectedScore])).toEqual([
      ['2026-02-10', 20],
      ['2026-02-20', 30],
    ])
  })

  it('ends with the standing of today, which replaces what was kept of today', async () => {
    await keep('2026-03-05', 40)
    await keep('2026-03-11', 41)
    await stand(42.5)
    const { points } = await plot('2026-03-01', '2026-03-12')
    expect(points.map(({ day, projectedScore }) => [day, projectedScore])).toEqual([
      ['2026-03-05', 40],
      ['2026-03-11', 42.5],
    ])
  })

  it('takes the two days the other way round, too', async () => {
    await keep('2026-02-20', 30)
    expect(await plot('2026-03-01', '2026-02-01')).toEqual(await plot('2026-02-01', '2026-03-01'))
  })

  it('tells no score of days that are to come', async () => {
    await stand(42.5)
    expect((await plot('2026-03-12', '2026-04-01')).points).toEqual([])
    expect((await plot('2026-04-01', '2026-03-12')).points).toEqual([])
    expect((await plot('2026-03-11', '2026-04-01')).points).toMatchObject([{ day: '2026-03-11' }])
  })

  it('keeps students and sections apart', async () => {
    await test.db
      .insert(scoreDays)
      .values({ userId: 'student2', sectionType: 'ae.la', gradeId: 2, day: '2026-02-20', projectedScore: 9 })
    await test.db
      .insert(scoreDays)
      .values({ userId: 'student', sectionType: 'ae.voc', gradeId: 2, day: '2026-02-20', projectedScore: 9 })
    expect((await plot('2026-01-01', '2026-03-01')).points).toEqual([])
    const mine = and(eq(scoreDays.userId, 'student'), eq(scoreDays.sectionType, 'ae.voc'))
    expect(await test.db.select().from(scoreDays).where(mine)).toHaveLength(1)
  })
})

describe('the pictures', () => {
  it.each([
    [undefined, 800],
    [1, 200],
    [199.6, 200],
    [640.4, 640],
    [2001, 2000],
    [-1e308, 200],
    [1e308, 2000],
  ])('[SR-38] a size of %s is %s', (given, pixels) => {
    expect(clampSize(given, 800)).toBe(pixels)
  })

  it('[SR-38] are of 200 to 2000 pixels, whatever is asked for', async () => {
    expect((await honors({ width: 100_000, height: 0 })).honorsChart).toMatch(
      /^<svg width="2000" height="200" /,
    )
    const { progressChart } = await plot('2026-01-01', '2026-03-01', { width: 3, height: 99_999 })
    expect(progressChart).toMatch(/^<svg width="200" height="2000" /)
  })

  it('[SR-38] escape every text', async () => {
    const name = '<script>alert(1)</script>"&\''
    const { frame } = scoreChart(PALETTES.light)
    const svg = await drawChart(
      { ...frame, xAxis: { type: 'category', data: [name] }, series: [{ type: 'line', name, data: [1] }] },
      { width: 600, height: 400 },
    )
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&lt;script&gt;')
  })

  it('have the ground of the theme', async () => {
    expect((await honors({ theme: 'dark' })).honorsChart).toContain('#1c2040')
    expect((await honors()).honorsChart).not.toContain('#1c2040')
  })

  it('carry no script and load nothing', async () => {
    await keep('2026-02-20', 30)
    const { honorsChart } = await honors({ addGoals: true })
    expect(honorsChart).not.toMatch(/<script|<image|href=|\son\w+=|url\(http/)
  })
})
