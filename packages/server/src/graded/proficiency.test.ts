import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answers, gradedSessions, gradeStandings, sessions, skillResults, userSkills } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, standingOf, succeeded } from '../testing/gradedPupil'

const DAY = 86_400_000

let test: TestApp
let token: string
let token2: string

beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack() })
  token = await test.login('student')
  token2 = await test.login('student2')
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(answers)
  await test.db.delete(gradedSessions)
  await test.db.delete(skillResults)
  await test.db.delete(userSkills)
  await test.db.delete(gradeStandings)
})

const skillsOf = (reply: { problems: readonly { skill_id: string }[] }) =>
  reply.problems.map(({ skill_id }) => skill_id)

describe('takeProficiency', () => {
  it('[API-29] [SES-04] has no problems while no skill has reached level 1', async () => {
    expect(await gradedPupil(test, token).take()).toMatchObject({
      session_uuid: null,
      problems: [],
      user_starting_score: 0,
    })
  })

  it('[SR-10] [ENT-15] [ENT-16] takes five skills below the top: lower levels first, then teaching order, one problem at the level', async () => {
    await setLevels(test, { k1: 2, k2: 1, k3: 3, k4: 1, k5: 2, k6: 3, k7: 0 })
    const session = await gradedPupil(test, token).take()
    expect(skillsOf(session)).toEqual(['k2', 'k4', 'k1', 'k5', 'k3'])
    expect(session.problems.map(({ problem_id }) => problem_id)).toEqual([
      'k2.P1',
      'k4.P1',
      'k1.P3',
      'k5.P3',
      'k3.P5',
    ])
    expect(session.problems[0]).toMatchObject({
      user_skill_level: 1,
      specified_time: 3,
      grade_id: 4,
      selectedSection: 'ae.la',
      selectedSkillType: 'proficiency',
      hintItems: [{ value: 'Hint of k2.P1' }],
      progress: { answer_status: 'init', first_time_correct: -1, attempts: 0 },
    })
  })

  it('[SR-10] the oldest last answer goes first, and what had its turn today comes last', async () => {
    await setLevels(test, { k1: 1, k2: 1, k3: 1, k4: 1, k5: 1, k6: 1, k7: 1 })
    const pupil = gradedPupil(test, token)
    const first = await pupil.take()
    await pupil.finish(first)
    expect(skillsOf(await pupil.take()).slice(0, 2)).toEqual(['k6', 'k7'])
  })

  it('[SR-10] one place goes to a proficient skill not seen for 14 days', async () => {
    await setLevels(test, { k1: 4, k2: 1, k3: 1, k4: 1, k5: 1, k6: 1, k7: 4 })
    await test.db
      .update(userSkills)
      .set({ lastAnswerAt: new Date(test.now().getTime() - 15 * DAY) })
      .where(eq(userSkills.skillId, 'k7'))
    await test.db
      .update(userSkills)
      .set({ lastAnswerAt: new Date(test.now().getTime() - 13 * DAY) })
      .where(eq(userSkills.skillId, 'k1'))
    expect(skillsOf(await gradedPupil(test, token).take())).toEqual(['k2', 'k3', 'k4', 'k5', 'k7'])
  })

  it('[SR-10] takes the problem of the level that was not seen for longest', async () => {
    await setLevels(test, { k1: { level: 1, isSecondTry: true, hasDroppedToZero: true } })
    const pupil = gradedPupil(test, token)
    const seen: (string | undefined)[] = []
    for (let i = 0; i < 3; i++) {
      const session = await pupil.take()
      seen.push(session.problems[0]?.problem_id)
      await pupil.finish(session, () => 'incorrect')
      test.advance(1000)
    }
    expect(seen).toEqual(['k1.P1', 'k1.P2', 'k1.P1'])
  })

  it('[SR-10] forced skills are for an admin only', async () => {
    await setLevels(test, { k1: 1 })
    const params = { section_type: 'ae.la' as const, current_grade: 4, debugObj: { skill_ids: ['k5'] } }
    expect(skillsOf(succeeded(await test.call('takeProficiency', params, token)))).toEqual(['k1'])
    const admin = await test.login('admin')
    expect(skillsOf(succeeded(await test.call('takeProficiency', params, admin)))).toEqual(['k5'])
  })

  it('goes on where it was: same session, same order, answers, hints and timer', async () => {
    await setLevels(test, { k1: 1, k2: 2 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    const [first, second] = session.problems
    if (!first || !second || !session.session_uuid) throw new Error('Two problems are expected.')
    const event = (problem_id: string, event: object) =>
      test.call(
        'recordSessionEvent',
        { session_uuid: session.session_uuid as string, problem_id, event: event as never },
        token,
      )
    await event(first.problem_id, { type: 'exercise_shown', at: 1000 })
    await event(first.problem_id, { type: 'exercise_shown', at: 9000 })
    await event(first.problem_id, { type: 'hint_opened', step: 1 })
    await pupil.check(session, first.problem_id, 'correct')
    await event(first.problem_id, { type: 'advanced' })
    await event(second.problem_id, { type: 'responded', group_answer: '{"chosen":{"q":["one"]}}' })
    const again = await pupil.take()
    expect(again).toMatchObject({
      session_uuid: session.session_uuid,
      is_resumed: true,
      current_index: 1,
      problems: [
        {
          problem: first.problem,
          progress: {
            answer_status: 'correct',
            first_time_correct: 0,
            hint_checked: true,
            hint_step: 1,
            start_time: 1000,
            attempts: 1,
            feedback: { solution: 'full' },
            level_change: { skill_id: 'k1', levelFrom: 1, levelTo: 0 },
          },
        },
        {
          problem: second.problem,
          progress: { answer_status: 'init', response: '{"chosen":{"q":["one"]}}', feedback: null },
        },
      ],
    })
  })

  it('two tabs at once get one session, and another student one of their own', async () => {
    await setLevels(test, { k1: 1 })
    await setLevels(test, { k1: 1 }, { user: 'student2' })
    const pupil = gradedPupil(test, token)
    const sessions = await Promise.all([pupil.take(), pupil.take(), gradedPupil(test, token2).take()])
    expect(sessions[0]?.session_uuid).toBe(sessions[1]?.session_uuid)
    expect(sessions[2]?.session_uuid).not.toBe(sessions[0]?.session_uuid)
  })

  it('a finished session, or one of yesterday, is not given back', async () => {
    await setLevels(test, { k1: 1 })
    const pupil = gradedPupil(test, token)
    const first = await pupil.take()
    await pupil.finish(first)
    const second = await pupil.take()
    expect(second.session_uuid).not.toBe(first.session_uuid)
    test.advance(13 * 3_600_000)
    token = await test.login('student')
    token2 = await test.login('student2')
    expect((await gradedPupil(test, token).take()).session_uuid).not.toBe(second.session_uuid)
  })
})

describe('checkAnswer', () => {
  it('[SR-12] [SES-28] [SES-31] moves the level by the first graded check and reports it', async () => {
    await setLevels(test, { k1: 1, k2: 2 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    const [up, down] = await pupil.finish(session, (_, i) => (i === 0 ? 'correct' : 'incorrect'))
    expect(up).toMatchObject({
      verdict: 'correct',
      first_time_correct: 1,
      level_change: { skill_id: 'k1', grade_id: 4, levelFrom: 1, levelTo: 2 },
      skill_level: 2,
      session_passed: false,
    })
    expect(down).toMatchObject({
      verdict: 'incorrect',
      first_time_correct: 0,
      level_change: { skill_id: 'k2', levelFrom: 2, levelTo: 1 },
    })
    expect(await standingOf(test, 'k1')).toMatchObject({ level: 2, accuracyRate: 1, meanTime: 20 })
    expect(await standingOf(test, 'k2')).toMatchObject({ level: 1, accuracyRate: 0 })
  })

  it('[SES-21] says that the session is passed with the last right answer', async () => {
    await setLevels(test, { k1: 1, k2: 2 })
    const pupil = gradedPupil(test, token)
    const replies = await pupil.finish(await pupil.take())
    expect(replies.map(({ session_passed }) => session_passed)).toEqual([false, true])
  })

  it('[SES-29] [SES-41] overtime at level 3 drops a right answer; the first showing starts the time', async () => {
    await setLevels(test, { k1: 3, k2: 3 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    const slow = await pupil.check(session, 'k1.P5', 'correct', { seconds: 181 })
    expect(slow).toMatchObject({ answer_overtime: 1, first_time_correct: 1, skill_level: 2 })
    const submission = await pupil.submission(session, 'k2.P5', 'correct', { seconds: 100 })
    await test.call(
      'recordSessionEvent',
      {
        session_uuid: submission.session_uuid,
        problem_id: 'k2.P5',
        event: { type: 'exercise_shown', at: submission.start_ts - 100_000 },
      },
      token,
    )
    expect(await test.call('checkAnswer', submission, token)).toMatchObject({ answer_overtime: 1 })
  })

  it('[SES-06] [SES-07] [TYPE-00.11] partial on incorrect, full on correct, nothing on an incomplete answer', async () => {
    await setLevels(test, { k1: 1 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    expect(await pupil.check(session, 'k1.P1', 'not_answered')).toMatchObject({
      verdict: 'not_answered',
      feedback: null,
      first_time_correct: -1,
      level_change: null,
      skill_level: 1,
    })
    expect(await pupil.check(session, 'k1.P1', 'incorrect')).toMatchObject({
      feedback: { solution: 'partial', notes: [] },
    })
    expect(await pupil.check(session, 'k1.P1', 'correct')).toMatchObject({
      feedback: { solution: 'full', notes: ['Solution of two in k1.P1'] },
      first_time_correct: 0,
    })
  })

  it('[SR-17] sending an answer again, even at once, saves and counts it once', async () => {
    await setLevels(test, { k1: 1 })
    const pupil = gradedPupil(test, token)
    const submission = await pupil.submission(await pupil.take(), 'k1.P1', 'correct')
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => test.call('checkAnswer', submission, token)),
    )
    for (const reply of replies) expect(reply).toEqual(replies[0])
    expect(await test.db.$count(answers)).toBe(1)
    expect(await test.db.$count(skillResults)).toBe(1)
    expect(await standingOf(test, 'k1')).toMatchObject({ level: 2 })
  })

  it('[SR-17] answers in whatever order of arrival give the same level and measures', async () => {
    const outcomes = []
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      await test.db.delete(skillResults)
      await setLevels(test, { k1: { level: 2 } })
      await test.db.delete(gradedSessions)
      const pupil = gradedPupil(test, token)
      const session = await pupil.take()
      const log = [
        await pupil.submission(session, 'k1.P3', 'incorrect'),
        await pupil.submission(session, 'k1.P3', 'correct'),
      ]
      for (const i of order) await test.call('checkAnswer', log[i] as never, token)
      const { level, accuracyRate, meanTime } = (await standingOf(test, 'k1')) ?? {}
      outcomes.push({ level, accuracyRate, meanTime })
    }
    expect(outcomes[0]).toMatchObject({ level: 1, accuracyRate: 0 })
    expect(outcomes[1]).toEqual(outcomes[0])
  })

  it("[SR-04] refuses another user's session, an unknown one and a foreign problem, and writes nothing", async () => {
    await setLevels(test, { k1: 1 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    const submission = await pupil.submission(session, 'k1.P1', 'correct')
    expect(await test.call('checkAnswer', submission, token2)).toMatchObject({
      message: 'This session belongs to another user.',
    })
    expect(
      await test.call('checkAnswer', { ...submission, session_uuid: randomUUID() }, token),
    ).toMatchObject({ message: 'This session is not known.' })
    expect(await test.call('checkAnswer', { ...submission, problem_id: 'k2.P1' }, token)).toMatchObject({
      message: 'This problem does not belong to the session.',
    })
    expect(await test.db.$count(answers)).toBe(0)
    await test.call('checkAnswer', submission, token)
    const stolen = { ...submission, problem_id: 'k2.P1' }
    expect(await test.call('checkAnswer', stolen, token2)).toMatchObject({ is_success: false })
  })

  it('[API-32] an answer record of a proficiency session is saved and graded the same way', async () => {
    await setLevels(test, { k1: 1 })
    const pupil = gradedPupil(test, token)
    const { session_uuid, problem_id, group_answer, start_ts, end_ts, answer_id } = await pupil.submission(
      await pupil.take(),
      'k1.P1',
      'correct',
    )
    const record = {
      session_uuid,
      problem_id,
      group_answer,
      start_ts,
      end_ts,
      section_type: 'ae.la',
      grade_id: 4,
      skill_id: 'k1',
      first_time_correct: 0,
      learning_pass: false,
      phase: 'PROFICIENCY_SESSION',
      skill_start_level: 4,
      skill_end_level: 4,
      second_try: true,
      more_parameters: { answer_id, hint_checked: false },
    } as const
    const reply = await test.call('saveUserPracticeAnswer', record, token)
    expect(reply).toMatchObject({ verdict: 'correct', first_time_correct: 1, skill_level: 2 })
    expect(await test.call('saveUserPracticeAnswer', record, token)).toEqual(reply)
    expect(await test.db.$count(answers)).toBe(1)
  })
})

describe('saveUserActivityData', () => {
  it('[API-33] [SES-31] [SR-12] keeps the level changes that the server settled, not those of the client', async () => {
    await setLevels(test, { k1: 1, k2: 2 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    await pupil.finish(session, (_, i) => (i === 0 ? 'correct' : 'incorrect'))
    const claim = {
      skill_id: 'k2',
      grade_id: 4,
      levelFrom: 2,
      levelTo: 4,
      from_second_try: false,
      to_second_try: true,
    }
    const record = {
      sessionId: session.session_uuid as string,
      section_type: 'ae.la' as const,
      grade_id: 4,
      skill_id: null,
      phase: 'PROFICIENCY_SESSION' as const,
      startTime: 1000,
      endTime: 2000,
      starting_level: 0,
      ending_level: 0,
      starting_score: session.user_starting_score,
      end_score: null,
      sessionStatus: 'passed' as const,
      demo_status: [],
      assisted_exercises_status: [],
    }
    const params = { session: record, second_try_list: ['k2'], levelChangeReport: [claim] }
    expect(await test.call('saveUserActivityData', params, token)).toMatchObject({ is_success: true })
    const [row] = await test.db.select().from(sessions).where(eq(sessions.sessionId, record.sessionId))
    expect(row).toMatchObject({
      skillId: null,
      secondTryList: [],
      levelChangeReport: [
        { skill_id: 'k1', levelFrom: 1, levelTo: 2 },
        { skill_id: 'k2', levelFrom: 2, levelTo: 1 },
      ],
    })
  })
})

describe('recordSessionEvent', () => {
  it('a problem that cannot be drawn is skipped without a verdict; skipping the last one ends the session', async () => {
    await setLevels(test, { k1: 1, k2: 2 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    const skip = (problem_id: string) =>
      test.call(
        'recordSessionEvent',
        {
          session_uuid: session.session_uuid as string,
          problem_id,
          event: { type: 'skipped', message: 'It did not draw.' },
        },
        token,
      )
    await skip('k1.P1')
    expect(await pupil.take()).toMatchObject({
      current_index: 1,
      problems: [{ progress: { is_skipped: true } }, {}],
    })
    await skip('k2.P3')
    const [row] = await test.db
      .select()
      .from(gradedSessions)
      .where(eq(gradedSessions.sessionUuid, session.session_uuid as string))
    expect(row?.status).toBe('passed')
    expect(await test.db.$count(skillResults)).toBe(0)
  })

  it("[SR-04] refuses another user's session", async () => {
    await setLevels(test, { k1: 1 })
    const session = await gradedPupil(test, token).take()
    const reply = await test.call(
      'recordSessionEvent',
      {
        session_uuid: session.session_uuid as string,
        problem_id: 'k1.P1',
        event: { type: 'exercise_shown', at: 1 },
      },
      token2,
    )
    expect(reply).toMatchObject({ is_success: false })
  })
})

describe('a learning pass', () => {
  it('[SR-12] after a fall from 1 to 0 makes a second try, and an old session passes only once', async () => {
    await setLevels(test, { k1: 1 })
    const pupil = gradedPupil(test, token)
    await pupil.finish(await pupil.take(), () => 'incorrect')
    expect(await standingOf(test, 'k1')).toMatchObject({ level: 0, hasDroppedToZero: true })
    const session_uuid = randomUUID()
    const learn = async (problem_id: string, start_ts: number) =>
      test.call(
        'saveUserPracticeAnswer',
        {
          section_type: 'ae.la',
          session_uuid,
          grade_id: 4,
          skill_id: 'k1',
          problem_id,
          group_answer: '{"chosen":{"q":["two"]}}',
          first_time_correct: 1,
          learning_pass: false,
          phase: 'LEARNING_SESSION',
          start_ts,
          end_ts: start_ts + 1,
          skill_start_level: 0,
          skill_end_level: 0,
          more_parameters: { answer_id: randomUUID(), hint_checked: false },
        },
        token,
      )
    await learn('k1.E1', 1)
    expect(await learn('k1.E2', 2)).toMatchObject({ learning_pass: true, skill_level: 1 })
    expect(await standingOf(test, 'k1')).toMatchObject({ level: 1, isSecondTry: true })
    await setLevels(test, { k1: 0 })
    expect(await learn('k1.E3', 3)).toMatchObject({ skill_level: 0 })
    const results = await test.db
      .select()
      .from(skillResults)
      .where(and(eq(skillResults.skillId, 'k1'), eq(skillResults.phase, 'LEARNING_SESSION')))
    expect(results).toHaveLength(1)
  })
})
