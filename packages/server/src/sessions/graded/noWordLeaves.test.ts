import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionExercises, sessions } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { type GradedReply, setLevels, succeeded } from '../../testing/gradedPupil'
import { loadSmallPack } from '../../testing/loadSmallPack'
import { wireResponse } from '../../testing/wireResponse'

let test: TestApp
let token: string
let words: string[]

beforeAll(async () => {
  const pack = await loadSmallPack()
  test = await createTestApp({ contentPack: pack })
  token = await test.login('student')
  words = pack.chapters
    .filter(({ section_type }) => section_type === 'ae.voc')
    .flatMap(({ skills }) => skills.map(({ skill_id }) => skill_id))
  const levels = Object.fromEntries(words.map((word, i) => [word, i < 10 ? i % 5 : 5]))
  await setLevels(test, levels, { section: 'ae.voc', grade: 2 })
})
afterAll(() => test.close())

const take = async (): Promise<GradedReply> =>
  succeeded(await test.call('takeProficiency', { sectionType: 'ae.voc', currentGrade: 2 }, token))

const exercisesOf = ({ sessionId }: GradedReply) =>
  test.db
    .select()
    .from(sessionExercises)
    .where(eq(sessionExercises.sessionId, sessionId ?? ''))
    .orderBy(sessionExercises.position)

/** Without what shows the word rightly: the offered options, and the problem that asks for the meaning of a word. */
function withoutOfferedWords({ problem, hintItems, ...rest }: GradedReply['problems'][number]): string {
  const { subProblemItems: _offered, ...asked } = problem as Record<string, unknown>
  const isAboutMeaning = asked.form === 'word_definition'
  return JSON.stringify(isAboutMeaning ? rest : { ...rest, hintItems, problem: asked }).toLowerCase()
}

/** As the student reads the record of a session. */
async function recordOf({ sessionId }: GradedReply) {
  const span = { startTime: test.now().getTime() - 86_400_000, endTime: test.now().getTime() + 1 }
  const { data } = succeeded(await test.call('getUserActivity', span, token))
  return data.find((record) => record.sessionId === sessionId)
}

describe('a proficiency session of words on the wire', () => {
  it('[SR-07] no id, name or text gives away the word that is asked for', async () => {
    const session = await take()
    const rows = await exercisesOf(session)
    expect(session.problems).toHaveLength(10)
    const types = new Set(session.problems.map(({ problem }) => problem.problem_type))
    expect([...types].sort()).toEqual([
      'vocabulary_selection',
      'vocabulary_spelling',
      'vocabulary_unscrambling',
    ])
    for (const [i, exercise] of session.problems.entries()) {
      const word = rows[i]?.skillId as string
      expect(words).toContain(word)
      expect(withoutOfferedWords(exercise)).not.toMatch(new RegExp(`\\b${word}\\b`))
      expect(exercise).not.toHaveProperty('content_id')
    }
  })

  it('[SR-07] the word is named when it was answered right, not before, and after a reload too', async () => {
    const session = await take()
    const [row] = await exercisesOf(session)
    const [exercise] = session.problems
    if (!row || !exercise) throw new Error('There is no exercise.')
    const submit = async (verdict: 'correct' | 'incorrect', startTs: number) =>
      succeeded(
        await test.call(
          'checkAnswer',
          {
            sessionId: session.sessionId ?? '',
            answerId: crypto.randomUUID(),
            ...(await wireResponse(test, session.sessionId ?? '', row.problemId, verdict)),
            startTs,
            endTs: startTs + 5000,
            hintChecked: false,
          },
          token,
        ),
      )
    const wrong = await submit('incorrect', 1_800_000_000_000)
    expect(wrong).toMatchObject({ verdict: 'incorrect', skillId: exercise.skillId, skillName: 'Word 1' })
    expect(wrong.levelChange?.skillId).toBe(exercise.skillId)
    expect(await recordOf(session)).toMatchObject({ levelChangeReport: [], secondTryList: [] })
    expect(await submit('correct', 1_800_000_010_000)).toMatchObject({
      verdict: 'correct',
      skillId: row.skillId,
      skillName: row.skillId,
      levelChange: { skillId: row.skillId },
    })
    expect((await recordOf(session))?.levelChangeReport).toEqual([])
    await test.db
      .update(sessions)
      .set({ sessionStatus: 'left' })
      .where(eq(sessions.sessionId, session.sessionId ?? ''))
    expect((await recordOf(session))?.levelChangeReport).toMatchObject([{ skillId: row.skillId }])
    await test.db
      .update(sessions)
      .set({ sessionStatus: 'in_progress' })
      .where(eq(sessions.sessionId, session.sessionId ?? ''))
    const [again, next] = (await take()).problems
    expect(again).toMatchObject({ problemId: exercise.problemId, skillName: row.skillId })
    expect(next).toMatchObject({ skillName: 'Word 2' })
  })

  it('tells staff the id of the problem in the content', async () => {
    const admin = await test.login('admin')
    const [exercise] = succeeded(
      await test.call(
        'takeProficiency',
        { sectionType: 'ae.voc', currentGrade: 2, debugObj: { skillIds: [words[0] as string] } },
        admin,
      ),
    ).problems
    expect(exercise?.contentId).toMatch(new RegExp(`^${words[0]}\\.P`))
  })
})

describe('an afficiency session of words', () => {
  it('[API-30] [SES-44] [CONST-31] has the 5 least accurate and 5 others, named by no id', async () => {
    const states = words.map((word, i) => [word, { level: 5, accuracyRate: i % 4 === 0 ? 0.1 : 0.9 }])
    await setLevels(test, Object.fromEntries(states), { section: 'ae.voc', grade: 2 })
    const counts = { lowAccuracySkillCount: 5, randomSkillCount: 5 }
    const session = succeeded(
      await test.call('takeAfficiency', { sectionType: 'ae.voc', gradeId: 2, ...counts }, token),
    )
    const rows = await exercisesOf(session)
    const least = words.filter((_, i) => i % 4 === 0)
    expect(least).toHaveLength(5)
    expect(new Set(rows.map(({ skillId }) => skillId)).size).toBe(10)
    expect(rows.map(({ skillId }) => skillId)).toEqual(expect.arrayContaining(least))
    for (const { skillId, improve } of session.problems)
      expect([words.includes(skillId), improve]).toEqual([false, null])
  })
})
