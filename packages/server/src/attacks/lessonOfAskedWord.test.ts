import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionExercises, sessions } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, standingOf, succeeded } from '../testing/gradedPupil'
import { exercisesOf, findSkill, openLearning } from '../testing/learningPupil'

const GRADE = { section: 'ae.voc', grade: 2 } as const
const WORDS = ['k1', 'k2', 'k3', 'k4']
const contentPack = gradedPack({ skills: WORDS.length, ...GRADE })

let test: TestApp
let student: string
beforeAll(async () => {
  test = await createTestApp({ contentPack, now: new Date('2026-03-09T18:00:00Z') })
  student = await test.login('student')
  await setLevels(test, Object.fromEntries(WORDS.map((word) => [word, 1])), GRADE)
})
afterAll(() => test.close())

/** What a lesson of a word says of its level, to an empty answer, a wrong one, and the wrong one sent again. */
async function levelsInLesson(word: string) {
  const pupil = await openLearning(test, student, contentPack, word)
  const [exercise] = exercisesOf(findSkill(contentPack, word))
  if (!exercise) throw new Error(`No exercise of ${word}.`)
  const wrong = pupil.answer(exercise, 'incorrect')
  test.advance(20_000)
  const told: number[] = []
  for (const answer of [pupil.answer(exercise, 'not_answered'), wrong, wrong]) {
    const { skillLevel, events } = succeeded(await test.call('saveUserPracticeAnswer', answer, student))
    told.push(
      skillLevel,
      ...events.flatMap((event) => ('standing' in event ? (event.standing?.level ?? []) : [])),
    )
  }
  return told
}

describe('a student who begins a lesson of each word that may be asked for', () => {
  it('[SR-07] is told its level as before the wrong check until the word is found', async () => {
    const pupil = gradedPupil(test, student)
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
    for (const each of WORDS) expect(await levelsInLesson(each)).toEqual([1, 1, 1, 1, 1])
    await pupil.check(session, problemId, 'correct')
    await test.db.delete(sessions).where(eq(sessions.skillId, word))
    expect(await levelsInLesson(word)).toEqual([0, 0, 0, 0, 0])
  })
})
