import type { Verdict } from '@wordstride/core'
import { foldSession } from '@wordstride/learning'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answers, sessions, userSkills } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { gradedPack } from '../../testing/gradedPack'
import { succeeded } from '../../testing/gradedPupil'
import { exercisesOf, findSkill, openLearning } from '../../testing/learningPupil'

const pack = gradedPack({ skills: 1, grade: 2 })
const MINUTE = 60_000

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: pack, hasLeastTimes: true })
  token = await test.login('student')
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [answers, sessions, userSkills]) await test.db.delete(table)
})

/** A lesson whose first problem is shown after a minute; every attempt begins with the check before it. */
async function begin() {
  const pupil = await openLearning(test, token, pack, 'k1')
  const [problem] = exercisesOf(findSkill(pack, 'k1'))
  const [session] = await test.db.select().from(sessions)
  if (!problem || !session?.start) throw new Error('The skill has exercises.')
  const least = session.start.leastMs?.[0] ?? 0
  expect(least).toBeGreaterThan(600)
  test.advance(MINUTE)
  const shownAt = test.now().getTime()
  const shown = { type: 'exercise_shown' as const, at: shownAt, problemId: problem.problem_id }
  succeeded(await test.call('recordSessionEvents', { sessionId: pupil.sessionId, events: [shown] }, token))
  let startTs = shownAt
  return {
    least,
    async check(verdict: Verdict, waitMs: number) {
      test.advance(waitMs)
      const times = { startTs, endTs: test.now().getTime() }
      startTs = times.endTs + 1
      const answer = pupil.answer(problem, verdict, times)
      const { events } = succeeded(await test.call('saveUserPracticeAnswer', answer, token))
      return events.length > 0
    },
    async row() {
      const { events } = await succeeded(
        await test.call(
          'skillLearning',
          { sectionType: 'ae.la', gradeId: 2, chapterId: 1, skillId: 'k1' },
          token,
        ),
      )
      return foldSession(events)?.row[0]
    },
  }
}

describe('the least time of an answer in practice', () => {
  it('[SR-17] has gone by when the problem was looked at before a check without a verdict', async () => {
    const lesson = await begin()
    expect(await lesson.check('not_answered', MINUTE)).toBe(true)
    expect(await lesson.check('correct', lesson.least - 100)).toBe(true)
    expect(await lesson.row()).toMatchObject({ attempts: 1, firstTimeCorrect: 1 })
  })

  it('[SR-17] is not shortened by checks without a verdict', async () => {
    const lesson = await begin()
    for (let i = 0; i < 3; i++) await lesson.check('not_answered', 10)
    expect(await lesson.check('correct', lesson.least - 100)).toBe(false)
    expect(await lesson.row()).toMatchObject({ attempts: 0, firstTimeCorrect: -1 })
  })
})
