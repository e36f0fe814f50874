import type { CourseSection } from '@wordstride/core'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { achievements, gradeStandings, honorLevels, schoolYears, userSkills, users } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { gradedPack } from '../../testing/gradedPack'
import { type GradedReply, gradedPupil, setLevels, succeeded } from '../../testing/gradedPupil'
import { honorMarker } from '../honorMarker'
import { honorsJob } from './honorsJob'
import { refreshHonors } from './refreshHonors'

const ZONE = 'America/Los_Angeles'
const DAY = 86_400_000
/** Wednesday, March 11, 11:00 in Los Angeles. */
const MARCH = new Date('2026-03-11T18:00:00Z')
const SCHOOL_GRADE = 4

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack({ grade: 5 }), now: MARCH })
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [achievements, gradeStandings, honorLevels, schoolYears]) await test.db.delete(table)
  test.advance(MARCH.getTime() - test.now().getTime())
  await test.db
    .update(users)
    .set({ schoolGrade: SCHOOL_GRADE, isHonor: false, isHighHonor: false, license: null })
  token = await test.login('student')
})

async function stand(sectionType: CourseSection, gradeId: number, highestScore: number, userId = 'student') {
  const score = { projectedScore: 10, highestScore }
  await test.db
    .insert(gradeStandings)
    .values({ userId, sectionType, gradeId, ...score })
    .onConflictDoUpdate({
      target: [gradeStandings.userId, gradeStandings.sectionType, gradeStandings.gradeId],
      set: score,
    })
}
const refresh = (sectionType: CourseSection = 'ae.la', userId = 'student') =>
  refreshHonors(test.db, { userId, sectionType }, test.now(), ZONE)
const status = async () => succeeded(await test.call('getUserThisWeekAssignment', {}, token)).honorStatus
const marker = async (userId = 'student') => {
  const [user] = await test.db.select().from(users).where(eq(users.userId, userId))
  return user && honorMarker(user)
}
const achieved = () => test.db.select().from(achievements)
const runJob = (now: Date) => {
  const log = { info() {}, warn() {}, error: (entry: unknown) => expect.fail(JSON.stringify(entry)) }
  return honorsJob.run({}, { db: test.db, now, timeZone: ZONE, log, jobs: { send: async () => {} } })
}
const schoolGrade = async (userId = 'student') =>
  (await test.db.select().from(users).where(eq(users.userId, userId)))[0]?.schoolGrade

describe('honor_status', () => {
  it('[REW-08] [ENT-04] has state, grades, targets and date of both sections on the wire', async () => {
    await stand('ae.la', 5, 90)
    await stand('ae.voc', 7, 95)
    const body = { function: 'getUserThisWeekAssignment', params: {} }
    const reply = await test.post('userassignment', body, { token })
    const targets = {
      honor_grade: 5,
      honor_grade_target: 90,
      high_honor_grade: 6,
      high_honor_grade_target: 90,
      honor_target_date: '2026-06-30',
    }
    expect(reply.body.honor_status).toEqual({
      la: { is_honor: true, is_high_honor: false, ...targets },
      voc: { is_honor: true, is_high_honor: true, ...targets },
    })
    await test.db.delete(gradeStandings)
    expect((await status()).la).toMatchObject({ isHonor: false, isHighHonor: false })
  })

  it.each([
    ['2026-06-30T12:00:00-07:00', '2026-06-30'],
    ['2026-06-30T23:59:59-07:00', '2026-06-30'],
    ['2026-07-01T00:00:00-07:00', '2027-06-30'],
  ])('[SR-25] at %s the target date is %s', async (moment, date) => {
    test.advance(new Date(moment).getTime() - test.now().getTime())
    token = await test.login('student')
    expect((await status()).voc.honorTargetDate).toBe(date)
  })

  it('[SR-25] stays until the school year ends, whatever becomes of the school grade', async () => {
    await stand('ae.la', 5, 90)
    await refresh()
    await test.db.update(users).set({ schoolGrade: 6 }).where(eq(users.userId, 'student'))
    expect((await status()).la).toMatchObject({ isHonor: true, honorGrade: 7 })
    test.advance(new Date('2026-07-01T08:00:00Z').getTime() - test.now().getTime())
    token = await test.login('student')
    expect((await status()).la).toMatchObject({ isHonor: false })
  })
})

describe('the honors of a student', () => {
  it('[SR-25] are those that both sections have', async () => {
    await stand('ae.la', 6, 90)
    await refresh()
    expect(await marker()).toBe('')
    expect(await achieved()).toEqual([])
    await stand('ae.voc', 5, 90)
    await refresh('ae.voc')
    expect(await marker()).toBe('(H)')
    await stand('ae.voc', 6, 90)
    await refresh('ae.voc')
    expect(await marker()).toBe('(HH)')
    const row = { userId: 'student', sectionType: 'ae.voc', achievedAt: test.now() }
    expect(await achieved()).toEqual([
      { ...row, achievement: 'honors', gradeId: 5 },
      { ...row, achievement: 'high_honors', gradeId: 6 },
    ])
  })

  it('[SR-25] are noted once, also by two sections that rise at the same moment', async () => {
    await stand('ae.la', 5, 90)
    await stand('ae.voc', 5, 90)
    await Promise.all([refresh('ae.la'), refresh('ae.voc'), refresh('ae.la'), refresh('ae.voc')])
    expect(await achieved()).toHaveLength(1)
    await refresh()
    expect(await achieved()).toHaveLength(1)
  })

  it('[SR-25] come with the answer that brings the score', async () => {
    await stand('ae.voc', 5, 90)
    await test.db.delete(userSkills)
    const top = Object.fromEntries(
      Array.from({ length: 7 }, (_, i) => [
        `k${i + 1}`,
        { level: 4, accuracyRate: 0.99, meanTimeSeconds: 10 },
      ]),
    )
    await setLevels(test, top, { grade: 5 })
    const grade = { sectionType: 'ae.la', gradeId: 5 } as const
    const counts = { lowAccuracySkillCount: 4, randomSkillCount: 2 }
    const session = succeeded(
      await test.call('takeAfficiency', { ...grade, ...counts }, token),
    ) as GradedReply
    expect(await marker()).toBe('')
    await gradedPupil(test, token).finish(session)
    expect(await marker()).toBe('(H)')
    expect((await status()).la).toMatchObject({ isHonor: true, isHighHonor: false })
  })
})

