import { randomUUID } from 'node:crypto'
import type { ContentPack } from '@wordstride/content'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { exercisesOf, findSkill, learningPupil } from '../testing/learningPupil'
import { loadSmallPack } from '../testing/loadSmallPack'

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

const begin = (skillId: string) => {
  const skill = findSkill(pack, skillId)
  const [e1, e2, e3, e4] = exercisesOf(skill) as [never, never, never, never]
  return { pupil: learningPupil(skill), e1, e2, e3, e4 }
}

const levelOf = async (skillId: string, token: string) => {
  const reply = await test.call('skillsByUserid', { section_type: 'ae.la', grade_id: 2 }, token)
  if (!reply.is_success) throw new Error(reply.message)
  return reply.chapters.flatMap((chapter) => chapter.skills).find((skill) => skill.skill_id === skillId)
}

describe('saveUserPracticeAnswer', () => {
  it('[API-32] [SR-12] [SES-30] a session from level 0 to its pass sets level 1, shown in the chapter', async () => {
    const { pupil, e1, e2, e3, e4 } = begin('la.2.nouns')
    const save = (answer: ReturnType<typeof pupil.answer>) =>
      test.call('saveUserPracticeAnswer', answer, student)
    expect(await levelOf('la.2.nouns', student)).toMatchObject({
      level: 0,
      status: 'to be reviewed',
      skill_end: null,
    })
    expect(await save(pupil.answer(e1, 'incorrect'))).toMatchObject({
      verdict: 'incorrect',
      first_time_correct: 0,
    })
    expect(await save(pupil.answer(e1, 'correct'))).toMatchObject({
      verdict: 'correct',
      first_time_correct: 0,
    })
    expect(await save(pupil.answer(e2, 'correct'))).toMatchObject({
      first_time_correct: 1,
      learning_pass: false,
    })
    expect(await save(pupil.answer(e3, 'correct'))).toMatchObject({ learning_pass: false, skill_level: 0 })
    expect(await save(pupil.answer(e4, 'correct'))).toMatchObject({ learning_pass: true, skill_level: 1 })
    expect(await levelOf('la.2.nouns', student)).toMatchObject({ level: 1, status: 'Level 1' })
    expect(await levelOf('la.2.nouns', student2)).toMatchObject({ level: 0 })
  })

  it('[ENT-18] takes the whole answer record and keeps it', async () => {
    const { pupil, e1 } = begin('la.2.end-marks')
    const parts = [{ sub_problem_id: 'q', correct_status: 'correct' as const }]
    const record = {
      ...pupil.answer(e1, 'correct'),
      user_id: 'student',
      program_id: 20 as const,
      tag: 'a tag',
      path: 'path1',
    }
    const more_parameters = { ...record.more_parameters, parts }
    await test.call('saveUserPracticeAnswer', { ...record, more_parameters }, student)
    const [row] = await test.db.select().from(answers).where(eq(answers.sessionUuid, pupil.session_uuid))
    expect(row).toMatchObject({
      answerId: record.more_parameters.answer_id,
      userId: 'student',
      sectionType: 'ae.la',
      gradeId: 2,
      skillId: 'la.2.end-marks',
      problemId: record.problem_id,
      groupAnswer: record.group_answer,
      firstTimeCorrect: 1,
      learningPass: false,
      phase: 'LEARNING_SESSION',
      startTs: record.start_ts,
      endTs: record.end_ts,
      tag: 'a tag',
      path: 'path1',
      levelBefore: 0,
      levelAfter: 0,
      hintChecked: false,
      clientClaim: { first_time_correct: 1, skill_start_level: 0, skill_end_level: 0, parts },
    })
  })

  it('[SR-17] grades by itself: what the client claims changes nothing', async () => {
    const { pupil, e1 } = begin('la.2.end-marks')
    const lie = pupil.answer(e1, 'incorrect', {
      first_time_correct: 1,
      learning_pass: true,
      skill_start_level: 4,
      skill_end_level: 4,
    })
    expect(await test.call('saveUserPracticeAnswer', lie, student)).toMatchObject({
      verdict: 'incorrect',
      first_time_correct: 0,
      learning_pass: false,
      skill_level: 0,
    })
  })

  it('[SR-17] [SES-10] an opened hint makes a right first answer 0', async () => {
    const { pupil, e1 } = begin('la.2.end-marks')
    const helped = pupil.answer(e1, 'correct', {
      more_parameters: { answer_id: randomUUID(), hint_checked: true },
    })
    expect(await test.call('saveUserPracticeAnswer', helped, student)).toMatchObject({
      first_time_correct: 0,
    })
  })

  it('[SR-17] saves an answer once, however often and from however many tabs it comes', async () => {
    const { pupil, e1 } = begin('la.2.end-marks')
    const answer = pupil.answer(e1, 'correct')
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => test.call('saveUserPracticeAnswer', answer, student)),
    )
    for (const reply of replies) expect(reply).toEqual(replies[0])
    const rows = await test.db.select().from(answers).where(eq(answers.sessionUuid, pupil.session_uuid))
    expect(rows).toHaveLength(1)
  })

  it('[SR-17] the same attempt under another id gives the first verdict', async () => {
    const { pupil, e1 } = begin('la.2.end-marks')
    const answer = pupil.answer(e1, 'incorrect')
    const first = await test.call('saveUserPracticeAnswer', answer, student)
    const again = await test.call(
      'saveUserPracticeAnswer',
      {
        ...pupil.answer(e1, 'correct'),
        start_ts: answer.start_ts,
        more_parameters: { answer_id: randomUUID(), hint_checked: false },
      },
      student,
    )
    expect(again).toEqual(first)
  })

  it('[SR-17] answers that arrive in reverse order lead to the same level', async () => {
    const { pupil, e1, e2, e3 } = begin('la.2.plural-nouns')
    const log = [pupil.answer(e1, 'correct'), pupil.answer(e2, 'correct'), pupil.answer(e3, 'correct')]
    for (const answer of [...log].reverse()) await test.call('saveUserPracticeAnswer', answer, student2)
    expect(await levelOf('la.2.plural-nouns', student2)).toMatchObject({ level: 1 })
  })

  it("[SR-04] refuses another user's answer and session and tells nothing of them", async () => {
    const { pupil, e1, e2 } = begin('la.2.end-marks')
    const answer = pupil.answer(e1, 'correct')
    await test.call('saveUserPracticeAnswer', answer, student)
    const stolen = await test.call('saveUserPracticeAnswer', answer, student2)
    expect(stolen).toEqual({
      is_success: false,
      status: 'error',
      message: 'This answer belongs to another user.',
    })
    const intruder = await test.call('saveUserPracticeAnswer', pupil.answer(e2, 'correct'), student2)
    expect(intruder).toMatchObject({ is_success: false })
  })

  it.each([
    ['no JSON', 'not json'],
    ['a response of another shape', '{"chosen":7}'],
    ['JSON that is no object', '"text"'],
  ])('answers 400 to a group_answer that is %s, and saves nothing', async (_, group_answer) => {
    const { pupil, e1 } = begin('la.2.end-marks')
    const params = { ...pupil.answer(e1, 'correct'), group_answer }
    const reply = await test.post(
      'userpractice',
      { function: 'saveUserPracticeAnswer', params },
      { token: student },
    )
    expect(reply.status).toBe(400)
    expect(reply.body.issues[0].path).toContain('group_answer')
    expect(await test.db.$count(answers, eq(answers.sessionUuid, pupil.session_uuid))).toBe(0)
  })

  it('refuses a problem of another skill and an unknown one', async () => {
    const { pupil, e1 } = begin('la.2.end-marks')
    for (const problem_id of ['la.2.nouns.E1', 'nothing']) {
      const reply = await test.call(
        'saveUserPracticeAnswer',
        pupil.answer(e1, 'correct', { problem_id }),
        student,
      )
      expect(reply).toMatchObject({
        is_success: false,
        message: 'This problem does not belong to the skill.',
      })
    }
  })
})
