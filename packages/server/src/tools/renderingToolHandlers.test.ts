import { type ContentPack, openContentPack } from '@wordstride/content'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problems, skills } from '../db/schema'
import { paths } from '../paths'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { exercisesOf, findSkill } from '../testing/learningPupil'

const NOUNS = { sectionType: 'ae.la', gradeId: 2, chapterId: 1, skillId: 'la.2.nouns' } as const
const REFUSAL = {
  isSuccess: false,
  status: 'error',
  code: 'not_allowed',
  message: 'Your account may not use this.',
}

let test: TestApp
let pack: ContentPack
let tutor: string
beforeAll(async () => {
  pack = await openContentPack(paths.content).load()
  test = await createTestApp({ contentPack: pack })
  tutor = await test.login('tutor')
})
afterAll(() => test.close())

async function options() {
  const reply = await test.call('renderingToolOptions', {}, tutor)
  if (!reply.isSuccess) throw new Error(reply.message)
  return reply.options
}

async function problemsOf(phase: 'LEARNING_SESSION' | 'PROFICIENCY_SESSION' | 'AFFICIENCY_SESSION' | 'test') {
  const reply = await test.call('getProblemBySkill', { ...NOUNS, phase }, tutor)
  if (!reply.isSuccess) throw new Error(reply.message)
  return reply.problem
}

describe('who may use the rendering tool', () => {
  it.each(['student', 'superstudent', 'ag100001', 'teacher'])(
    '[SR-04] [SR-05] %s has no problem_rendering: refused with 200, and no problem leaves the server',
    async (name) => {
      const token = await test.login(name)
      expect(await test.call('renderingToolOptions', {}, token)).toEqual(REFUSAL)
      expect(await test.call('getProblemBySkill', { ...NOUNS, phase: 'LEARNING_SESSION' }, token)).toEqual(
        REFUSAL,
      )
    },
  )

  it.each(['tutor', 'lcadmin', 'admin'])('[SR-04] [SR-05] %s may', async (name) => {
    const token = await test.login(name)
    expect(await test.call('renderingToolOptions', {}, token)).toMatchObject({ isSuccess: true })
    expect(
      await test.call('getProblemBySkill', { ...NOUNS, phase: 'LEARNING_SESSION' }, token),
    ).toMatchObject({ isSuccess: true })
  })
})

describe('renderingToolOptions', () => {
  it('names every skill with problems, in the order of the course', async () => {
    const found = (await options()).map(({ sectionType, gradeId, skillId }) => [
      sectionType,
      gradeId,
      skillId,
    ])
    const expected = pack.chapters.flatMap((chapter) =>
      chapter.skills
        .filter((skill) => skill.problems.length > 0)
        .map((skill) => [chapter.section_type, chapter.grade_id, skill.skill_id]),
    )
    expect(found).toHaveLength(expected.length)
    expect(found).toEqual(expect.arrayContaining(expected))
    const nouns = (await options()).find(({ skillId }) => skillId === NOUNS.skillId)
    expect(nouns).toMatchObject({
      programId: 20,
      ...NOUNS,
      skillName: 'Nouns name people, places and things',
    })
  })

  it('offers a phase only where it has problems', async () => {
    const phases = async () => (await options()).find(({ skillId }) => skillId === NOUNS.skillId)?.phases
    expect(await phases()).toContain('LEARNING_SESSION')
    expect(await phases()).not.toContain('test')
    const [exercise] = exercisesOf(findSkill(pack, NOUNS.skillId))
    const setPool = (pool: 'E' | 'T') =>
      test.db
        .update(problems)
        .set({ pool })
        .where(eq(problems.problemId, String(exercise?.problem_id)))
    await setPool('T')
    expect(await phases()).toContain('test')
    expect((await problemsOf('test')).map(({ problemId }) => problemId)).toEqual([exercise?.problem_id])
    await setPool('E')
  })

  it('shows a disabled skill, and not one that left the content', async () => {
    const change = (fields: Partial<typeof skills.$inferInsert>) =>
      test.db.update(skills).set(fields).where(eq(skills.skillId, NOUNS.skillId))
    const isThere = async () => (await options()).some(({ skillId }) => skillId === NOUNS.skillId)
    await change({ isDisabled: true })
    expect(await isThere()).toBe(true)
    await change({ isDisabled: false, isRetired: true })
    expect(await isThere()).toBe(false)
    await change({ isRetired: false })
  })
})

describe('getProblemBySkill', () => {
  it('gives the assisted exercises, then the exercises, as they were authored', async () => {
    const skill = findSkill(pack, NOUNS.skillId)
    const found = await problemsOf('LEARNING_SESSION')
    expect(found.map(({ pool }) => pool)).toEqual([
      ...skill.problems.filter(({ pool }) => pool === 'AE').map(() => 'AE'),
      ...exercisesOf(skill).map(() => 'E'),
    ])
    const [exercise] = exercisesOf(skill)
    expect(found.find(({ problemId }) => problemId === exercise?.problem_id)).toEqual({
      id: exercise?.problem_id,
      problemId: exercise?.problem_id,
      pool: 'E',
      problemSeq: exercise?.problem_seq,
      level: null,
      problem: exercise?.problem,
    })
  })

  it.each([
    ['PROFICIENCY_SESSION', 'P'],
    ['AFFICIENCY_SESSION', 'A'],
  ] as const)('[SR-07] %s gives the problems of pool %s and no others', async (phase, pool) => {
    const expected = findSkill(pack, NOUNS.skillId).problems.filter((problem) => problem.pool === pool)
    const found = await problemsOf(phase)
    expect(found.map(({ problemId }) => problemId).sort()).toEqual(
      expected.map((problem) => problem.problem_id).sort(),
    )
  })

  it('finds nothing for a skill of another chapter', async () => {
    expect(
      await test.call('getProblemBySkill', { ...NOUNS, chapterId: 9, phase: 'LEARNING_SESSION' }, tutor),
    ).toEqual({ isSuccess: true, status: 'success', problem: [] })
  })
})
