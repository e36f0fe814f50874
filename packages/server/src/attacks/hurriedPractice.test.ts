import { randomUUID } from 'node:crypto'
import { LEAST_RETRY_MS } from '@wordstride/learning'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answers, assignmentWeeks, sessions, skillResults, userSkills } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { standingOf, succeeded } from '../testing/gradedPupil'
import { exercisesOf, findSkill, openLearning } from '../testing/learningPupil'

const pack = gradedPack({ skills: 12, grade: 2 })
const MINUTE = 60_000

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp({
    contentPack: pack,
    hasLeastTimes: true,
    now: new Date('2026-03-09T18:00:00Z'),
  })
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [answers, sessions, skillResults, userSkills, assignmentWeeks])
    await test.db.delete(table)
  test.advance(24 * 60 * MINUTE)
  token = await test.login('student')
})

const exercises = exercisesOf(findSkill(pack, 'k1'))

async function practise(secondsEach: number, skillId = 'k1') {
  const pupil = await openLearning(test, token, pack, skillId)
  const passes: boolean[] = []
  for (const problem of exercisesOf(findSkill(pack, skillId))) {
    test.advance(secondsEach * 1000)
    // What the client says of its time is always five seconds.
    const reply = succeeded(
      await test.call('saveUserPracticeAnswer', pupil.answer(problem, 'correct'), token),
    )
    passes.push('learningPass' in reply && reply.learningPass)
  }
  return passes
}

const minutesToday = async () =>
  succeeded(await test.call('getProgressSummary', { userId: 'student' }, token)).data.timeSpentToday

