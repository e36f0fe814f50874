import { randomUUID } from 'node:crypto'
import { sessionRecordSchema, type ToldEvent, wireCodec } from '@wordstride/api'
import { foldOnto, foldSession, reduceSession, type SessionState } from '@wordstride/learning'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answers, gradeStandings, sessionEvents, sessions, skillResults, userSkills } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { gradedPack } from '../../testing/gradedPack'
import { gradedPupil, setLevels, standingOf, succeeded } from '../../testing/gradedPupil'
import { inListedOrder } from '../../testing/inListedOrder'
import { takeTypeOut } from '../../testing/takeTypeOut'
import { contentIds } from '../../testing/wireResponse'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let test: TestApp
let token: string
let token2: string

beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack(), random: inListedOrder })
  token = await test.login('student')
  token2 = await test.login('student2')
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(sessions)
  await test.db.delete(sessionEvents)
  await test.db.delete(skillResults)
  await test.db.delete(userSkills)
  await test.db.delete(gradeStandings)
})

const skillsOf = (reply: { problems: readonly { skillId: string }[] }) =>
  reply.problems.map(({ skillId }) => skillId)

describe('takeProficiency', () => {
  it('[API-29] [SES-04] has no problems while no skill has reached level 1', async () => {
    expect(await gradedPupil(test, token).take()).toMatchObject({
      sessionId: null,
      problems: [],
      userStartingScore: 0,
    })
  })

  it('[SR-10] [ENT-15] [ENT-16] takes five skills below the top: lower levels first, one problem at the level', async () => {
    await setLevels(test, { k1: 2, k2: 1, k3: 3, k4: 1, k5: 2, k6: 3, k7: 0 })
    const session = await gradedPupil(test, token).take()
    expect(skillsOf(session)).toEqual(['k2', 'k4', 'k1', 'k5', 'k3'])
    expect(await contentIds(test, session)).toEqual(['k2.P1', 'k4.P1', 'k1.P3', 'k5.P3', 'k3.P5'])
    expect(session.problems[0]).toMatchObject({
      userSkillLevel: 1,
      specifiedTime: 3,
      gradeId: 4,
      selectedSection: 'ae.la',
      selectedSkillType: 'proficiency',
      hintItems: [{ value: '' }],
      progress: { responseJson: null, feedback: null },
    })
  })

  it('[SR-17] a problem of a type that was taken out holds nobody up: it is skipped without a loss', async () => {
    await setLevels(test, { k1: 1, k2: 1, k3: 1, k4: 1, k5: 1 })
    const pupil = gradedPupil(test, token)
    const whole = await pupil.take()
    const gone = whole.problems[0]?.problemId ?? ''
    await takeTypeOut(test, (await contentIds(test, whole))[0] ?? '')
    const resumed = await pupil.take()
    expect(resumed).toMatchObject({ sessionId: whole.sessionId, isResumed: true })
    expect(resumed.problems).toEqual(whole.problems.slice(1))
    const at = test.now().getTime()
    const { events } = await pupil.tell(resumed, [{ type: 'skipped', at, problemId: gone, message: 'gone' }])
    expect(events).toContainEqual(expect.objectContaining({ type: 'skipped', isFaulty: true }))
    await pupil.finish(resumed)
    const [row] = await test.db.select().from(sessions)
    expect(row).toMatchObject({ sessionStatus: 'passed' })
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

  it('[SR-10] today is the day of the region: yesterday evening was before, whatever day it was in London', async () => {
    const midnight = test.now().getTime() - (test.now().getTime() % DAY) + DAY
    test.advance(midnight + 18 * HOUR - test.now().getTime())
    token = await test.login('student')
    token2 = await test.login('student2')
    await setLevels(test, { k1: 1, k2: 1, k3: 1, k4: 1, k5: 1, k6: 3 })
    await test.db
      .update(userSkills)
      .set({ lastAnswerAt: new Date(midnight + HOUR) })
      .where(eq(userSkills.skillId, 'k6'))
    const pupil = gradedPupil(test, token)
    const first = await pupil.take()
    expect(skillsOf(first)).toEqual(['k1', 'k2', 'k3', 'k4', 'k5'])
    await pupil.finish(first)
    expect(skillsOf(await pupil.take())).toEqual(['k6', 'k1', 'k2', 'k3', 'k4'])
  })

  it('[SR-10] no place goes to a proficient skill seen within 14 days', async () => {
    await setLevels(test, { k1: 4, k2: 1, k3: 1, k4: 1, k5: 1, k6: 1 })
    await test.db
      .update(userSkills)
      .set({ lastAnswerAt: new Date(test.now().getTime() - 13 * DAY) })
      .where(eq(userSkills.skillId, 'k1'))
    expect(skillsOf(await gradedPupil(test, token).take())).toEqual(['k2', 'k3', 'k4', 'k5', 'k6'])
  })

  it('[SR-10] takes the problem of the level that was not seen for longest', async () => {
    await setLevels(test, { k1: { level: 1, isSecondTry: true, hasDroppedToZero: true } })
    const pupil = gradedPupil(test, token)
    const seen: string[][] = []
    for (let i = 0; i < 3; i++) {
      const session = await pupil.take()
      seen.push(await contentIds(test, session))
      await pupil.finish(session, () => 'incorrect')
      test.advance(1000)
    }
    expect(seen).toEqual([['k1.P1'], ['k1.P2'], ['k1.P1']])
  })

  it('[SR-10] forced skills are for an admin only', async () => {
    await setLevels(test, { k1: 1 })
    const params = { sectionType: 'ae.la' as const, currentGrade: 4, debugObj: { skillIds: ['k5'] } }
    expect(skillsOf(succeeded(await test.call('takeProficiency', params, token)))).toEqual(['k1'])
    const admin = await test.login('admin')
    expect(skillsOf(succeeded(await test.call('takeProficiency', params, admin)))).toEqual(['k5'])
  })

  it('[SES-25] goes on where it was: same session, same order, answers, hints and timer', async () => {
    await setLevels(test, { k1: 1, k2: 2 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    const [first, second] = session.problems
    if (!first || !second || !session.sessionId) throw new Error('Two problems are expected.')
    const shownAt = test.now().getTime()
    const tell = (...events: ToldEvent[]) => pupil.tell(session, events)
    await tell({ type: 'exercise_shown', at: 1000, problemId: first.problemId })
    test.advance(9000)
    await tell({ type: 'exercise_shown', at: 9000, problemId: first.problemId })
    await tell({ type: 'hint_opened', at: 9000, problemId: first.problemId, step: 1 })
    await pupil.check(session, first.problemId, 'correct')
    const draft = '{"chosen":{"q":["one"]}}'
    const [saved] = await test.db.select().from(answers).where(eq(answers.sessionId, session.sessionId))
    if (!saved) throw new Error('No answer.')
    // One that the session did not accept.
    const late = { answerId: randomUUID(), seq: null, startTs: 1, responseJson: draft, events: [] }
    await test.db.insert(answers).values({ ...saved, ...late })
    await tell({ type: 'advanced', at: 0, problemId: first.problemId })
    await tell({ type: 'responded', at: 0, problemId: second.problemId, responseJson: draft })
    const again = await pupil.take()
    expect(again).toMatchObject({
      sessionId: session.sessionId,
      isResumed: true,
      problems: [
        {
          problem: { ...first.problem, hintItems: [{ value: 'Hint of k1.P1' }] },
          progress: { feedback: { solution: 'full' } },
        },
        { problem: second.problem, progress: { responseJson: draft, feedback: null } },
      ],
    })
    expect(foldSession(again.events)).toMatchObject({
      index: 1,
      row: [
        {
          answerStatus: 'correct',
          firstTimeCorrect: 0,
          hintChecked: true,
          hintStep: 1,
          startTime: shownAt,
          activeMs: 29_000,
          attempts: 1,
          levelChange: { skillId: 'k1', levelFrom: 1, levelTo: 0 },
        },
        { answerStatus: 'init' },
      ],
    })
  })

  it('two tabs at once get one session, and another student one of their own', async () => {
    await setLevels(test, { k1: 1 })
    await setLevels(test, { k1: 1 }, { user: 'student2' })
    const pupil = gradedPupil(test, token)
    const sessions = await Promise.all([pupil.take(), pupil.take(), gradedPupil(test, token2).take()])
    expect(sessions[0]?.sessionId).toBe(sessions[1]?.sessionId)
    expect(sessions[2]?.sessionId).not.toBe(sessions[0]?.sessionId)
  })

  it('a finished session, or one of yesterday, is not given back', async () => {
    await setLevels(test, { k1: 1 })
    const pupil = gradedPupil(test, token)
    const first = await pupil.take()
    await pupil.finish(first)
    const second = await pupil.take()
    expect(second.sessionId).not.toBe(first.sessionId)
    test.advance(13 * 3_600_000)
    token = await test.login('student')
    token2 = await test.login('student2')
    expect((await gradedPupil(test, token).take()).sessionId).not.toBe(second.sessionId)
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
      firstTimeCorrect: 1,
      levelChange: { skillId: 'k1', gradeId: 4, levelFrom: 1, levelTo: 2 },
      skillLevel: 2,
      sessionPassed: false,
    })
    expect(down).toMatchObject({
      verdict: 'incorrect',
      firstTimeCorrect: 0,
      levelChange: { skillId: 'k2', levelFrom: 2, levelTo: 1 },
    })
    expect(await standingOf(test, 'k1')).toMatchObject({ level: 2, accuracyRate: 1, meanTime: 20 })
    expect(await standingOf(test, 'k2')).toMatchObject({ level: 1, accuracyRate: 0 })
  })

  it('[SES-21] says that the session is passed with the last right answer', async () => {
    await setLevels(test, { k1: 1, k2: 2 })
    const pupil = gradedPupil(test, token)
    const replies = await pupil.finish(await pupil.take())
    expect(replies.map(({ sessionPassed }) => sessionPassed)).toEqual([false, true])
  })

  it('[SES-29] [SES-41] overtime at level 3 drops a right answer; the first showing starts the time', async () => {
    await setLevels(test, { k1: 3, k2: 3 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    const slow = await pupil.check(session, 'k1.P5', 'correct', { seconds: 181 })
    expect(slow).toMatchObject({ answerOvertime: 1, firstTimeCorrect: 1, skillLevel: 2 })
    await pupil.tell(session, [
      { type: 'advanced', at: 0, problemId: 'k1.P5' },
      { type: 'exercise_shown', at: 0, problemId: 'k2.P5' },
    ])
    await pupil.spend(session, 81)
    expect(await pupil.check(session, 'k2.P5', 'correct', { seconds: 100 })).toMatchObject({
      answerOvertime: 1,
    })
  })

  it('[SR-12] [SR-13] a page that drew late folds the reply to the level that the server gave', async () => {
    await setLevels(test, { k1: 3 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    const opened = foldSession(session.events) as SessionState
    const drawn = { type: 'exercise_shown', at: test.now().getTime() + 4_000, problemId: 'k1.P5' } as const
    await pupil.spend(session, 178)
    const { events, skillLevel, answerOvertime } = await pupil.check(session, 'k1.P5', 'correct', {
      seconds: 4,
    })
    expect({ skillLevel, answerOvertime }).toEqual({ skillLevel: 2, answerOvertime: 1 })
    expect(foldOnto(reduceSession(opened, drawn), events).row[0]).toMatchObject({
      answerOvertime: 1,
      levelChange: { levelFrom: 3, levelTo: 2 },
      activeMs: 182_000,
    })
    // A set is of many skills: its record has no level of one of them.
    expect((await test.db.select().from(sessions))[0]).toMatchObject({ startingLevel: 0, endingLevel: 0 })
  })

  it('[SR-13] absence is no study time: 14 minutes away and 9 seconds back are in time', async () => {
    await setLevels(test, { k1: 3 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    await pupil.tell(session, [
      { type: 'exercise_shown', at: 0, problemId: 'k1.P5' },
      { type: 'paused', at: 0 },
    ])
    test.advance(14 * 60_000)
    await pupil.tell(await pupil.take(), [{ type: 'alive', at: 0, until: 0 }])
    const reply = await pupil.check(session, 'k1.P5', 'correct', { seconds: 9 })
    expect(reply).toMatchObject({ answerOvertime: 0, skillLevel: 4, sessionPassed: true })
    expect(await standingOf(test, 'k1')).toMatchObject({ meanTime: 9 })
    const [row] = await test.db.select().from(sessions)
    expect(row?.activeMs).toBe(9_000)
  })

  it('[TYPE-00.11] partial on incorrect, full on correct, nothing on an incomplete answer', async () => {
    await setLevels(test, { k1: 1 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    expect(await pupil.check(session, 'k1.P1', 'not_answered')).toMatchObject({
      verdict: 'not_answered',
      feedback: null,
      firstTimeCorrect: -1,
      levelChange: null,
      skillLevel: 1,
    })
    expect(await pupil.check(session, 'k1.P1', 'incorrect')).toMatchObject({
      feedback: { solution: 'partial', notes: [] },
    })
    expect(await pupil.check(session, 'k1.P1', 'correct')).toMatchObject({
      feedback: { solution: 'full', notes: ['Solution of two in k1.P1'] },
      firstTimeCorrect: 0,
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

  it.each(['PROFICIENCY_SESSION', 'AFFICIENCY_SESSION'] as const)(
    '[SR-17] an answer to the last problem alone passes no %s: it is refused and changes nothing',
    async (phase) => {
      const isAfficiency = phase === 'AFFICIENCY_SESSION'
      const level = isAfficiency ? 4 : 1
      await setLevels(test, { k1: level, k2: level, k3: level, k4: level, k5: level, k6: level, k7: level })
      const pupil = gradedPupil(test, token)
      const counts = { lowAccuracySkillCount: 4, randomSkillCount: 2 }
      const session = isAfficiency
        ? succeeded(await test.call('takeAfficiency', { sectionType: 'ae.la', gradeId: 4, ...counts }, token))
        : await pupil.take()
      const last = session.problems.at(-1)?.problemId ?? ''
      const answer = await pupil.submission(session, last, 'correct')
      expect(await test.call('checkAnswer', answer, token)).toEqual({
        isSuccess: false,
        status: 'error',
        code: 'not_now',
        message: 'This problem is not the one to answer now.',
      })
      expect(await test.db.$count(answers)).toBe(0)
      const [row] = await test.db.select().from(sessions)
      expect(row).toMatchObject({ phase, sessionStatus: 'in_progress', revision: 0 })
    },
  )

  it("[SR-04] refuses another user's session, an unknown one and a foreign problem, and writes nothing", async () => {
    await setLevels(test, { k1: 1 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    const submission = await pupil.submission(session, 'k1.P1', 'correct')
    expect(await test.call('checkAnswer', submission, token2)).toMatchObject({
      message: 'This session is not known.',
    })
    expect(await test.call('checkAnswer', { ...submission, sessionId: randomUUID() }, token)).toMatchObject({
      message: 'This session is not known.',
    })
    expect(await test.call('checkAnswer', { ...submission, problemId: 'k2.P1' }, token)).toMatchObject({
      message: 'This problem does not belong to the session.',
    })
    expect(await test.db.$count(answers)).toBe(0)
    await test.call('checkAnswer', submission, token)
    const stolen = { ...submission, problemId: 'k2.P1' }
    expect(await test.call('checkAnswer', stolen, token2)).toMatchObject({ isSuccess: false })
  })

  it('[API-32] an answer record of a proficiency session is saved and graded the same way', async () => {
    await setLevels(test, { k1: 1 })
    const pupil = gradedPupil(test, token)
    const { sessionId, problemId, responseJson, startTs, endTs, answerId } = await pupil.submission(
      await pupil.take(),
      'k1.P1',
      'correct',
    )
    const record = {
      sessionId,
      problemId,
      responseJson,
      startTs,
      endTs,
      sectionType: 'ae.la',
      gradeId: 4,
      skillId: 'k1',
      firstTimeCorrect: 0,
      learningPass: false,
      phase: 'PROFICIENCY_SESSION',
      skillStartLevel: 4,
      skillEndLevel: 4,
      secondTry: true,
      moreParameters: { answerId, hintChecked: false },
    } as const
    const reply = await test.call('saveUserPracticeAnswer', record, token)
    expect(reply).toMatchObject({ verdict: 'correct', firstTimeCorrect: 1, skillLevel: 2 })
    expect(await test.call('saveUserPracticeAnswer', record, token)).toEqual(reply)
    expect(await test.db.$count(answers)).toBe(1)
  })
})

describe('saveUserActivityData', () => {
  it('[API-33] [SES-31] [SR-12] keeps the level changes that the server settled, not those of the client', async () => {
    const isSecondTry = { level: 1, isSecondTry: true, hasDroppedToZero: true }
    await setLevels(test, { k1: isSecondTry, k2: 2, k3: isSecondTry })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    await pupil.finish(session, (_, i) => (i === 0 ? 'correct' : 'incorrect'))
    const sessionId = session.sessionId as string
    const told = { sessionId, demoStatus: [], assistedExercisesStatus: [] }
    const { session: record } = succeeded(await test.call('saveUserActivityData', { session: told }, token))
    expect(record).toMatchObject({
      sessionId,
      skillId: null,
      sessionStatus: 'passed',
      endScore: expect.any(Number),
    })
    const wire = wireCodec(sessionRecordSchema).toWire(record) as Record<string, unknown[]>
    expect(wire.second_try_list).toEqual(['k3'])
    const change = (skill_id: string, levelFrom: number, levelTo: number, tries: boolean[]) => ({
      ...{ skill_id, grade_id: 4, levelFrom, levelTo },
      ...{ from_second_try: tries[0], to_second_try: tries[1] },
    })
    expect(wire.levelChangeReport).toHaveLength(3)
    expect(wire.levelChangeReport).toEqual(
      expect.arrayContaining([
        change('k1', 1, 2, [true, false]),
        change('k2', 2, 1, [false, false]),
        change('k3', 1, 1, [true, true]),
      ]),
    )
    expect(await test.db.$count(gradeStandings)).toBe(1)
  })
})

describe('recordSessionEvents', () => {
  it('a problem that cannot be drawn is skipped without a verdict, once; such a session is left, not passed', async () => {
    await setLevels(test, { k1: 1, k2: 2 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    const skip = (problemId: string) =>
      pupil.tell(session, [{ type: 'skipped', at: 0, problemId, message: 'It did not draw.' }])
    await skip('k1.P1')
    expect(foldSession((await pupil.take()).events)).toMatchObject({
      index: 1,
      row: [{ isSkipped: true }, {}],
    })
    expect((await skip('k2.P3')).events).toMatchObject([
      { type: 'exercise_shown', problemId: session.problems[1]?.problemId },
    ])
    expect(await pupil.check(session, 'k2.P3', 'correct')).toMatchObject({ sessionPassed: false })
    const [row] = await test.db.select().from(sessions)
    expect(row?.sessionStatus).toBe('left')
    expect(await test.db.$count(skillResults)).toBe(1)
  })

  it('keeps signs of life in one row, and nothing that does not fit', async () => {
    await setLevels(test, { k1: 1, k2: 2 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    const life = async () => {
      test.advance(30_000)
      return pupil.tell(session, [{ type: 'alive', at: 0, until: 0 }])
    }
    await life()
    await life()
    const { events } = await life()
    const until = test.now().getTime()
    expect(events).toEqual([{ type: 'alive', at: until - 60_000, until }])
    const { events: foreign } = await pupil.tell(session, [
      { type: 'left', at: 0 },
      { type: 'advanced', at: 0, problemId: 'k1.P1' },
      { type: 'skipped', at: 0, problemId: 'k2.P3' },
      { type: 'exercise_shown', at: 0, problemId: 'nothing' },
    ])
    expect(foreign).toEqual([])
    // The delivery of the exercise, and one row of life.
    expect(await test.db.$count(sessionEvents)).toBe(2)
  })

  it("[SR-04] refuses another user's session", async () => {
    await setLevels(test, { k1: 1 })
    const session = await gradedPupil(test, token).take()
    const reply = await test.call(
      'recordSessionEvents',
      {
        sessionId: session.sessionId as string,
        events: [{ type: 'exercise_shown', at: 1, problemId: 'k1.P1' }],
      },
      token2,
    )
    expect(reply).toMatchObject({ isSuccess: false })
  })
})

describe('a session that had ended by other rules', () => {
  it('keeps its end and its score, whatever arrives later', async () => {
    await setLevels(test, { k1: 1 })
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    const end = { sessionStatus: 'passed', endedAt: test.now(), endScore: 12 } as const
    await test.db.update(sessions).set(end)
    test.advance(5_000)
    const hint = { type: 'hint_opened', at: test.now().getTime(), problemId: 'k1.P1', step: 1 } as const
    await pupil.tell(session, [hint])
    const [row] = await test.db.select().from(sessions)
    expect(row).toMatchObject({ ...end, revision: 1 })
  })
})

describe('a learning pass', () => {
  it('[SR-12] after a fall from 1 to 0 makes a second try, and an old session passes only once', async () => {
    await setLevels(test, { k1: 1 })
    const pupil = gradedPupil(test, token)
    await pupil.finish(await pupil.take(), () => 'incorrect')
    expect(await standingOf(test, 'k1')).toMatchObject({ level: 0, hasDroppedToZero: true })
    const { sessionId } = succeeded(
      await test.call(
        'skillLearning',
        { sectionType: 'ae.la', gradeId: 4, chapterId: 1, skillId: 'k1' },
        token,
      ),
    )
    const learn = async (problemId: string, startTs: number) =>
      test.call(
        'saveUserPracticeAnswer',
        {
          sectionType: 'ae.la',
          sessionId,
          gradeId: 4,
          skillId: 'k1',
          problemId,
          responseJson: '{"chosen":{"q":["two"]}}',
          firstTimeCorrect: 1,
          learningPass: false,
          phase: 'LEARNING_SESSION',
          startTs,
          endTs: startTs + 1,
          skillStartLevel: 0,
          skillEndLevel: 0,
          moreParameters: { answerId: randomUUID(), hintChecked: false },
        },
        token,
      )
    await learn('k1.E1', 1)
    expect(await learn('k1.E2', 2)).toMatchObject({ learningPass: true, skillLevel: 1 })
    expect(await standingOf(test, 'k1')).toMatchObject({ level: 1, isSecondTry: true })
    await setLevels(test, { k1: 0 })
    expect(await learn('k1.E3', 3)).toMatchObject({ skillLevel: 0 })
    const results = await test.db
      .select()
      .from(skillResults)
      .where(and(eq(skillResults.skillId, 'k1'), eq(skillResults.phase, 'LEARNING_SESSION')))
    expect(results).toHaveLength(1)
  })
})
