import type { ContentPack, PackProblem } from '@wordstride/content'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, sessions, userSkills } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { choiceProblem, gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'

const WORDS = 40
const OF_ONE_DAY = 20
const LEVEL = 2
const ROUNDS = 6

const word = (i: number) => `k${(i % WORDS) + 1}`

/** Beside each word stand three others: by turns of the same day, of another, and one, two or all of them. */
const BESIDE = [
  [20, 1, 2],
  [21, 22, 3],
  [1, 2, 3],
  [20, 21, 22],
] as const

/** The steps stay among the twenty words of the day, or lead to the other twenty. */
const besideOf = (i: number, steps: readonly number[]) =>
  steps.map((step) =>
    step < OF_ONE_DAY
      ? word(Math.floor(i / OF_ONE_DAY) * OF_ONE_DAY + ((i + step) % OF_ONE_DAY))
      : word(i + step),
  )

function wordPack(isNamed: boolean): ContentPack {
  const pack = gradedPack({ section: 'ae.voc', skills: WORDS })
  for (const [i, skill] of (pack.chapters[0]?.skills ?? []).entries()) {
    const question = (steps: readonly number[], n: number): PackProblem => {
      const problem_id = `${skill.skill_id}.P2${n}`
      const beside = besideOf(i, steps)
      const options = [skill.skill_id, ...beside].map((name, at) => ({
        id: `${n}-${at}`,
        label: name,
        answer: at === 0,
      }))
      const problem = {
        ...choiceProblem(problem_id, 'ae.voc', 4, skill.skill_id),
        ...(isNamed ? { beside } : {}),
        shuffle_options: true,
        subProblemItems: [{ uuid: 'q', type: 'radio', options }],
      }
      return { problem_id, problem_seq: n + 1, pool: 'P', level: LEVEL, problem }
    }
    skill.problems = [...skill.problems.filter(({ level }) => level !== LEVEL), ...BESIDE.map(question)]
  }
  return pack
}

let test: TestApp
afterEach(() => test.close())

/** How many options of each question are left when those are ruled out that do not have their turn. */
async function optionsLeft(isNamed: boolean): Promise<number[]> {
  test = await createTestApp({ contentPack: wordPack(isNamed) })
  const token = await test.login('student')
  await setLevels(test, Object.fromEntries(Array.from({ length: WORDS }, (_, i) => [word(i), LEVEL])), {
    section: 'ae.voc',
  })
  const day = Date.UTC(2026, 0, 5, 9)
  for (let i = 0; i < WORDS; i++) {
    const at = new Date(day + Math.floor(i / OF_ONE_DAY) * 86_400_000)
    await test.db
      .update(userSkills)
      .set({ lastAnswerAt: at, lastVisitAt: at })
      .where(eq(userSkills.skillId, word(i)))
  }
  const { chapters } = succeeded(
    await test.call('skillsByUserid', { sectionType: 'ae.voc', gradeId: 4 }, token),
  )
  const listed = chapters.flatMap(({ skills }) => skills)
  const oldest = Math.min(...listed.map(({ skillEnd }) => skillEnd ?? 0))
  const inTurn = new Set(listed.filter((each) => each.skillEnd === oldest).map(({ skillId }) => skillId))
  expect(inTurn.size).toBe(OF_ONE_DAY)

  const left: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await test.db.delete(answers)
    await test.db.delete(sessions)
    const { problems } = await gradedPupil(test, token).take({ section: 'ae.voc' })
    for (const { problem } of problems) {
      const [part] = (problem as unknown as { subProblemItems: { options: { label: string }[] }[] })
        .subProblemItems
      left.push(part?.options.filter(({ label }) => inTurn.has(label)).length ?? 0)
    }
  }
  expect(left).toHaveLength(ROUNDS * 10)
  return left
}

describe('words that do not have their turn', () => {
  it('[SR-10] are no wrong answers where others are: whoever knows the turns rules none of the four out', async () => {
    expect(new Set(await optionsLeft(true))).toEqual(new Set([4]))
  })

  it('would be, if problems did not say which words stand in them', async () => {
    const left = await optionsLeft(false)
    expect(left.filter((count) => count === 1).length).toBeGreaterThan(0)
  })
})
