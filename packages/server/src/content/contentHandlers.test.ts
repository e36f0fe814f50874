import { randomUUID } from 'node:crypto'
import type { ContentPack } from '@wordstride/content'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problems, sessions, skills, userSkills } from '../db/schema'
import { seedContent } from '../seed/content'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { loadSmallPack } from '../testing/loadSmallPack'

let test: TestApp
let pack: ContentPack
let student: string

beforeAll(async () => {
  pack = await loadSmallPack()
  test = await createTestApp({ contentPack: pack })
  student = await test.login('student')
})
afterAll(() => test.close())

const NOUNS = { section_type: 'ae.la', grade_id: 2, chapter_id: 1, skill_id: 'la.2.nouns' } as const

const setLevel = (skillId: string, level: number) =>
  test.db
    .insert(userSkills)
    .values({ userId: 'student', sectionType: 'ae.la', gradeId: 2, skillId, level })
    .onConflictDoUpdate({
      target: [userSkills.userId, userSkills.sectionType, userSkills.gradeId, userSkills.skillId],
      set: { level },
    })

describe('skillLearning', () => {
  it('[API-27] [ENT-14] [ENT-15] [SR-09] gives the exercises by problem_seq with hints, the assisted ones, n and where to start', async () => {
    const reply = await test.call('skillLearning', NOUNS, student)
    if (!reply.is_success) throw new Error(reply.message)
    expect(reply.exercises.map(({ problem_id }) => problem_id)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `la.2.nouns.E${n}`),
    )
    expect(reply.assisted_exercises.map(({ AE_id }) => AE_id)).toEqual(['la.2.nouns.AE1', 'la.2.nouns.AE2'])
    expect(reply.exercises[0]).toMatchObject({
      _id: 'la.2.nouns.E1',
      problem_id: 'la.2.nouns.E1',
      second_try: false,
      specified_time: 3,
      user_skill_level: 0,
      section_type: 'ae.la',
      grade_id: 2,
      hintItems: [{ value: expect.any(String) }, { value: expect.any(String) }],
    })
    expect(reply).toMatchObject({
      skill_name: 'Nouns name people, places and things',
      number_of_correct_in_a_row: 3,
      user_last_problem_id: null,
      user_skill_level: 0,
      user_starting_score: 0,
    })
  })

  it('[ENT-16] a problem knows where it belongs, what it consists of and what it was chosen for', async () => {
    const reply = await test.call('skillLearning', NOUNS, student)
    if (!reply.is_success) throw new Error(reply.message)
    const chosen = reply.exercises.find(({ problem }) => problem.problem_type === 'selection')
    expect(chosen).toMatchObject({
      _id: chosen?.problem_id,
      user_skill_level: 0,
      second_try: false,
      selectedSection: 'ae.la',
      selectedSkillType: 'learning',
      problem: {
        problem_id: chosen?.problem_id,
        problem_type: 'selection',
        grade_id: 2,
        skill_id: 'la.2.nouns',
        skill_name: 'Nouns name people, places and things',
        section_type: 'ae.la',
        problemItems: expect.any(Array),
        subProblemItems: [{ uuid: expect.any(String), type: 'radio', options: expect.any(Array) }],
        hintItems: chosen?.hintItems,
      },
    })
  })

  it('[API-26] [SES-26] learningUpdateIndex moves the start behind the last completed problem', async () => {
    const { chapter_id: _, ...skill } = NOUNS
    await test.call('learningUpdateIndex', { ...skill, problem_id: 'la.2.nouns.E3' }, student)
    expect(await test.call('skillLearning', NOUNS, student)).toMatchObject({
      user_last_problem_id: 'la.2.nouns.E3',
    })
    const foreign = await test.call(
      'learningUpdateIndex',
      { ...skill, problem_id: 'la.2.end-marks.E1' },
      student,
    )
    expect(foreign).toMatchObject({ is_success: false })
  })

  it('refuses a skill that is not there', async () => {
    expect(await test.call('skillLearning', { ...NOUNS, skill_id: 'nothing' }, student)).toMatchObject({
      is_success: false,
      message: 'This skill is not available.',
    })
  })
})

