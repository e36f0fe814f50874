import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, sessions, skillResults, userSkills } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'

const SIZE = 10
const WORDS = 40
const ROUNDS = 12

const word = (i: number) => `k${i + 1}`

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack({ section: 'ae.voc', skills: WORDS }) })
  token = await test.login('student')
})
afterAll(() => test.close())

/** As SR-10 orders them, by all that a student is told of the words: the last visit, the level, the place. */
async function predicted(): Promise<string[]> {
  const { chapters } = succeeded(
    await test.call('skillsByUserid', { sectionType: 'ae.voc', gradeId: 4 }, token),
  )
  return chapters
    .flatMap(({ skills }) => skills)
    .filter(({ level }) => level < 5)
    .sort((a, b) => (a.skillEnd ?? 0) - (b.skillEnd ?? 0) || a.level - b.level || a.skillSeq - b.skillSeq)
    .map(({ skillId }) => skillId)
    .slice(0, SIZE)
}

/** Which words are asked, in the order of the problems: only the server knows. */
async function asked(): Promise<string[]> {
  await test.db.delete(answers)
  await test.db.delete(sessions)
  const { sessionId } = await gradedPupil(test, token).take({ section: 'ae.voc' })
  const [row] = await test.db
    .select()
    .from(sessions)
    .where(eq(sessions.sessionId, sessionId ?? ''))
  return row?.start?.targets?.map(({ skillId }) => skillId) ?? []
}

/** How many words of a session are predicted at their places, at most, in a number of sessions. */
async function hits(): Promise<{ best: number; mean: number }> {
  const found: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const guess = await predicted()
    const words = await asked()
    expect(words).toHaveLength(SIZE)
    found.push(words.filter((one, i) => one === guess[i]).length)
  }
  return { best: Math.max(...found), mean: found.reduce((sum, one) => sum + one, 0) / ROUNDS }
}

describe('the order of a vocabulary session', () => {
  it.each([0, 1, 2, 3, 4])('[SR-10] is not told by the list of words at level %i', async (level) => {
    await setLevels(test, Object.fromEntries(Array.from({ length: WORDS }, (_, i) => [word(i), level])), {
      section: 'ae.voc',
    })
    const { best, mean } = await hits()
    // By luck one word in forty is right at its place.
    expect(best).toBeLessThan(SIZE / 2)
    expect(mean).toBeLessThan(2)
  })

  it('[SR-10] is not told by when each word was answered, either: words of one day are equals', async () => {
    await test.db.delete(skillResults)
    const day = Date.UTC(2026, 0, 5, 9)
    for (let i = 0; i < WORDS; i++) {
      const at = new Date(day + Math.floor(i / 20) * 86_400_000 + i * 30_000)
      await test.db
        .update(userSkills)
        .set({ level: 2, lastAnswerAt: at, lastVisitAt: at })
        .where(eq(userSkills.skillId, word(i)))
    }
    const words = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) for (const one of await asked()) words.add(one)
    // The twenty of the older day, and none of the younger one.
    expect([...words].sort()).toEqual(Array.from({ length: 20 }, (_, i) => word(i)).sort())
    expect((await hits()).mean).toBeLessThan(2.5)
  })

  it('does not follow from the id of the session, nor does the choice of an afficiency session', async () => {
    const seen = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) seen.add((await asked()).join(' '))
    expect(seen.size).toBe(ROUNDS)
  })
})
