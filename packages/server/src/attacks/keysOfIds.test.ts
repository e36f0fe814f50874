import type { ContentPack } from '@wordstride/content'
import { plugins } from '@wordstride/plugins/graders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions, testSessions } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { fixturePack } from '../testing/gradedPack'
import { type GradedReply, gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { loadSmallPack } from '../testing/loadSmallPack'
import { testTaker } from '../testing/testTaker'
import { guessed, idsIn, textsIn } from './guesses'

type Section = 'ae.la' | 'ae.voc'

/** Every fixture of every type as a graded problem of the section, and as a problem of its tests. */
function packOf(section: Section): ContentPack {
  const pack = fixturePack()
  const inSection = <TProblem extends object>(problem: TProblem) => ({ ...problem, section_type: section })
  const chapters = pack.chapters.map((chapter) => ({
    ...chapter,
    section_type: section,
    skills: chapter.skills.map((skill) => ({
      ...skill,
      problems: skill.problems.map((entry) => ({ ...entry, problem: inSection(entry.problem) })),
    })),
  }))
  return { ...pack, version: section, chapters }
}

const skillsOf = (pack: ContentPack) => pack.chapters.flatMap(({ skills }) => skills)

describe.each<Section>(['ae.la', 'ae.voc'])('the ids of a graded session of %s', (section) => {
  const pack = packOf(section)
  let test: TestApp
  let admin: string
  beforeAll(async () => {
    test = await createTestApp({ contentPack: pack })
    admin = await test.login('admin')
  })
  afterAll(() => test.close())

  const take = async (skillIds: string[]): Promise<GradedReply> =>
    succeeded(
      await test.call(
        'takeProficiency',
        { sectionType: section, currentGrade: 4, debugObj: { skillIds } },
        admin,
      ),
    )

  const ofType = (type: string) => skillsOf(pack).filter(({ skill_id }) => skill_id.startsWith(`${type}.`))

  it.each(Object.keys(plugins))(
    '%s: nothing public gives one, and the next session has others',
    async (type) => {
      const skills = ofType(type)
      const skillIds = skills.map(({ skill_id }) => skill_id)
      const [first, second] = [await take(skillIds), await take(skillIds)]
      expect(first.problems).toHaveLength(skills.length)
      const authored = idsIn(skills.map(({ problems }) => problems))
      for (const exercise of first.problems) {
        const received = [...idsIn(exercise.problem), exercise.problemId, exercise.exerciseId]
        const texts = [...textsIn(exercise.problem)].filter((text) => !received.includes(text))
        const scopes = [
          ...skillIds.flatMap((id) => [id, `${id}.P1`]),
          first.sessionId ?? '',
          ...Array.from({ length: 20 }, (_, i) => String(i)),
        ]
        for (const id of received) expect(authored, `${exercise.problem.problem_id}: ${id}`).not.toContain(id)
        expect(guessed(new Set(received), scopes, texts)).toEqual([])
      }
      const others = idsIn(second.problems.map(({ problem }) => problem))
      for (const id of idsIn(first.problems.map(({ problem }) => problem))) expect(others).not.toContain(id)
    },
  )

  it.each(Object.keys(plugins))(
    '%s: a right answer is right and a wrong one wrong, also after going on elsewhere',
    async (type) => {
      const student = await test.login('student')
      await test.db.delete(sessions)
      const [skill] = ofType(type)
      const level = section === 'ae.la' ? 1 : 0
      const others = Object.fromEntries(skillsOf(pack).map(({ skill_id }) => [skill_id, 5]))
      await setLevels(test, { ...others, [skill?.skill_id ?? '']: level }, { section })
      const pupil = gradedPupil(test, student)
      const session = await pupil.take({ section })
      const exercise = session.problems.find(({ userSkillLevel }) => userSkillLevel === level)
      if (!exercise) throw new Error(`${type} is not asked.`)
      expect(await pupil.take({ section })).toMatchObject({
        isResumed: true,
        problems: session.problems.map(({ problemId, problem }) => ({ problemId, problem })),
      })
      for (const { problemId } of session.problems) {
        const wrong = await pupil.check(session, problemId, 'incorrect')
        expect(wrong).toMatchObject({ verdict: 'incorrect' })
        const marked = Object.keys(wrong.feedback?.items ?? {})
        const shown = idsIn(session.problems.find((one) => one.problemId === problemId)?.problem)
        // The one part of typed text has a name of its own.
        for (const id of marked) expect([...shown, 'word']).toContain(id)
        expect(await pupil.check(session, problemId, 'correct')).toMatchObject({ verdict: 'correct' })
      }
    },
  )
})

describe('a vocabulary test', () => {
  let test: TestApp
  let pack: ContentPack
  beforeAll(async () => {
    pack = await loadSmallPack()
    test = await createTestApp({ contentPack: pack })
  })
  afterAll(() => test.close())

  /** An option whose id is made of the word's problem and its label gives the word away. */
  const crack = (problem: unknown, problemIds: readonly string[]): string | undefined => {
    const ids = idsIn(problem)
    const texts = [...textsIn(problem)].filter((text) => !ids.has(text))
    return problemIds.find((id) => guessed(ids, [id], texts).length > 0)
  }

  const problemIds = () => pack.tests.map(({ problem_id }) => problem_id)

  it('was cracked by the ids that the content has', () => {
    const { problem, problem_id } = pack.tests.find(
      ({ problem }) => problem.problem_type === 'vocabulary_selection',
    ) as (typeof pack.tests)[number]
    expect(crack(problem, [problem_id])).toBe(problem_id)
  })

  it('no id of a problem of a test can be computed from its labels and the ids of the pack', async () => {
    const token = await test.login('superstudent')
    await test.db.delete(testSessions)
    const session = await testTaker(test, token).start({
      testType: 'mini_test',
      testGrade: 2,
      testLength: 20,
    })
    expect(session.problems.length).toBeGreaterThan(5)
    for (const { problem } of session.problems) expect(crack(problem, problemIds())).toBeUndefined()
  })
})
