import { type ContentPack, loadContentPack } from '@wordstride/content'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problems, skills } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { exercisesOf, findSkill } from '../testing/learningPupil'

const NOUNS = { section_type: 'ae.la', grade_id: 2, chapter_id: 1, skill_id: 'la.2.nouns' } as const
const REFUSAL = { is_success: false, status: 'error', message: 'Your account may not use this.' }

let test: TestApp
let pack: ContentPack
let tutor: string
beforeAll(async () => {
  pack = await loadContentPack()
  test = await createTestApp({ contentPack: pack })
  tutor = await test.login('tutor')
})
afterAll(() => test.close())

async function options() {
  const reply = await test.call('renderingToolOptions', {}, tutor)
  if (!reply.is_success) throw new Error(reply.message)
  return reply.options
}

async function problemsOf(phase: 'LEARNING_SESSION' | 'PROFICIENCY_SESSION' | 'AFFICIENCY_SESSION' | 'test') {
  const reply = await test.call('getProblemBySkill', { ...NOUNS, phase }, tutor)
  if (!reply.is_success) throw new Error(reply.message)
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
    expect(await test.call('renderingToolOptions', {}, token)).toMatchObject({ is_success: true })
    expect(
      await test.call('getProblemBySkill', { ...NOUNS, phase: 'LEARNING_SESSION' }, token),
    ).toMatchObject({ is_success: true })
  })
})

describe('renderingToolOptions', () => {
  it('[TOOL-01] [API-39] names every skill with problems, in the order of the course', async () => {
    const found = (await options()).map(({ section_type, grade_id, skill_id }) => [
      section_type,
      grade_id,
      skill_id,
    ])
    const expected = pack.chapters.flatMap((chapter) =>
      chapter.skills
        .filter((skill) => skill.problems.length > 0)
        .map((skill) => [chapter.section_type, chapter.grade_id, skill.skill_id]),
    )
    expect(found).toHaveLength(expected.length)
    expect(found).toEqual(expect.arrayContaining(expected))
    const nouns = (await options()).find(({ skill_id }) => skill_id === NOUNS.skill_id)
    expect(nouns).toMatchObject({
      program_id: 20,
      ...NOUNS,
      skill_name: 'Nouns name people, places and things',
    })
  })

  it('[TOOL-01] offers a phase only where it has problems', async () => {
    const phases = async () => (await options()).find(({ skill_id }) => skill_id === NOUNS.skill_id)?.phases
    expect(await phases()).toContain('LEARNING_SESSION')
    expect(await phases()).not.toContain('test')
    const [exercise] = exercisesOf(findSkill(pack, NOUNS.skill_id))
    const setPool = (pool: 'E' | 'T') =>
      test.db
        .update(problems)
        .set({ pool })
        .where(eq(problems.problemId, String(exercise?.problem_id)))
    await setPool('T')
    expect(await phases()).toContain('test')
    expect((await problemsOf('test')).map(({ problem_id }) => problem_id)).toEqual([exercise?.problem_id])
    await setPool('E')
  })

  it('shows a disabled skill, and not one that left the content', async () => {
    const change = (fields: Partial<typeof skills.$inferInsert>) =>
      test.db.update(skills).set(fields).where(eq(skills.skillId, NOUNS.skill_id))
    const isThere = async () => (await options()).some(({ skill_id }) => skill_id === NOUNS.skill_id)
    await change({ isDisabled: true })
    expect(await isThere()).toBe(true)
    await change({ isDisabled: false, isRetired: true })
    expect(await isThere()).toBe(false)
    await change({ isRetired: false })
  })
})

describe('getProblemBySkill', () => {
  it('[TOOL-01] [API-39] gives the assisted exercises, then the exercises, as they were authored', async () => {
    const skill = findSkill(pack, NOUNS.skill_id)
    const found = await problemsOf('LEARNING_SESSION')
    expect(found.map(({ pool }) => pool)).toEqual([
      ...skill.problems.filter(({ pool }) => pool === 'AE').map(() => 'AE'),
      ...exercisesOf(skill).map(() => 'E'),
    ])
    const [exercise] = exercisesOf(skill)
    expect(found.find(({ problem_id }) => problem_id === exercise?.problem_id)).toEqual({
      _id: exercise?.problem_id,
      problem_id: exercise?.problem_id,
      pool: 'E',
      problem_seq: exercise?.problem_seq,
      level: null,
      problem: exercise?.problem,
    })
  })

  it.each([
    ['PROFICIENCY_SESSION', 'P'],
    ['AFFICIENCY_SESSION', 'A'],
  ] as const)('[SR-07] %s gives the problems of pool %s and no others', async (phase, pool) => {
    const expected = findSkill(pack, NOUNS.skill_id).problems.filter((problem) => problem.pool === pool)
    const found = await problemsOf(phase)
    expect(found.map(({ problem_id }) => problem_id).sort()).toEqual(
      expected.map(({ problem_id }) => problem_id).sort(),
    )
  })

  it('finds nothing for a skill of another chapter', async () => {
    expect(
      await test.call('getProblemBySkill', { ...NOUNS, chapter_id: 9, phase: 'LEARNING_SESSION' }, tutor),
    ).toEqual({ is_success: true, status: 'success', problem: [] })
  })
})