describe('the turn of the school year', () => {
  const JUNE_30 = new Date('2026-06-30T23:59:00-07:00')
  const JULY_1 = new Date('2026-07-01T00:02:00-07:00')

  it('[SR-25] honors are lost on July 1, unless they hold for the next grade, too', async () => {
    for (const section of ['ae.la', 'ae.voc'] as const) {
      await stand(section, 5, 90)
      await stand(section, 6, 90, 'student2')
    }
    await runJob(JUNE_30)
    expect([await marker(), await marker('student2')]).toEqual(['(H)', '(HH)'])
    await runJob(JULY_1)
    expect([await marker(), await marker('student2')]).toEqual(['', '(H)'])
  })

  it('[SR-25] keeps nothing of last year that is looked at between midnight and the turn', async () => {
    for (const section of ['ae.la', 'ae.voc'] as const) await stand(section, 5, 90)
    await runJob(JUNE_30)
    test.advance(new Date('2026-07-01T00:01:00-07:00').getTime() - test.now().getTime())
    await refresh()
    expect(await marker()).toBe('(H)')
    await runJob(JULY_1)
    expect(await marker()).toBe('')
    expect(await test.db.$count(honorLevels, eq(honorLevels.schoolYear, 2027))).toBe(0)
  })

  it('[SR-06] [G-34] raises the school grade of learners by one, once, and not where no year was noted', async () => {
    await test.db.update(users).set({ schoolGrade: 12 }).where(eq(users.userId, 'student2'))
    await runJob(JUNE_30)
    expect(await schoolGrade()).toBe(4)
    await Promise.all([runJob(JULY_1), runJob(JULY_1)])
    await runJob(new Date(JULY_1.getTime() + DAY))
    expect([await schoolGrade(), await schoolGrade('student2'), await schoolGrade('tutor')]).toEqual([
      5, 12, 4,
    ])
    await runJob(new Date('2028-09-01T12:00:00-07:00'))
    expect(await schoolGrade()).toBe(7)
  })

  it('[SR-06] leaves an account alone that was made in the new year', async () => {
    await runJob(JUNE_30)
    await test.db
      .update(users)
      .set({ createdAt: new Date('2026-07-01T00:01:00-07:00') })
      .where(eq(users.userId, 'student2'))
    await runJob(JULY_1)
    expect([await schoolGrade(), await schoolGrade('student2')]).toEqual([5, 4])
  })
})

describe('getNewHonorStudents', () => {
  const lists = async () => succeeded(await test.call('getNewHonorStudents', {}, token)).newHonorStudents
  const raise = async (grade: number, userId: string) => {
    await stand('ae.la', grade, 90, userId)
    await stand('ae.voc', grade, 90, userId)
    await refresh('ae.la', userId)
  }

  it('[API-09] [HOME-13] gives both lists, by first name, last initial and honor', async () => {
    await raise(5, 'student')
    await raise(6, 'student2')
    const body = { function: 'getNewHonorStudents', params: { user_id: 'student' } }
    expect(await test.post('userassignment', body, { token })).toEqual({
      status: 200,
      body: {
        is_success: true,
        status: 'success',
        new_honor_students: {
          honor: [{ name: 'Maya T. (H)', is_own: true }],
          high_honor: [{ name: 'Owen P. (HH)', is_own: false }],
        },
      },
    })
  })

  it('[SR-25] names the changes of 7 days; who goes on to high honors leaves the first list', async () => {
    await raise(5, 'student')
    test.advance(7 * DAY)
    token = await test.login('student')
    expect((await lists()).honor).toHaveLength(1)
    await raise(6, 'student')
    expect(await lists()).toMatchObject({ honor: [], highHonor: [{ name: 'Maya T. (HH)' }] })
    test.advance(7 * DAY + 1)
    token = await test.login('student')
    expect(await lists()).toEqual({ honor: [], highHonor: [] })
  })

  it('nobody whose account has ended', async () => {
    await raise(5, 'student')
    await raise(5, 'student2')
    const endsAt = (expiresAt: Date) =>
      test.db.update(users).set({ expiresAt }).where(eq(users.userId, 'student2'))
    await endsAt(test.now())
    expect((await lists()).honor.map(({ name }) => name)).toEqual(['Maya T. (H)'])
    await endsAt(new Date('2030-01-01T00:00:00Z'))
    expect((await lists()).honor).toHaveLength(2)
  })

  it('[SR-26] nobody of another country, and nobody with a license SCHOOL', async () => {
    await raise(5, 'student')
    await raise(5, 'student2')
    await test.db.update(users).set({ license: 'SCHOOL' }).where(eq(users.userId, 'student2'))
    expect((await lists()).honor).toHaveLength(1)
    await test.db.update(users).set({ license: null, country: 'CN' }).where(eq(users.userId, 'student2'))
    expect((await lists()).honor).toHaveLength(1)
    await test.db.update(users).set({ country: 'US' }).where(eq(users.userId, 'student2'))
    expect((await lists()).honor).toHaveLength(2)
  })
})
