import { seededRandom } from '@wordstride/core'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answers, sessions, skillResults, userSkills } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { type GradedReply, gradedPupil, setLevels, standingOf } from '../testing/gradedPupil'
import { exercisesOf, findSkill, openLearning } from '../testing/learningPupil'

const pack = gradedPack()
const HOUR = 3_600_000

let test: TestApp
let token: string
let pupil: ReturnType<typeof gradedPupil>
beforeAll(async () => {
  test = await createTestApp({ contentPack: pack, hasLeastTimes: true })
  token = await test.login('student')
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [answers, sessions, skillResults, userSkills]) await test.db.delete(table)
  pupil = gradedPupil(test, token)
  await setLevels(test, Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((i) => [`k${i}`, 2])))
})

describe('whoever lies about the order of answers', () => {
  it('[SR-17] a right answer that is said to be older than the wrong one takes nothing back', async () => {
    const session = await pupil.take()
    const [first] = session.problems
    const { problemId, skillId } = first as NonNullable<typeof first>
    await pupil.check(session, problemId, 'incorrect')
    expect((await standingOf(test, skillId))?.level).toBe(1)
    const early = test.now().getTime() - HOUR
    await pupil.check(session, problemId, 'correct', { startTs: early, endTs: early + 1 })
    expect((await standingOf(test, skillId))?.level).toBe(1)
  })

  it('blind guessing, as fast as it may be, lifts no more levels than a child who takes its time', async () => {
    const random = seededRandom('a guess')
    const began = test.now().getTime()
    const seconds = () => (test.now().getTime() - began) / 1000
    let lifted = 0
    const guess = async (session: GradedReply, problemId: string) => {
      const isRight = random() < 1 / 3
      const answer = await pupil.submission(session, problemId, isRight ? 'correct' : 'incorrect')
      const reply = await test.call('checkAnswer', answer, token)
      // Too quick: the verdict is not told, and a tenth of a second later it is tried again.
      if (!reply.isSuccess) test.advance(100)
      else if (reply.levelChange && reply.firstTimeCorrect === 1) lifted++
      return reply.isSuccess && isRight
    }
    while (seconds() < 8 && lifted < 5) {
      const session = await pupil.take()
      for (const { problemId } of session.problems) while (!(await guess(session, problemId)) && lifted < 5);
    }
    expect(lifted).toBeLessThanOrEqual(8 / 2)
  })

  it('[SR-17] what is stored of an answer lies between the start of its session and now', async () => {
    const skill = findSkill(pack, 'k1')
    const learning = await openLearning(test, token, pack, 'k1')
    const [e1, e2] = exercisesOf(skill)
    const opened = test.now().getTime()
    test.advance(20_000)
    const times = [
      { startTs: opened - HOUR, endTs: opened - HOUR / 2 },
      { startTs: opened + HOUR, endTs: opened + 2 * HOUR },
    ]
    for (const [i, exercise] of [e1, e2].entries()) {
      if (!exercise) throw new Error('The skill has two exercises.')
      await test.call('saveUserPracticeAnswer', learning.answer(exercise, 'correct', times[i]), token)
    }
    const rows = await test.db.select().from(answers).where(eq(answers.sessionId, learning.sessionId))
    expect(rows).toHaveLength(2)
    for (const { startTs, endTs } of rows) {
      expect(startTs).toBeGreaterThanOrEqual(opened)
      expect(endTs).toBeGreaterThanOrEqual(startTs)
      expect(endTs).toBeLessThanOrEqual(test.now().getTime())
    }
    // What the client said is kept for support.
    expect(rows.map(({ clientClaim }) => clientClaim)).toEqual(
      expect.arrayContaining(times.map((time) => expect.objectContaining(time))),
    )
  })

  it('[SR-17] nor is it stored of graded work otherwise', async () => {
    const session = await pupil.take()
    const opened = test.now().getTime()
    const lies = [-HOUR, HOUR].map((by) => ({ startTs: opened + by, endTs: opened + 2 * by }))
    for (const [i, { problemId }] of session.problems.slice(0, 2).entries()) {
      test.advance(20_000)
      await pupil.check(session, problemId, 'correct', lies[i])
    }
    const rows = await test.db.select().from(answers)
    expect(rows).toHaveLength(2)
    for (const { startTs, endTs } of rows) {
      expect(startTs).toBeGreaterThanOrEqual(opened)
      expect(endTs).toBeGreaterThanOrEqual(startTs)
      expect(endTs).toBeLessThanOrEqual(test.now().getTime())
    }
  })
})
