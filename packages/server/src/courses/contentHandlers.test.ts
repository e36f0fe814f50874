import { TZDate } from '@date-fns/tz'
import { calls, wireCodec } from '@wordstride/api'
import type { ContentPack } from '@wordstride/content'
import { format } from 'date-fns'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import {
  learningCenters,
  problems,
  sessions,
  skills,
  userCenters,
  userLearningInfo,
  userSkills,
} from '../db/schema'
import { seedContent } from '../seed/content'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { succeeded } from '../testing/gradedPupil'
import { exercisesOf, findSkill, openLearning } from '../testing/learningPupil'
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

const NOUNS = { sectionType: 'ae.la', gradeId: 2, chapterId: 1, skillId: 'la.2.nouns' } as const

const setLevel = (skillId: string, level: number) =>
  test.db
    .insert(userSkills)
    .values({ userId: 'student', sectionType: 'ae.la', gradeId: 2, skillId, level })
    .onConflictDoUpdate({
      target: [userSkills.userId, userSkills.sectionType, userSkills.gradeId, userSkills.skillId],
      set: { level },
    })

describe('skillLearning', () => {
  it('[ENT-14] [ENT-15] [SR-09] gives the exercises by problem_seq with hints, the assisted ones, n and where to start', async () => {
    const reply = await test.call('skillLearning', NOUNS, student)
    if (!reply.isSuccess) throw new Error(reply.message)
    expect(reply.exercises.map(({ problemId }) => problemId)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `la.2.nouns.E${n}`),
    )
    expect(reply.assistedExercises.map(({ assistedExerciseId }) => assistedExerciseId)).toEqual([
      'la.2.nouns.AE1',
      'la.2.nouns.AE2',
    ])
    expect(reply.exercises[0]).toMatchObject({
      exerciseId: 'la.2.nouns.E1',
      problemId: 'la.2.nouns.E1',
      secondTry: false,
      specifiedTime: 3,
      userSkillLevel: 0,
      sectionType: 'ae.la',
      gradeId: 2,
      hintItems: [{ value: expect.any(String) }, { value: expect.any(String) }],
    })
    expect(reply).toMatchObject({
      skillName: 'Nouns name people, places and things',
      selectedSkillType: 'learning',
      demos: findSkill(pack, 'la.2.nouns').demos,
      correctInARow: 3,
      userLastProblemId: null,
      userSkillLevel: 0,
      userStartingScore: 0,
    })
  })

  it('[PROB-14] a session shows the work of who is signed in: nobody opens that of somebody else, staff see problems in the rendering tool', async () => {
    const others = { ...NOUNS, userId: 'student' }
    const afficiency = { sectionType: 'ae.la', gradeId: 2, lowAccuracySkillCount: 4, randomSkillCount: 2 }
    const opening = [
      ['skillLearning', others],
      ['takeProficiency', { userId: 'student', sectionType: 'ae.la', currentGrade: 2 }],
      ['takeAfficiency', { ...afficiency, userId: 'student' }],
      ['takeReview', { userId: 'student', sectionType: 'ae.la', gradeId: 2 }],
    ] as const
    for (const reader of ['student2', 'tutor', 'lcadmin', 'admin']) {
      const token = await test.login(reader)
      for (const [name, params] of opening)
        await expect(test.call(name, params as never, token), `${reader}: ${name}`).rejects.toThrow('403')
    }
    const own = await test.call(
      'skillLearning',
      { ...NOUNS, userId: 'student2' },
      await test.login('student2'),
    )
    expect(own).toMatchObject({ isSuccess: true })
    // The preview is of a problem alone.
    const { shape } = wireCodec(calls.getProblemBySkill.params).schema as z.ZodMiniObject
    expect(Object.keys(shape).filter((name) => /user|student/.test(name))).toEqual([])
  })

  it('[ENT-16] a problem knows where it belongs, what it consists of and what it was chosen for', async () => {
    const reply = await test.call('skillLearning', NOUNS, student)
    if (!reply.isSuccess) throw new Error(reply.message)
    const plain = reply.exercises.find(({ problem }) => problem.problem_type === 'selection')
    if (!plain) throw new Error('no selection')
    const isPlain = eq(problems.problemId, plain.problemId)
    const [row] = await test.db.select().from(problems).where(isPlain)
    if (!row) throw new Error('no row')
    await test.db
      .update(problems)
      .set({ problem: { ...row.problem, skill_tag: 'nouns' } })
      .where(isPlain)
    const tagged = await test.call('skillLearning', NOUNS, student)
    const chosen = tagged.isSuccess
      ? tagged.exercises.find(({ problemId }) => problemId === plain.problemId)
      : undefined
    expect(chosen).toMatchObject({
      exerciseId: chosen?.problemId,
      userSkillLevel: 0,
      secondTry: false,
      selectedSection: 'ae.la',
      selectedSkillType: 'learning',
      problem: {
        problem_id: chosen?.problemId,
        problem_type: 'selection',
        grade_id: 2,
        skill_id: 'la.2.nouns',
        skill_tag: 'nouns',
        skill_name: 'Nouns name people, places and things',
        section_type: 'ae.la',
        problemItems: expect.any(Array),
        subProblemItems: [{ uuid: expect.any(String), type: 'radio', options: expect.any(Array) }],
        hintItems: plain.hintItems,
      },
    })
  })

  it('learningUpdateIndex moves the start behind the last completed problem', async () => {
    const { chapterId: _, ...skill } = NOUNS
    await test.call('learningUpdateIndex', { ...skill, problemId: 'la.2.nouns.E3' }, student)
    expect(await test.call('skillLearning', NOUNS, student)).toMatchObject({
      userLastProblemId: 'la.2.nouns.E3',
    })
    const foreign = await test.call(
      'learningUpdateIndex',
      { ...skill, problemId: 'la.2.end-marks.E1' },
      student,
    )
    expect(foreign).toMatchObject({ isSuccess: false })
  })

  it('refuses a skill that is not there', async () => {
    expect(await test.call('skillLearning', { ...NOUNS, skillId: 'nothing' }, student)).toMatchObject({
      isSuccess: false,
      message: 'This skill is not available.',
    })
  })
})