describe('skillsByUserid', () => {
  it('[API-28] [COURSE-10] gives the chapters of a section and grade with their skills in order', async () => {
    const reply = await test.call(
      'skillsByUserid',
      { program_id: 20, section_type: 'ae.la', grade_id: 2, chapter_id: 1, user_id: 'student' },
      student,
    )
    if (!reply.is_success) throw new Error(reply.message)
    expect(reply).toMatchObject({ program_id: 20, section_type: 'ae.la', grade_id: 2 })
    const [chapter] = reply.chapters
    expect(chapter).toMatchObject({ chapter_id: 1, chapter_name: expect.any(String) })
    expect(chapter?.skills.map(({ skill_id }) => skill_id)).toEqual([
      'la.2.nouns',
      'la.2.end-marks',
      'la.2.plural-nouns',
    ])
    expect(chapter?.skills[0]).toMatchObject({
      skill_name: 'Nouns name people, places and things',
      status: 'to be reviewed',
      skill_seq: 1,
    })
    expect(chapter?.skills[1]?.skill_end).toBeNull()
    const other = { program_id: 21, section_type: 'ae.la', grade_id: 2 }
    const refused = await test.post(
      'content',
      { function: 'skillsByUserid', params: other },
      { token: student },
    )
    expect(refused.status).toBe(400)
  })
})

describe('userNextLearningSkill', () => {
  const next = (skill_id?: string) =>
    test.call(
      'userNextLearningSkill',
      { section_type: 'ae.la', grade_id: 2, ...(skill_id ? { skill_id } : {}) },
      student,
    )

  it('[API-31] [ENT-19] [SR-16] is the first skill at level 0 other than the one just passed', async () => {
    expect(await next()).toMatchObject({
      skill_id: 'la.2.nouns',
      type: 'learning',
      chapter_id: 1,
      path: null,
    })
    expect(await next('la.2.nouns')).toMatchObject({ skill_id: 'la.2.end-marks' })
    await setLevel('la.2.end-marks', 1)
    expect(await next('la.2.nouns')).toMatchObject({ skill_id: 'la.2.plural-nouns' })
    await setLevel('la.2.plural-nouns', 2)
    expect(await next('la.2.nouns')).toMatchObject({ skill_id: 'No next skill.', chapter_id: null })
  })

  it('[SR-08] leaves a disabled skill out, here and in the list', async () => {
    const disable = (isDisabled: boolean) =>
      test.db.update(skills).set({ isDisabled }).where(eq(skills.skillId, 'la.2.nouns'))
    await disable(true)
    expect(await next()).toMatchObject({ skill_id: 'No next skill.' })
    const list = await test.call('skillsByUserid', { section_type: 'ae.la', grade_id: 2 }, student)
    expect(JSON.stringify(list)).not.toContain('la.2.nouns')
    await disable(false)
    expect(await next()).toMatchObject({ skill_id: 'la.2.nouns' })
  })
})

describe('userGradeProfile', () => {
  it('[API-24] [COURSE-02] [SR-14] counts the levels and scores them', async () => {
    await setLevel('la.2.nouns', 0)
    await setLevel('la.2.end-marks', 1)
    await setLevel('la.2.plural-nouns', 2)
    const reply = await test.call('userGradeProfile', { user_id: 'student' }, student)
    if (!reply.is_success) throw new Error(reply.message)
    expect(reply.data.map(({ grade_id }) => grade_id)).toEqual([2, 3])
    const [languageArts, vocabulary] = reply.data[0]?.cards ?? []
    // One skill each at 0, 40 and 60: a third of 100.
    expect(languageArts).toMatchObject({
      section_name: 'Language Arts',
      total_skill: 3,
      level_0: 1,
      level_1: 1,
      level_2: 1,
      level_3: 0,
      projected_score: 33.3333,
    })
    expect(vocabulary).toMatchObject({
      section_type: 'ae.voc',
      total_skill: 20,
      level_0: 20,
      projected_score: 0,
    })
  })
})

