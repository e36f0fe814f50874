import type { GradedExercise } from '@wordstride/api'
import { foldSession, policyOf, type RowEntry } from '@wordstride/learning'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, assignmentWeeks, sessions, skillResults, userLearningInfo, userSkills } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { type GradedReply, gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { exercisesOf, findSkill, openLearning } from '../testing/learningPupil'
import { reportWeek } from './weekReport'

const SKILLS = 4
const pack = gradedPack({ skills: SKILLS, grade: 2 })
const GRADE = { grade: 2 }

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: pack, now: new Date('2026-03-09T18:00:00Z') })
  await test.db.update(userLearningInfo).set({ weeklyTime: 40 })
  token = await test.login('student')
})
afterAll(() => test.close())

type Step = { kind: 'learn'; skill: number; right: boolean[] } | { kind: 'check'; right: boolean[] }

const flags = fc.array(fc.boolean(), { minLength: 1, maxLength: 3 })
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('learn' as const),
      skill: fc.integer({ min: 1, max: SKILLS }),
      right: flags,
    }),
    fc.record({ kind: fc.constant('check' as const), right: flags }),
  ),
  { minLength: 2, maxLength: 5 },
)

/** The stored points, which are those of the week worked out anew. */
async function expectStored(): Promise<number> {
  const [week] = await test.db.select().from(assignmentWeeks)
  if (!week) throw new Error('There is no week.')
  const { points, reachedAt } = await reportWeek(test.db, week, test.config.timeZone)
  expect(week).toMatchObject({
    pointsLa: points.la,
    pointsVoc: points.voc,
    reachedAt: reachedAt === null ? null : new Date(reachedAt),
  })
  return points.total
}

async function begin(levels: Record<string, number>): Promise<void> {
  for (const table of [answers, sessions, skillResults, userSkills, assignmentWeeks])
    await test.db.delete(table)
  await setLevels(test, levels, GRADE)
  succeeded(await test.call('getNextAssignmentTask', {}, token))
}

/** One session goes on where the one before was left. */
function openExercises({ events, problems }: GradedReply): GradedExercise[] {
  const session = foldSession(events)
  if (!session) return problems
  const { isDone } = policyOf(session.phase)
  return problems.filter((_, i) => !isDone(session.row[i] as RowEntry))
}

async function take(step: Step): Promise<void> {
  if (step.kind === 'learn') {
    const skillId = `k${step.skill}`
    const pupil = await openLearning(test, token, pack, skillId)
    for (const [i, isRight] of step.right.entries()) {
      const problem = exercisesOf(findSkill(pack, skillId))[i]
      if (!problem) return
      test.advance(10_000)
      const answer = pupil.answer(problem, isRight ? 'correct' : 'incorrect')
      await test.call('saveUserPracticeAnswer', answer, token)
      await expectStored()
    }
    return
  }
  const reply = await test.call('takeProficiency', { sectionType: 'ae.la', currentGrade: 2 }, token)
  if (!reply.isSuccess) return
  const pupil = gradedPupil(test, token)
  const open = openExercises(reply)
  for (const [i, isRight] of step.right.entries()) {
    const exercise = open[i]
    if (!exercise) return
    await pupil.check(reply, exercise.problemId, isRight ? 'correct' : 'incorrect')
    await expectStored()
    if (!isRight) await pupil.check(reply, exercise.problemId, 'correct')
    await expectStored()
  }
}

describe('the points in the row of a running week', () => {
  it('are those of the week worked out anew, after every answer', async () => {
    let gained = 0
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (course, hasBegun) => {
        await begin(hasBegun ? { k1: 1, k2: 2 } : {})
        for (const step of course) await take(step)
        gained += await expectStored()
      }),
      { numRuns: 8 },
    )
    expect(gained).toBeGreaterThan(0)
  })

  it('two sessions of a student that earn at once are both counted', async () => {
    await begin({})
    const pupils = await Promise.all(['k1', 'k2'].map((skillId) => openLearning(test, token, pack, skillId)))
    test.advance(10_000)
    const replies = await Promise.all(
      pupils.map((pupil, i) => {
        const [problem] = exercisesOf(findSkill(pack, `k${i + 1}`))
        if (!problem) throw new Error('no exercise')
        return test.call('saveUserPracticeAnswer', pupil.answer(problem, 'correct'), token)
      }),
    )
    for (const reply of replies) succeeded(reply)
    expect(await expectStored()).toBeGreaterThan(0)
  })
})
