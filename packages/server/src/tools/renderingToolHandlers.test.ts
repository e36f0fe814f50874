import { type ContentPack, openContentPack } from '@wordstride/content'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { skills } from '../db/schema'
import { paths } from '../paths'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { exercisesOf, findSkill } from '../testing/learningPupil'
import { findProblemsOfPart } from './testParts'

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

async function problemsOf(phase: 'LEARNING_SESSION' | 'PROFICIENCY_SESSION' | 'AFFICIENCY_SESSION') {
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
  it('[API-39] names every skill with problems, in the order of the course', async () => {
    const inLessons = (await options()).filter(({ phases }) => !phases.includes('test'))
    const found = inLessons.map(({ sectionType, gradeId, skillId }) => [sectionType, gradeId, skillId])
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
      standards: ['L.2.1a', 'L.1.1b'],
      ...NOUNS,
      skillName: 'Nouns name people, places and things',
    })
  })

  it('lists the tests by section, grade and passage; every problem of a test is under one of them', async () => {
    const parts = (await options()).filter(({ phases }) => phases.includes('test'))
    const ofGrade2 = (section: string) =>
      parts.filter(({ sectionType, gradeId }) => sectionType === section && gradeId === 2)
    expect(ofGrade2('ae.ls').map(({ chapterName }) => chapterName)).toEqual(['All problems'])
    const passages = ofGrade2('ae.rc').map(({ chapterName }) => chapterName)
    expect(passages.length).toBeGreaterThan(2)
    expect(passages).not.toContain('All problems')
    const found = await Promise.all(parts.map((part) => findProblemsOfPart(test.db, part)))
    expect(found.flatMap((rows) => rows.map(({ problemId }) => problemId)).sort()).toEqual(
      pack.tests.map(({ problem_id }) => problem_id).sort(),
    )
  })

  it('gives the problems about one passage, and no others', async () => {
    const part = (await options()).findLast(({ sectionType }) => sectionType === 'ae.rc')
    if (!part) throw new Error('No passage.')
    const reply = await test.call('getProblemBySkill', { ...part, phase: 'test' }, tutor)
    if (!reply.isSuccess) throw new Error(reply.message)
    expect(reply.problem.length).toBeGreaterThan(1)
    for (const { problem } of reply.problem) {
      expect(problem).toMatchObject({ section_type: 'ae.rc', grade_id: part.gradeId })
      expect(JSON.stringify(problem)).toContain(JSON.stringify(part.chapterName))
    }
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

  it('gives the demos of the skill beside its exercises, and in no other phase', async () => {
    const withDemo = pack.chapters.flatMap(({ skills: all, ...chapter }) =>
      all.filter(({ demos }) => demos.length > 0).map((skill) => ({ chapter, skill })),
    )[0]
    if (!withDemo) throw new Error('No demo in the pack.')
    const { chapter, skill } = withDemo
    const place = {
      sectionType: chapter.section_type,
      gradeId: chapter.grade_id,
      chapterId: chapter.chapter_id,
      skillId: skill.skill_id,
    }
    const demosIn = async (phase: 'LEARNING_SESSION' | 'PROFICIENCY_SESSION') => {
      const reply = await test.call('getProblemBySkill', { ...place, phase }, tutor)
      return reply.isSuccess && reply.demos
    }
    expect(await demosIn('LEARNING_SESSION')).toEqual(
      skill.demos.map((demo) => ({ ...demo, _id: demo.demo_id })),
    )
    expect(await demosIn('PROFICIENCY_SESSION')).toEqual([])
  })

  it('finds nothing for a skill of another chapter', async () => {
    expect(
      await test.call('getProblemBySkill', { ...NOUNS, chapterId: 9, phase: 'LEARNING_SESSION' }, tutor),
    ).toEqual({ isSuccess: true, status: 'success', problem: [], demos: [] })
  })
})