describe('saveUserActivityData', () => {
  const record = (sessionId: string, sessionStatus: 'in_progress' | 'passed' | 'left') => ({
    session: {
      sessionId,
      section_type: 'ae.la' as const,
      grade_id: 2,
      skill_id: 'la.2.nouns',
      phase: 'LEARNING_SESSION' as const,
      startTime: Date.UTC(2026, 0, 15, 20, 0, 0),
      endTime: null,
      starting_level: 0,
      ending_level: 4,
      starting_score: 0,
      end_score: null,
      sessionStatus,
      demo_status: [{ demo_id: 'la.2.nouns.D1', is_complete: true }],
      assisted_exercises_status: [
        { AE_id: 'la.2.nouns.AE1', AEProblem_id: 'la.2.nouns.AE1', AECompleteStatus: true },
      ],
    },
  })

  it('[API-33] [ENT-20] [SES-39] [SR-39] upserts by sessionId; passed stays passed; level and local time are the server’s', async () => {
    const sessionId = randomUUID()
    for (const status of ['in_progress', 'passed', 'in_progress'] as const) {
      expect(await test.call('saveUserActivityData', record(sessionId, status), student)).toMatchObject({
        sessionId,
      })
    }
    const rows = await test.db.select().from(sessions).where(eq(sessions.sessionId, sessionId))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      sessionStatus: 'passed',
      endingLevel: 0,
      localStart: '2026-01-15 12:00:00',
    })
    expect(rows[0]?.demoStatus).toEqual([{ demo_id: 'la.2.nouns.D1', is_complete: true }])
    expect(rows[0]?.assistedExercisesStatus).toEqual(
      record(sessionId, 'passed').session.assisted_exercises_status,
    )
  })

  it("[SR-04] refuses another user's session", async () => {
    const sessionId = randomUUID()
    await test.call('saveUserActivityData', record(sessionId, 'left'), student)
    const reply = await test.call(
      'saveUserActivityData',
      record(sessionId, 'passed'),
      await test.login('student2'),
    )
    expect(reply).toMatchObject({ is_success: false })
  })
})

describe('seedContent', () => {
  it('does nothing with a pack that is loaded; a changed one keeps ids and histories and retires what is gone', async () => {
    let progress = 0
    await seedContent(test.db, pack, { onProgress: () => progress++ })
    expect(progress).toBe(0)

    await setLevel('la.2.plural-nouns', 3)
    const changed: ContentPack = structuredClone(pack)
    changed.version = 'changed'
    const chapter = changed.chapters.find((entry) => entry.section_type === 'ae.la' && entry.grade_id === 2)
    if (!chapter) throw new Error('no chapter')
    const endMarks = chapter.skills.find(({ skill_id }) => skill_id === 'la.2.end-marks')
    chapter.skills = chapter.skills.filter(({ skill_id }) => skill_id !== 'la.2.end-marks')
    const plural = chapter.skills.find(({ skill_id }) => skill_id === 'la.2.plural-nouns')
    if (plural) plural.skill_name = 'Plurals'
    await seedContent(test.db, changed, { onProgress: () => progress++ })
    expect(progress).toBeGreaterThan(0)

    const list = await test.call('skillsByUserid', { section_type: 'ae.la', grade_id: 2 }, student)
    if (!list.is_success) throw new Error(list.message)
    const known = list.chapters.flatMap((entry) => entry.skills)
    expect(known.map(({ skill_id }) => skill_id)).toEqual(['la.2.nouns', 'la.2.plural-nouns'])
    expect(known[1]).toMatchObject({ skill_name: 'Plurals', level: 3 })
    const retired = await test.db
      .select()
      .from(problems)
      .where(and(eq(problems.skillId, 'la.2.end-marks'), eq(problems.isRetired, true)))
    expect(retired.length).toBeGreaterThanOrEqual(10)
    expect(retired.length).toBe(endMarks?.problems.length)

    await seedContent(test.db, pack)
    expect(
      await test.call(
        'userNextLearningSkill',
        { section_type: 'ae.la', grade_id: 2, skill_id: 'la.2.nouns' },
        student,
      ),
    ).toMatchObject({ skill_id: 'No next skill.' })
  })
})
