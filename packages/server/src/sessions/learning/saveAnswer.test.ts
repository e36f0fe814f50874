import { randomUUID } from 'node:crypto'
import { calls, wireCodec } from '@wordstride/api'
import type { ContentPack } from '@wordstride/content'
import { expectOpened } from '@wordstride/core'
import { foldSession, type SessionEvent } from '@wordstride/learning'
import { registry } from '@wordstride/plugins/graders'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answers, sessions, userSkills } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { setLevels } from '../../testing/gradedPupil'
import { exercisesOf, findSkill, openLearning } from '../../testing/learningPupil'
import { loadSmallPack } from '../../testing/loadSmallPack'

let test: TestApp
let pack: ContentPack
let student: string
let student2: string

beforeAll(async () => {
  pack = await loadSmallPack()
  test = await createTestApp({ contentPack: pack })
  student = await test.login('student')
  student2 = await test.login('student2')
})
afterAll(() => test.close())
beforeEach(() => test.db.delete(sessions))

const begin = async (skillId: string, token = student) => {
  const [e1, e2, e3, e4] = exercisesOf(findSkill(pack, skillId)) as [never, never, never, never]
  return { pupil: await openLearning(test, token, pack, skillId), e1, e2, e3, e4 }
}

const levelOf = async (skillId: string, token: string) => {
  const reply = await test.call('skillsByUserid', { sectionType: 'ae.la', gradeId: 2 }, token)
  if (!reply.isSuccess) throw new Error(reply.message)
  return reply.chapters.flatMap((chapter) => chapter.skills).find((skill) => skill.skillId === skillId)
}

