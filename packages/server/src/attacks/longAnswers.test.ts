import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, sessionExercises } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { exercisesOf, findSkill, openLearning } from '../testing/learningPupil'

const pack = gradedPack({ skills: 6, grade: 2 })
const long = (length: number): string => 'x'.repeat(length)

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: pack })
  token = await test.login('student')
})
afterAll(() => test.close())

async function begin(skillId: string) {
  const pupil = await openLearning(test, token, pack, skillId)
  const exercises = exercisesOf(findSkill(pack, skillId))
  const [first, , third] = exercises
  if (!first || !third) throw new Error('The skill has exercises.')
  test.advance(5_000)
  return { pupil, first, third }
}
type Pupil = Awaited<ReturnType<typeof begin>>['pupil']

const save = (answer: ReturnType<Pupil['answer']>) => test.call('saveUserPracticeAnswer', answer, token)
const storedOf = (answerId: string) => test.db.select().from(answers).where(eq(answers.answerId, answerId))

describe('a student who fills the disk with answers', () => {
  it('has what the problem asks for stored of a response and of its parts, and no more', async () => {
    const { pupil, first } = await begin('k1')
    const answer = pupil.answer(first, 'incorrect')
    const response = JSON.parse(answer.responseJson)
    const made = { ...response, junk: long(10_000) }
    const parts = Array.from({ length: 1_000 }, (_, i) => ({
      subProblemId: `${i} ${long(100)}`,
      correctStatus: 'correct' as const,
    }))
    const { answerId } = answer.moreParameters
    succeeded(
      await save({
        ...answer,
        responseJson: JSON.stringify(made),
        moreParameters: { ...answer.moreParameters, parts },
      }),
    )
    const [row] = await storedOf(answerId)
    expect(JSON.parse(row?.responseJson ?? '')).toEqual(response)
    expect(row?.clientClaim).toMatchObject({ parts: [] })
  })

  it('gets no long response stored that decides nothing, and none at all that is longer than any', async () => {
    const { pupil, first, third } = await begin('k2')
    const foreign = Array.from({ length: 90 }, (_, i) => [`${i}${long(60)}`, []])
    for (const problem of [first, third]) {
      const answer = pupil.answer(problem, 'not_answered')
      const tooLong = { ...answer, responseJson: JSON.stringify({ chosen: Object.fromEntries(foreign) }) }
      expect(await save(tooLong)).toMatchObject({ isSuccess: false, code: 'not_now' })
      expect(await storedOf(answer.moreParameters.answerId)).toEqual([])
      expect(await save(answer)).toMatchObject({ isSuccess: true })
    }
    const beyond = { ...pupil.answer(first, 'incorrect'), responseJson: JSON.stringify(long(20_000)) }
    await expect(save(beyond)).rejects.toThrow('400')
  })

  it('gets no long draft kept', async () => {
    await setLevels(test, { k2: 1, k3: 1 }, { grade: 2 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take({ grade: 2 })
    const problemId = session.problems[0]?.problemId ?? ''
    const drafts = async () =>
      (
        await test.db
          .select()
          .from(sessionExercises)
          .where(eq(sessionExercises.sessionId, session.sessionId ?? randomUUID()))
      ).flatMap(({ draft }) => draft ?? [])
    for (const responseJson of ['{}', JSON.stringify(long(5_000))])
      await pupil.tell(session, [{ type: 'responded', at: test.now().getTime(), problemId, responseJson }])
    expect(await drafts()).toEqual(['{}'])
  })
})