describe('skillsByUserid', () => {
  it('[ENT-24] gives the chapters of a section and grade with their skills in order', async () => {
    const reply = await test.call(
      'skillsByUserid',
      { programId: 20, sectionType: 'ae.la', gradeId: 2, chapterId: 1, userId: 'student' },
      student,
    )
    if (!reply.isSuccess) throw new Error(reply.message)
    expect(reply).toMatchObject({ programId: 20, sectionType: 'ae.la', gradeId: 2 })
    const [chapter] = reply.chapters
    expect(chapter).toMatchObject({ chapterId: 1, chapterName: expect.any(String) })
    expect(chapter?.skills.map(({ skillId }) => skillId)).toEqual([
      'la.2.nouns',
      'la.2.end-marks',
      'la.2.plural-nouns',
    ])
    expect(chapter?.skills[0]).toMatchObject({
      skillName: 'Nouns name people, places and things',
      status: 'to be reviewed',
      skillSeq: 1,
    })
    expect(chapter?.skills[1]?.skillEnd).toBeNull()
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
  const next = (skillId?: string) =>
    test.call(
      'userNextLearningSkill',
      { sectionType: 'ae.la', gradeId: 2, ...(skillId ? { skillId } : {}) },
      student,
    )

  it('[ENT-19] [SR-16] is the first skill at level 0 other than the one just passed', async () => {
    expect(await next()).toMatchObject({
      programId: 20,
      sectionType: 'ae.la',
      gradeId: 2,
      skillId: 'la.2.nouns',
      type: 'learning',
      chapterId: 1,
      path: null,
    })
    expect(await next('la.2.nouns')).toMatchObject({ skillId: 'la.2.end-marks' })
    await setLevel('la.2.end-marks', 1)
    expect(await next('la.2.nouns')).toMatchObject({ skillId: 'la.2.plural-nouns' })
    await setLevel('la.2.plural-nouns', 2)
    expect(await next('la.2.nouns')).toMatchObject({ skillId: 'No next skill.', chapterId: null })
  })

  it('[SR-08] leaves a disabled skill out, here and in the list', async () => {
    const disable = (isDisabled: boolean) =>
      test.db.update(skills).set({ isDisabled }).where(eq(skills.skillId, 'la.2.nouns'))
    await disable(true)
    expect(await next()).toMatchObject({ skillId: 'No next skill.' })
    const list = await test.call('skillsByUserid', { sectionType: 'ae.la', gradeId: 2 }, student)
    expect(JSON.stringify(list)).not.toContain('la.2.nouns')
    await disable(false)
    expect(await next()).toMatchObject({ skillId: 'la.2.nouns' })
  })
})

describe('userGradeProfile', () => {
  it('[COURSE-02] [ENT-12] [SR-14] counts the levels and scores them', async () => {
    await setLevel('la.2.nouns', 0)
    await setLevel('la.2.end-marks', 1)
    await setLevel('la.2.plural-nouns', 2)
    const place = { userId: 'student', sectionType: 'ae.voc', gradeId: 2 } as const
    const words = pack.chapters.find((chapter) => chapter.section_type === 'ae.voc' && chapter.grade_id === 2)
    await test.db.delete(userSkills).where(eq(userSkills.sectionType, 'ae.voc'))
    await test.db.insert(userSkills).values(
      [3, 3, 3, 4, 4, 5].map((level, i) => ({
        ...place,
        skillId: words?.skills[i]?.skill_id ?? '',
        level,
      })),
    )
    const isVocabulary = and(
      eq(userLearningInfo.userId, 'student'),
      eq(userLearningInfo.sectionType, 'ae.voc'),
    )
    await test.db
      .update(userLearningInfo)
      .set({ goalScores: { 2: '97.0' } })
      .where(isVocabulary)
    const reply = await test.call('userGradeProfile', { userId: 'student' }, student)
    if (!reply.isSuccess) throw new Error(reply.message)
    expect(reply.data.map(({ gradeId }) => gradeId)).toEqual([2, 3])
    const [languageArts, vocabulary] = reply.data[0]?.cards ?? []
    // One skill each at 0, 40 and 60: a third of 100.
    expect(languageArts).toEqual({
      sectionName: 'Language Arts',
      sectionType: 'ae.la',
      totalSkill: 3,
      level0: 1,
      level1: 1,
      level2: 1,
      level3: 0,
      level4: 0,
      level5: 0,
      projectedScore: 33.3333,
      userGradeGoal: '95.0',
      gradeId: 2,
      chapterId: 1,
      programId: 20,
      disableGrade: false,
    })
    // Three at 60, two at 80, and one at the top that was never measured, at 92.5: a twentieth of 432.5.
    expect(vocabulary).toEqual({
      sectionName: 'Vocabulary',
      sectionType: 'ae.voc',
      totalSkill: 20,
      level0: 14,
      level1: 0,
      level2: 0,
      level3: 3,
      level4: 2,
      level5: 1,
      projectedScore: 21.625,
      userGradeGoal: '97.0',
      gradeId: 2,
      chapterId: 1,
      programId: 20,
      disableGrade: false,
    })
    await test.db.delete(userSkills).where(eq(userSkills.sectionType, 'ae.voc'))
    await test.db.update(userLearningInfo).set({ goalScores: {} }).where(isVocabulary)
  })
})

describe('saveUserActivityData', () => {
  const told = (sessionId: string) => ({
    session: {
      sessionId,
      demoStatus: [{ demoId: 'la.2.nouns.D1', isComplete: true }],
      assistedExercisesStatus: [
        { exerciseId: 'la.2.nouns.AE1', problemId: 'la.2.nouns.AE1', isComplete: true },
      ],
    },
  })
  const save = async (sessionId: string) =>
    succeeded(await test.call('saveUserActivityData', told(sessionId), student)).session

  it('[SES-39] [SR-39] the record is the server’s from the opening on; demos and assisted exercises are told', async () => {
    await test.db.delete(sessions)
    const { sessionId } = succeeded(await test.call('skillLearning', NOUNS, student))
    expect(await save(sessionId)).toMatchObject({
      ...told(sessionId).session,
      sessionStatus: 'in_progress',
      endingLevel: 0,
      endScore: null,
      endTime: null,
      atLearningCenter: false,
      locStartTime: format(new TZDate(test.now(), 'America/Los_Angeles'), 'yyyy-MM-dd HH:mm:ss'),
    })
    expect(await test.db.$count(sessions)).toBe(1)
  })

  it('[ENT-20] [REP-05] a passed session has its ending level, score and points before anybody saves its record', async () => {
    await test.db.delete(sessions)
    await test.db.delete(userSkills)
    const pupil = await openLearning(test, student, pack, 'la.2.nouns')
    for (const problem of exercisesOf(findSkill(pack, 'la.2.nouns')).slice(0, 3))
      await test.call('saveUserPracticeAnswer', pupil.answer(problem, 'correct'), student)
    const [row] = await test.db.select().from(sessions)
    expect(row).toMatchObject({ sessionStatus: 'passed', startingLevel: 0, endingLevel: 1 })
    expect(row?.endScore).toBeGreaterThan(0)
    expect(row?.endedAt).not.toBeNull()
    expect(await save(pupil.sessionId)).toEqual({
      ...told(pupil.sessionId).session,
      userId: 'student',
      sectionType: 'ae.la',
      gradeId: 2,
      skillId: 'la.2.nouns',
      phase: 'LEARNING_SESSION',
      startTime: row?.startedAt.getTime(),
      endTime: row?.endedAt?.getTime(),
      locStartTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      startingLevel: 0,
      endingLevel: 1,
      startingScore: row?.startingScore,
      endScore: row?.endScore,
      sessionStatus: 'passed',
      atLearningCenter: false,
      secondTryList: [],
      levelChangeReport: [expect.objectContaining({ skillId: 'la.2.nouns', levelFrom: 0, levelTo: 1 })],
      points: { total: row?.pointsTotal },
    })
    await setLevel('la.2.nouns', 0)
    await setLevel('la.2.end-marks', 1)
  })

  it('[SES-30] both levels of a session are those of the student in the skill, or 0', async () => {
    const levels = async () => {
      await test.db.delete(sessions)
      const { sessionId } = succeeded(await test.call('skillLearning', NOUNS, student))
      const { startingLevel, endingLevel } = await save(sessionId)
      return [startingLevel, endingLevel]
    }
    await setLevel('la.2.nouns', 2)
    expect(await levels()).toEqual([2, 2])
    await test.db.delete(userSkills).where(eq(userSkills.skillId, 'la.2.nouns'))
    expect(await levels()).toEqual([0, 0])
  })

  it('[SR-39] tells whether the session was opened at a learning centre of the student', async () => {
    await test.db.delete(sessions)
    await test.db.insert(userCenters).values({ userId: 'student', centerId: 8 }).onConflictDoNothing()
    await test.db
      .update(learningCenters)
      .set({ ips: ['127.0.0.1'] })
      .where(eq(learningCenters.id, 8))
    const { sessionId } = succeeded(await test.call('skillLearning', NOUNS, student))
    expect(await save(sessionId)).toMatchObject({ atLearningCenter: true })
  })

  it("[SR-04] another user's session is not known", async () => {
    await test.db.delete(sessions)
    const { sessionId } = succeeded(await test.call('skillLearning', NOUNS, student))
    const other = await test.login('student2')
    expect(await test.call('saveUserActivityData', told(sessionId), other)).toMatchObject({
      isSuccess: false,
      message: 'This session is not known.',
    })
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
    const endMarks = chapter.skills.find(({ skill_id: skillId }) => skillId === 'la.2.end-marks')
    chapter.skills = chapter.skills.filter(({ skill_id: skillId }) => skillId !== 'la.2.end-marks')
    const plural = chapter.skills.find(({ skill_id: skillId }) => skillId === 'la.2.plural-nouns')
    if (plural) plural.skill_name = 'Plurals'
    await seedContent(test.db, changed, { onProgress: () => progress++ })
    expect(progress).toBeGreaterThan(0)

    const list = await test.call('skillsByUserid', { sectionType: 'ae.la', gradeId: 2 }, student)
    if (!list.isSuccess) throw new Error(list.message)
    const known = list.chapters.flatMap((entry) => entry.skills)
    expect(known.map(({ skillId }) => skillId)).toEqual(['la.2.nouns', 'la.2.plural-nouns'])
    expect(known[1]).toMatchObject({ skillName: 'Plurals', level: 3 })
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
        { sectionType: 'ae.la', gradeId: 2, skillId: 'la.2.nouns' },
        student,
      ),
    ).toMatchObject({ skillId: 'No next skill.' })
  })
})