describe('whoever practises by script', () => {
  it('one problem, sent again and again, is no learning pass', async () => {
    const pupil = await openLearning(test, token, pack, 'k1')
    const [first] = exercises
    if (!first) throw new Error('The skill has exercises.')
    for (let i = 0; i < 8; i++) {
      const moreParameters = { answerId: randomUUID(), hintChecked: false }
      test.advance(5_000)
      const answer = pupil.answer(first, 'correct', { moreParameters })
      expect(await test.call('saveUserPracticeAnswer', answer, token)).toMatchObject({ learningPass: false })
    }
    expect((await standingOf(test, 'k1'))?.level).toBe(0)
  })

  it('right answers faster than anybody can read are no learning pass', async () => {
    expect(await practise(0.01)).not.toContain(true)
    expect((await standingOf(test, 'k1'))?.level ?? 0).toBe(0)
  })

  it('a quick child passes: three seconds a problem', async () => {
    expect(await practise(3)).toContain(true)
    expect((await standingOf(test, 'k1'))?.level).toBe(1)
  })

  it('lessons at the same time have together no more time than there was', async () => {
    const skillIds = Array.from({ length: 12 }, (_, i) => `k${i + 1}`)
    const pupils = []
    for (const skillId of skillIds) pupils.push(await openLearning(test, token, pack, skillId))
    const rounds = exercises.length
    let passes = 0
    for (let round = 0; round < rounds; round++) {
      // In this time a quick child answers one.
      test.advance(3_000)
      for (const [i, skillId] of skillIds.entries()) {
        const problem = exercisesOf(findSkill(pack, skillId))[round]
        const answer = problem && pupils[i]?.answer(problem, 'correct')
        if (!answer) throw new Error('Each skill has as many exercises.')
        const reply = succeeded(await test.call('saveUserPracticeAnswer', answer, token))
        if ('learningPass' in reply && reply.learningPass) passes++
      }
    }
    const [{ start } = { start: null }] = await test.db.select().from(sessions)
    const least = Math.min(...(start?.leastMs ?? []))
    expect(least).toBeGreaterThan(500)
    // Three right answers are a pass.
    expect(passes * 3 * least).toBeLessThanOrEqual(rounds * 3_000)
  })

  it('lessons that are said to be over before the next was opened have no more time either', async () => {
    const skillIds = Array.from({ length: 12 }, (_, i) => `k${i + 1}`)
    const lessons = []
    for (const skillId of skillIds) {
      lessons.push({
        pupil: await openLearning(test, token, pack, skillId),
        skillId,
        openedAt: test.now().getTime(),
      })
      test.advance(1_000)
    }
    const first = lessons[0]?.openedAt ?? 0
    test.advance(2_000)
    for (const { pupil, skillId, openedAt } of lessons) {
      const times = { startTs: openedAt - 4_000, endTs: openedAt + 900 }
      for (const problem of exercisesOf(findSkill(pack, skillId)))
        succeeded(await test.call('saveUserPracticeAnswer', pupil.answer(problem, 'correct', times), token))
    }
    const [{ start } = { start: null }] = await test.db.select().from(sessions)
    const least = Math.min(...(start?.leastMs ?? []))
    const counted = await test.db.$count(answers, isNotNull(answers.seq))
    expect(counted).toBeGreaterThan(0)
    expect(counted * least).toBeLessThanOrEqual(test.now().getTime() - first)
  })

  it('tries again and again in one lesson leave no time for another', async () => {
    const [first, second] = [
      await openLearning(test, token, pack, 'k1'),
      await openLearning(test, token, pack, 'k2'),
    ]
    const [tried] = exercises
    const [other] = exercisesOf(findSkill(pack, 'k2'))
    if (!tried || !other) throw new Error('The skills have exercises.')
    const [{ start } = { start: null }] = await test.db.select().from(sessions)
    test.advance(Math.max(...(start?.leastMs ?? [])))
    const tries = 6
    for (let i = 0; i < tries; i++) {
      succeeded(await test.call('saveUserPracticeAnswer', first.answer(tried, 'incorrect'), token))
      test.advance(LEAST_RETRY_MS)
    }
    expect(await test.db.$count(answers, isNotNull(answers.seq))).toBe(tries)
    succeeded(await test.call('saveUserPracticeAnswer', second.answer(other, 'correct'), token))
    expect(await test.db.$count(answers, isNotNull(answers.seq))).toBe(tries)
  })

  it('graded work that is over has taken its time from a lesson that goes on', async () => {
    await openLearning(test, token, pack, 'k1')
    const [lesson] = await test.db.select().from(sessions)
    if (!lesson) throw new Error('There is a lesson.')
    test.advance(5 * MINUTE)
    const next = await openLearning(test, token, pack, 'k2')
    // Five minutes of graded work before the next lesson, five of the first lesson since.
    const endedAt = new Date(lesson.startedAt.getTime() + 5 * MINUTE - 1)
    const graded = { sessionId: randomUUID(), phase: 'PROFICIENCY_SESSION' as const, endedAt }
    await test.db.insert(sessions).values({ ...lesson, ...graded, spentMs: 5 * MINUTE })
    const isFirst = eq(sessions.sessionId, lesson.sessionId)
    await test.db
      .update(sessions)
      .set({ spentMs: 5 * MINUTE })
      .where(isFirst)
    test.advance(5 * MINUTE)
    const [problem] = exercisesOf(findSkill(pack, 'k2'))
    if (!problem) throw new Error('The skill has exercises.')
    succeeded(await test.call('saveUserPracticeAnswer', next.answer(problem, 'correct'), token))
    expect(await test.db.$count(answers, isNotNull(answers.seq))).toBe(0)
  })

  it('what arrives late of the lesson before takes nothing from the next one', async () => {
    const before = await openLearning(test, token, pack, 'k2')
    test.advance(5 * MINUTE)
    const next = await openLearning(test, token, pack, 'k1')
    for (const problem of exercisesOf(findSkill(pack, 'k2')))
      succeeded(await test.call('saveUserPracticeAnswer', before.answer(problem, 'correct'), token))
    const passes: boolean[] = []
    for (const problem of exercises) {
      test.advance(3_000)
      const reply = succeeded(
        await test.call('saveUserPracticeAnswer', next.answer(problem, 'correct'), token),
      )
      passes.push('learningPass' in reply && reply.learningPass)
    }
    expect(passes).toContain(true)
  })

  it('an hour without a network counts as it was, although it arrives in a moment', async () => {
    const pupil = await openLearning(test, token, pack, 'k1')
    const opened = test.now().getTime()
    test.advance(60 * MINUTE)
    const passes: boolean[] = []
    for (const [i, problem] of exercises.entries()) {
      const startTs = opened + i * MINUTE
      const times = { startTs, endTs: startTs + 4_000 }
      const reply = succeeded(
        await test.call('saveUserPracticeAnswer', pupil.answer(problem, 'correct', times), token),
      )
      passes.push('learningPass' in reply && reply.learningPass)
    }
    expect(passes).toContain(true)
  })

  it('[SR-26] twelve sessions at once are no more than the time that went by', async () => {
    const opened = test.now().getTime()
    const ids: string[] = []
    for (let i = 1; i <= 12; i++) ids.push((await openLearning(test, token, pack, `k${i}`)).sessionId)
    test.advance(10 * MINUTE)
    const until = opened + 600 * MINUTE
    for (const sessionId of ids) {
      const events = [{ type: 'alive' as const, at: opened, until }]
      succeeded(await test.call('recordSessionEvents', { sessionId, events }, token))
    }
    expect(await minutesToday()).toBe('10:00')
  })
})
