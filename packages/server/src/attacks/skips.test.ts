import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answers, problems, sessions, skillResults, userSkills } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { type GradedReply, gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { exercisesOf, findSkill, openLearning } from '../testing/learningPupil'
import { contentIds } from '../testing/wireResponse'

const pack = gradedPack({ exercises: 6 })

let test: TestApp
let token: string
let pupil: ReturnType<typeof gradedPupil>
beforeAll(async () => {
  test = await createTestApp({ contentPack: pack })
  token = await test.login('student')
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [answers, sessions, skillResults, userSkills]) await test.db.delete(table)
  pupil = gradedPupil(test, token)
  await setLevels(test, Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((i) => [`k${i}`, 4])))
})

const skip = (session: { sessionId: string | null }, problemId: string) =>
  pupil.tell(session, [{ type: 'skipped', at: test.now().getTime(), problemId, message: 'It is broken.' }])

const statusOf = async (sessionId: string | null) => {
  const [row] = await test.db
    .select()
    .from(sessions)
    .where(eq(sessions.sessionId, sessionId ?? ''))
  return row?.sessionStatus
}

const takeAfficiency = async (counts: { lowAccuracySkillCount: number; randomSkillCount: number }) =>
  succeeded(
    await test.call('takeAfficiency', { sectionType: 'ae.la', gradeId: 4, ...counts }, token),
  ) as GradedReply

describe('whoever skips problems that are sound', () => {
  it.each([0, 1, 4])('[SR-17] passes no session with %i right answers and skips', async (answered) => {
    const session = await pupil.take()
    for (const [i, { problemId }] of session.problems.entries()) {
      if (i >= answered) await skip(session, problemId)
      else {
        await pupil.check(session, problemId, 'correct')
        await pupil.tell(session, [{ type: 'advanced', at: test.now().getTime(), problemId }])
      }
    }
    expect(await statusOf(session.sessionId)).not.toBe('passed')
    // Pressing on does not help.
    for (const { problemId } of session.problems) await skip(session, problemId)
    expect(await statusOf(session.sessionId)).not.toBe('passed')
  })

  it('gets past one problem of a session, without a pass, and not past the next', async () => {
    const session = await pupil.take()
    const [first, second, ...others] = session.problems
    if (!first || !second) throw new Error('The session has problems.')
    await skip(session, first.problemId)
    await skip(session, second.problemId)
    expect(await pupil.check(session, second.problemId, 'correct')).toMatchObject({ verdict: 'correct' })
    for (const { problemId } of others) await pupil.check(session, problemId, 'correct')
    expect(await statusOf(session.sessionId)).toBe('left')
  })

  it('passes no practice by skipping to the last exercise of the cycle', async () => {
    const learning = await openLearning(test, token, pack, 'k1')
    const exercises = exercisesOf(findSkill(pack, 'k1'))
    for (const { problem_id } of exercises.slice(0, -1)) await skip(learning, problem_id)
    const last = exercises.at(-1)
    if (!last) throw new Error('The skill has exercises.')
    const reply = await test.call('saveUserPracticeAnswer', learning.answer(last, 'correct'), token)
    expect(reply).toMatchObject({ verdict: 'correct', learningPass: false })
    expect(await statusOf(learning.sessionId)).toBe('in_progress')
  })

  it('[SR-17] a problem that the server cannot read is not asked for', async () => {
    const session = await pupil.take()
    const [first, ...others] = session.problems
    if (!first) throw new Error('The session has problems.')
    const [problemId] = await contentIds(test, session)
    const isFirst = eq(problems.problemId, problemId ?? '')
    const [row] = await test.db.select().from(problems).where(isFirst)
    if (!row) throw new Error('The problem is in the content.')
    const broken = { ...row.problem, subProblemItems: 'lost' } as typeof row.problem
    await test.db.update(problems).set({ problem: broken }).where(isFirst)
    await skip(session, first.problemId)
    await test.db.update(problems).set({ problem: row.problem }).where(isFirst)
    for (const { problemId } of others) await pupil.check(session, problemId, 'correct')
    expect(await statusOf(session.sessionId)).toBe('passed')
  })
})

describe('whoever asks for a session of one problem', () => {
  it.each([
    { lowAccuracySkillCount: 0, randomSkillCount: 1 },
    { lowAccuracySkillCount: 1, randomSkillCount: 0 },
    { lowAccuracySkillCount: 4, randomSkillCount: 2 },
  ])('[SES-44] gets as many as everybody: %j', async (counts) => {
    expect((await takeAfficiency(counts)).problems).toHaveLength(6)
  })
})

describe('whoever lengthens a lesson by skipping for ever', () => {
  it('gets past 200 problems, and the answers after them count', async () => {
    const learning = await openLearning(test, token, pack, 'k2')
    const exercises = exercisesOf(findSkill(pack, 'k2'))
    const at = test.now().getTime()
    const told = (first: number) =>
      Array.from({ length: 150 }, (_, i) => {
        const problemId = exercises[(first + i) % exercises.length]?.problem_id ?? ''
        return { type: 'skipped' as const, at, problemId }
      })
    const accepted = [
      await pupil.tell(learning, told(0)),
      await pupil.tell(learning, told(150)),
      await pupil.tell(learning, told(200)),
    ]
    expect(accepted.map(({ events }) => events.length)).toEqual([150, 50, 0])
    test.advance(60_000)
    const next = exercises[200 % exercises.length]
    if (!next) throw new Error('The skill has exercises.')
    const reply = await test.call('saveUserPracticeAnswer', learning.answer(next, 'correct'), token)
    expect(reply).toMatchObject({ verdict: 'correct', firstTimeCorrect: 1 })
  })
})