describe('saveUserPracticeAnswer', () => {
  it('[API-32] [SR-12] [SES-30] a session from level 0 to its pass sets level 1, shown in the chapter', async () => {
    const { pupil, e1, e2, e3, e4 } = await begin('la.2.nouns')
    const save = (answer: ReturnType<typeof pupil.answer>) =>
      test.call('saveUserPracticeAnswer', answer, student)
    expect(await levelOf('la.2.nouns', student)).toMatchObject({
      level: 0,
      status: 'to be reviewed',
      skillEnd: null,
    })
    expect(await save(pupil.answer(e1, 'incorrect'))).toMatchObject({
      verdict: 'incorrect',
      firstTimeCorrect: 0,
    })
    expect(await save(pupil.answer(e1, 'correct'))).toMatchObject({
      verdict: 'correct',
      firstTimeCorrect: 0,
    })
    expect(await save(pupil.answer(e2, 'correct'))).toMatchObject({
      firstTimeCorrect: 1,
      learningPass: false,
    })
    expect(await save(pupil.answer(e3, 'correct'))).toMatchObject({ learningPass: false, skillLevel: 0 })
    expect(await save(pupil.answer(e4, 'correct'))).toMatchObject({ learningPass: true, skillLevel: 1 })
    expect(await levelOf('la.2.nouns', student)).toMatchObject({ level: 1, status: 'Level 1' })
    expect(await levelOf('la.2.nouns', student2)).toMatchObject({ level: 0 })
  })

  it.each([
    ['rose', 3, 3],
    ['fell', 0, 1],
  ])(
    '[SES-30] [ENT-20] the record of a pass has the level of a skill that %s meanwhile',
    async (_, level, end) => {
      await setLevels(test, { 'la.2.nouns': 2 }, { grade: 2 })
      const { pupil, e1, e2, e3 } = await begin('la.2.nouns')
      await setLevels(test, { 'la.2.nouns': level }, { grade: 2 })
      for (const problem of [e1, e2, e3])
        await test.call('saveUserPracticeAnswer', pupil.answer(problem, 'correct'), student)
      const [row] = await test.db.select().from(sessions)
      expect(row).toMatchObject({ sessionStatus: 'passed', startingLevel: 2, endingLevel: end })
      await test.db.delete(userSkills)
    },
  )

  it('[SR-12] [SES-27] a skill that fell to 0 is learned to the level that the chapter and the lesson name', async () => {
    await setLevels(test, { 'la.2.nouns': { level: 0, hasDroppedToZero: true } }, { grade: 2 })
    const { pupil, e1, e2, e3 } = await begin('la.2.nouns')
    const chapterId = 1
    const place = { sectionType: 'ae.la', gradeId: 2, chapterId, skillId: 'la.2.nouns' } as const
    const opened = await test.call('skillLearning', place, student)
    if (!opened.isSuccess) throw new Error(opened.message)
    // As the page folds it, which knows of its own verdicts alone.
    const told: SessionEvent[] = [...opened.events]
    for (const { problem_id: problemId } of exercisesOf(findSkill(pack, 'la.2.nouns')).slice(0, 3))
      for (const type of ['answer_checked', 'advanced'] as const)
        told.push({ type, at: test.now().getTime(), problemId, verdict: 'correct' })
    const after = { level: 1, isSecondTry: true, hasDroppedToZero: true }
    expect(foldSession(told)).toMatchObject({ sessionStatus: 'passed', standing: after })
    for (const problem of [e1, e2, e3])
      await test.call('saveUserPracticeAnswer', pupil.answer(problem, 'correct'), student)
    expect(await levelOf('la.2.nouns', student)).toMatchObject({ level: 1, status: 'Make-up Level 1' })
    await test.db.delete(userSkills)
  })

  it('[ENT-18] takes the whole answer record and keeps it', async () => {
    const { pupil, e1 } = await begin('la.2.end-marks')
    const [first] = exercisesOf(findSkill(pack, 'la.2.end-marks'))
    const exercise = expectOpened(registry.open(first?.problem))
    const parts = exercise
      .grade(exercise.correctResponse(), { mode: 'practice' })
      .parts.map(({ subProblemId }) => ({ subProblemId, correctStatus: 'correct' as const }))
    expect(parts).not.toEqual([])
    const record = {
      ...pupil.answer(e1, 'correct'),
      userId: 'student',
      programId: 20 as const,
      tag: 'a tag',
      path: 'path1',
    }
    const moreParameters = { ...record.moreParameters, parts }
    test.advance(10_000)
    await test.call('saveUserPracticeAnswer', { ...record, moreParameters }, student)
    const [row] = await test.db.select().from(answers).where(eq(answers.sessionId, pupil.sessionId))
    expect(row).toMatchObject({
      answerId: record.moreParameters.answerId,
      userId: 'student',
      sectionType: 'ae.la',
      gradeId: 2,
      skillId: 'la.2.end-marks',
      problemId: record.problemId,
      responseJson: record.responseJson,
      firstTimeCorrect: 1,
      learningPass: false,
      phase: 'LEARNING_SESSION',
      startTs: record.startTs,
      endTs: record.endTs,
      tag: 'a tag',
      path: 'path1',
      levelBefore: 0,
      levelAfter: 0,
      hintChecked: false,
      clientClaim: { firstTimeCorrect: 1, skillStartLevel: 0, skillEndLevel: 0, parts },
    })
  })

  it('[SR-17] grades by itself: what the client claims changes nothing', async () => {
    const { pupil, e1 } = await begin('la.2.end-marks')
    const lie = pupil.answer(e1, 'incorrect', {
      firstTimeCorrect: 1,
      learningPass: true,
      skillStartLevel: 4,
      skillEndLevel: 4,
    })
    expect(await test.call('saveUserPracticeAnswer', lie, student)).toMatchObject({
      verdict: 'incorrect',
      firstTimeCorrect: 0,
      learningPass: false,
      skillLevel: 0,
    })
  })

  it('[SR-17] [SES-10] an opened hint makes a right first answer 0', async () => {
    const { pupil, e1 } = await begin('la.2.end-marks')
    const helped = pupil.answer(e1, 'correct', {
      moreParameters: { answerId: randomUUID(), hintChecked: true },
    })
    expect(await test.call('saveUserPracticeAnswer', helped, student)).toMatchObject({
      firstTimeCorrect: 0,
    })
  })

  it('[SR-17] saves an answer once, however often and from however many tabs it comes', async () => {
    const { pupil, e1 } = await begin('la.2.end-marks')
    const answer = pupil.answer(e1, 'correct')
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => test.call('saveUserPracticeAnswer', answer, student)),
    )
    for (const reply of replies) expect(reply).toEqual(replies[0])
    const rows = await test.db.select().from(answers).where(eq(answers.sessionId, pupil.sessionId))
    expect(rows).toHaveLength(1)
  })

  it('acknowledges a repeated answer by a write, which waits for the replica as the first one did', async () => {
    const { pupil, e1 } = await begin('la.2.end-marks')
    const answer = pupil.answer(e1, 'correct')
    await test.call('saveUserPracticeAnswer', answer, student)
    const writtenBy = () =>
      test.db
        .select({ transaction: sql<string>`xmin::text` })
        .from(answers)
        .where(eq(answers.sessionId, pupil.sessionId))
    const before = await writtenBy()
    await test.call('saveUserPracticeAnswer', answer, student)
    expect(await writtenBy()).not.toEqual(before)
  })

  it('[SR-17] the same attempt under another id gives the first verdict', async () => {
    const { pupil, e1 } = await begin('la.2.end-marks')
    const answer = pupil.answer(e1, 'incorrect')
    const first = await test.call('saveUserPracticeAnswer', answer, student)
    const again = await test.call(
      'saveUserPracticeAnswer',
      {
        ...pupil.answer(e1, 'correct'),
        startTs: answer.startTs,
        moreParameters: { answerId: randomUUID(), hintChecked: false },
      },
      student,
    )
    expect(again).toEqual(first)
  })

  it('[SR-17] the order of arrival decides: what comes before its turn is kept and decides nothing', async () => {
    const { pupil, e1, e2, e3 } = await begin('la.2.plural-nouns', student2)
    const log = [pupil.answer(e1, 'correct'), pupil.answer(e2, 'correct'), pupil.answer(e3, 'correct')]
    const replies = []
    for (const answer of [...log].reverse())
      replies.push(await test.call('saveUserPracticeAnswer', answer, student2))
    expect(replies).toMatchObject([
      { verdict: 'correct', firstTimeCorrect: -1, events: [] },
      { verdict: 'correct', firstTimeCorrect: -1, events: [] },
      {
        verdict: 'correct',
        firstTimeCorrect: 1,
        events: [{ type: 'exercise_shown' }, { type: 'answer_checked' }],
      },
    ])
    const rows = await test.db.select().from(answers).where(eq(answers.sessionId, pupil.sessionId))
    expect(rows.map(({ seq }) => seq).sort()).toEqual([1, null, null])
    expect(await levelOf('la.2.plural-nouns', student2)).toMatchObject({ level: 0 })
  })

  it("[SR-04] another user's session and answers are not known", async () => {
    const { pupil, e1, e2 } = await begin('la.2.end-marks')
    const answer = pupil.answer(e1, 'correct')
    await test.call('saveUserPracticeAnswer', answer, student)
    for (const foreign of [answer, pupil.answer(e2, 'correct')]) {
      expect(await test.call('saveUserPracticeAnswer', foreign, student2)).toEqual({
        isSuccess: false,
        status: 'error',
        code: 'session_unknown',
        message: 'This session is not known.',
      })
    }
  })

  it.each([
    ['no JSON', 'not json'],
    ['a response of another shape', '{"chosen":7}'],
    ['JSON that is no object', '"text"'],
  ])('answers 400 to a group_answer that is %s, and saves nothing', async (_, responseJson) => {
    const { pupil, e1 } = await begin('la.2.end-marks')
    const params = { ...pupil.answer(e1, 'correct'), responseJson }
    const reply = await test.post(
      'userpractice',
      {
        function: 'saveUserPracticeAnswer',
        params: wireCodec(calls.saveUserPracticeAnswer.params).toWire(params),
      },
      { token: student },
    )
    expect(reply.status).toBe(400)
    expect(reply.body.issues[0].path).toContain('group_answer')
    expect(await test.db.$count(answers, eq(answers.sessionId, pupil.sessionId))).toBe(0)
  })

  it('refuses a problem of another skill and an unknown one', async () => {
    const { pupil, e1 } = await begin('la.2.end-marks')
    for (const problemId of ['la.2.nouns.E1', 'nothing']) {
      const reply = await test.call(
        'saveUserPracticeAnswer',
        pupil.answer(e1, 'correct', { problemId }),
        student,
      )
      expect(reply).toMatchObject({
        isSuccess: false,
        message: 'This problem does not belong to the skill.',
      })
    }
  })
})
