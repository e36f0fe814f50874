import type { ContentPack, PackProblem } from '@wordstride/content'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, sessions, userSkills } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { choiceProblem, gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'

const WORDS = 40
const LEVELS = [1, 2]
const ROUNDS = 6

const word = (i: number) => `k${i + 1}`
const ALL = Array.from({ length: WORDS }, (_, i) => i)

/** Words that have their turn at one time, by what a student can know. */
type GroupOf = (i: number) => number

/** How many of the three words beside a word are of another group, in each of its four problems. */
const STRANGERS = [1, 2, 0, 3]

function besideOf(i: number, strangers: number, groupOf: GroupOf): string[] {
  const following = [...ALL.slice(i + 1), ...ALL.slice(0, i)]
  const same = following.filter((other) => groupOf(other) === groupOf(i))
  const others = following.filter((other) => groupOf(other) !== groupOf(i))
  return [...others.slice(0, strangers), ...same.slice(0, 3 - strangers)].map(word)
}

function wordPack(groupOf: GroupOf, isNamed: boolean): ContentPack {
  const pack = gradedPack({ section: 'ae.voc', skills: WORDS })
  for (const [i, skill] of (pack.chapters[0]?.skills ?? []).entries()) {
    const question = (level: number, strangers: number, n: number): PackProblem => {
      const problem_id = `${skill.skill_id}.V${level}${n}`
      const beside = besideOf(i, strangers, groupOf)
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
      return { problem_id, problem_seq: n + 1, pool: 'P', level, problem }
    }
    skill.problems = [
      ...skill.problems.filter(({ level }) => level === null || !LEVELS.includes(level)),
      ...LEVELS.flatMap((level) => STRANGERS.map((strangers, n) => question(level, strangers, n))),
    ]
  }
  return pack
}

let test: TestApp
let token: string
afterEach(() => test.close())

async function open(groupOf: GroupOf, isNamed: boolean, levelOf: (i: number) => number): Promise<void> {
  test = await createTestApp({ contentPack: wordPack(groupOf, isNamed) })
  token = await test.login('student')
  await setLevels(test, Object.fromEntries(ALL.map((i) => [word(i), levelOf(i)])), { section: 'ae.voc' })
}

/** Where each word stands, as the student is told. */
async function listed() {
  const list = await test.call('skillsByUserid', { sectionType: 'ae.voc', gradeId: 4 }, token)
  return succeeded(list).chapters.flatMap(({ skills }) => skills)
}

type Listed = Awaited<ReturnType<typeof listed>>[number]

/** How many options of each question are left when those are ruled out that cannot be asked now. */
async function optionsLeft(canBeAsked: (one: Listed, level: number) => boolean): Promise<number[]> {
  const words = new Map((await listed()).map((one) => [one.skillId, one]))
  const left: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await test.db.delete(answers)
    await test.db.delete(sessions)
    const { problems } = await gradedPupil(test, token).take({ section: 'ae.voc' })
    for (const { problem, userSkillLevel } of problems) {
      const [part] = (problem as unknown as { subProblemItems: { options: { label: string }[] }[] })
        .subProblemItems
      const open = part?.options.filter(({ label }) =>
        canBeAsked(words.get(label) as Listed, userSkillLevel ?? Number.NaN),
      )
      left.push(open?.length ?? 0)
    }
  }
  expect(left).toHaveLength(ROUNDS * 10)
  return left
}

/** Two days of twenty words: only those of the older one have their turn. */
async function leftByDay(isNamed: boolean): Promise<number[]> {
  const dayOf: GroupOf = (i) => Math.floor(i / 20)
  await open(dayOf, isNamed, () => 2)
  for (const i of ALL) {
    const at = new Date(Date.UTC(2026, 0, 5 + dayOf(i), 9))
    await test.db
      .update(userSkills)
      .set({ lastAnswerAt: at, lastVisitAt: at })
      .where(eq(userSkills.skillId, word(i)))
  }
  const oldest = Math.min(...(await listed()).map(({ skillEnd }) => skillEnd ?? 0))
  return optionsLeft(({ skillEnd }) => skillEnd === oldest)
}

describe('what the list of words tells of the one that is asked', () => {
  it.each([
    ['not_answered', 0],
    ['incorrect', 0],
    ['correct', 1],
  ] as const)(
    '[SR-13] an answer that is %s has visited %d words: one that is not found is not named',
    async (verdict, count) => {
      await open(
        () => 0,
        true,
        () => 2,
      )
      const pupil = gradedPupil(test, token)
      const session = await pupil.take({ section: 'ae.voc' })
      await pupil.check(session, session.problems[0]?.problemId ?? '', verdict)
      const visited = (await listed()).filter(({ skillEnd }) => skillEnd !== null)
      expect(visited).toHaveLength(count)
    },
  )
})

describe('a second try', () => {
  it('[SR-12] is not told of a word that is asked: the list names those that have one', async () => {
    await open(
      () => 0,
      true,
      () => 1,
    )
    const state = { isSecondTry: true, hasDroppedToZero: true }
    for (const i of ALL.slice(0, 36))
      await test.db
        .update(userSkills)
        .set(state)
        .where(eq(userSkills.skillId, word(i)))
    const again = (await listed()).filter(({ secondTry }) => secondTry).map(({ skillId }) => skillId)
    expect(again).toHaveLength(36)
    const pupil = gradedPupil(test, token)
    const session = await pupil.take({ section: 'ae.voc' })
    const empty = await pupil.check(session, session.problems[0]?.problemId ?? '', 'not_answered')
    const told = JSON.stringify([session, empty])
    expect(told).not.toMatch(/"(secondTry|isSecondTry|hasDroppedToZero)":true/)
    expect(JSON.stringify(empty)).not.toContain('standing')
    // A right answer has found the word.
    const right = await pupil.check(session, session.problems[0]?.problemId ?? '', 'correct')
    expect(right.levelChange?.fromSecondTry).toBe(again.includes(right.skillId))
  })
})

describe('words that cannot be asked now', () => {
  it('[SR-10] are no wrong answers where others are: the days of the last answers rule none of the four out', async () => {
    expect(new Set(await leftByDay(true))).toEqual(new Set([4]))
  })

  it('[SR-10] are none by their levels, either, which the form of the question tells', async () => {
    const levelOf = (i: number) => (i < 5 ? 1 : 2)
    await open(levelOf, true, levelOf)
    const left = await optionsLeft((one, level) => one.level === level)
    expect(new Set(left)).toEqual(new Set([4]))
  })

  it('would be, if problems did not say which words stand in them', async () => {
    expect((await leftByDay(false)).filter((count) => count === 1).length).toBeGreaterThan(0)
  })
})
