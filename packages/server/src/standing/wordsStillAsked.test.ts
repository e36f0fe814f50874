import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answers, sessionExercises, sessions, skillResults } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, standingOf, succeeded } from '../testing/gradedPupil'

const GRADE = { section: 'ae.voc', grade: 2 } as const
const WORDS = ['k1', 'k2', 'k3', 'k4']
const HOUR = 3_600_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack({ skills: WORDS.length, ...GRADE }) })
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [answers, skillResults, sessions]) await test.db.delete(table)
  await setLevels(test, Object.fromEntries(WORDS.map((word) => [word, 1])), GRADE)
})

/** A session whose first word was answered wrongly, and what is told of that word. */
async function askedWrongly() {
  const token = await test.login('student')
  const pupil = gradedPupil(test, token)
  const session = await pupil.take(GRADE)
  const [first] = await test.db
    .select()
    .from(sessionExercises)
    .where(eq(sessionExercises.sessionId, session.sessionId ?? ''))
    .orderBy(asc(sessionExercises.position))
  const word = first?.skillId ?? ''
  const problemId = session.problems[0]?.problemId ?? ''
  await pupil.check(session, problemId, 'incorrect')
  expect(await standingOf(test, word)).toMatchObject({ level: 0 })
  return {
    pupil,
    session,
    problemId,
    async toldLevel() {
      const now = await test.login('student')
      const reply = succeeded(await test.call('skillsByUserid', { sectionType: 'ae.voc', gradeId: 2 }, now))
      const skills = reply.chapters.flatMap((chapter) => chapter.skills)
      return skills.find(({ skillId }) => skillId === word)?.level
    },
  }
}

describe('[SR-07] a word that was answered wrongly is told as before', () => {
  it('until it is found, however often it is missed', async () => {
    const { pupil, session, problemId, toldLevel } = await askedWrongly()
    expect(await toldLevel()).toBe(1)
    await pupil.check(session, problemId, 'incorrect')
    expect(await toldLevel()).toBe(1)
    await pupil.check(session, problemId, 'correct')
    expect(await toldLevel()).toBe(0)
  })

  it('until its session is over', async () => {
    const { toldLevel } = await askedWrongly()
    await test.db.update(sessions).set({ sessionStatus: 'left', endedAt: test.now() })
    expect(await toldLevel()).toBe(0)
  })

  it('for the twelve hours in which its session is given back', async () => {
    const { toldLevel } = await askedWrongly()
    test.advance(11 * HOUR)
    expect(await toldLevel()).toBe(1)
    test.advance(HOUR)
    expect(await toldLevel()).toBe(0)
  })
})
