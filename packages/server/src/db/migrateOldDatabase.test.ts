import { calls } from '@wordstride/api'
import { foldSession, type RowEntry, type SessionState, toldPoints } from '@wordstride/learning'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeWeeksJob } from '../assignments/closeWeeksJob'
import { noJobQueue } from '../jobs/jobQueue'
import { loadProblems } from '../sessions/diagnostic/testProblem'
import { gradeAnswer } from '../sessions/grading/gradeAnswer'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { type GradedReply, gradedPupil, succeeded } from '../testing/gradedPupil'
import { type History, readHistory } from '../testing/readHistory'
import { readExpected, restoreDump } from '../testing/restoreDump'
import { readGivenAnswers, readPresentations, readStoredFacts } from '../testing/storedFacts'
import { testTaker } from '../testing/testTaker'

const expected = await readExpected('v2.5.3')
const students = Object.keys(expected.students)
const tokenOf = (userId: string) => expected.tokens[userId] as string

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ database: await restoreDump('v2.5.3'), now: new Date(expected.now) })
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  // As at every start.
  await closeWeeksJob.run(
    {},
    { db: test.db, jobs: noJobQueue, now: test.now(), timeZone: 'America/Los_Angeles', log },
  )
})

type Points = History['thisWeek']['points']

/** Points were told with all their decimals then. */
const inTenths = ({ la, voc, total }: Points): Points => ({
  la: toldPoints(la),
  voc: toldPoints(voc),
  total: toldPoints(total),
})

function toldNow(told: History): History {
  const { weeks, thisWeek } = told
  return {
    ...told,
    weeks: weeks.map((week: { points: Points }) => ({ ...week, points: inTenths(week.points) })),
    thisWeek: { ...thisWeek, points: inTenths(thisWeek.points) },
  }
}
afterAll(() => test.close())

/** The first exercises of a resumed session, folded from its events; one with a draft is open again. */
function progressOf({ events, problems }: GradedReply, count: number) {
  const { row } = foldSession(events) as SessionState
  return problems.slice(0, count).map(({ progress }, i) => {
    const entry = row[i] as RowEntry
    const isOpen = progress.feedback === null
    return { ...entry, ...progress, answerStatus: isOpen ? 'init' : entry.answerStatus }
  })
}

const indexOf = ({ events }: GradedReply) => foldSession(events)?.index

const takeProficiency = async (userId: string, sectionType: 'ae.la' | 'ae.voc'): Promise<GradedReply> =>
  succeeded(await test.call('takeProficiency', { sectionType, currentGrade: 2 }, tokenOf(userId)))

const untouched = { answerStatus: 'init', attempts: 0, responseJson: null, isSkipped: false, startTime: null }

describe('a database of version 2.5.3, brought up to date', () => {
  it('has the students who were there', () => {
    expect(students).toEqual(['student', 'student2', 'ada', 'ben', 'cleo', 'dan'])
  })

  it.each(students)('%s is still signed in', async (userId) => {
    const { data } = succeeded(await test.call('userByToken', {}, tokenOf(userId)))
    expect(data.userId).toBe(userId)
  })

  it.each(students)('%s is told the same of levels, scores, weeks, tokens and tests', async (userId) => {
    const { told } = expected.students[userId] ?? {}
    if (!told) throw new Error(userId)
    expect(await readHistory(test, userId, tokenOf(userId))).toMatchObject(toldNow(told))
  })

  it.each(students)('%s has every answer, session, result and deposit', async (userId) => {
    expect(await readStoredFacts(test.db, userId)).toEqual(expected.students[userId]?.stored)
  })

  it('holds what they did in their two weeks', () => {
    const counts = students.map((userId) => {
      const { answers, sessions, skillResults } = expected.students[userId]?.stored ?? {}
      return [userId, answers?.length, sessions?.length, skillResults?.length]
    })
    expect(counts).toEqual([
      ['student', 34, 13, 16],
      ['student2', 51, 5, 42],
      ['ada', 46, 14, 38],
      ['ben', 0, 0, 0],
      ['cleo', 36, 8, 27],
      ['dan', 52, 12, 37],
    ])
  })

  it('reads every answer and grades it as it did then, and shows every problem as it was shown', async () => {
    const given = await readGivenAnswers(test.db)
    const shown = await readPresentations(test.db)
    const problems = await loadProblems(test.db, [...given, ...shown])
    const find = (problemId: string) => {
      const known = problems.get(problemId)
      if (!known) throw new Error(`${problemId} is gone.`)
      return known
    }
    for (const { problemId, responseJson, verdict } of given) {
      expect(gradeAnswer(find(problemId), responseJson).verdict, `${problemId} ${responseJson}`).toBe(verdict)
    }
    for (const { problemId, presentation } of shown) {
      const { plugin, problem } = find(problemId)
      expect(plugin.toPublic(problem, plugin.presentation.parse(presentation)).problem_id).toBe(problemId)
    }
    expect(new Set(given.map(({ problemId }) => find(problemId).plugin.type)).size).toBe(18)
  })

  it.each(expected.resent)(
    'takes an answer that comes once more for the one it has: $name',
    async (answer) => {
      const { call, userId, params, reply } = answer
      const before = (await readStoredFacts(test.db, userId)).answers
      const { path, function: name } = calls[call]
      const { body: again } = await test.post(path, { function: name, params }, { token: tokenOf(userId) })
      expect(again).toMatchObject(reply)
      expect((await readStoredFacts(test.db, userId)).answers).toEqual(before)
    },
  )
})

describe('what was open in version 2.5.3', () => {
  it('a learning session goes on at another device', async () => {
    const { sessionId, events } = succeeded(
      await test.call(
        'skillLearning',
        {
          sectionType: 'ae.la',
          gradeId: 2,
          chapterId: 1,
          skillId: 'k3',
          phase: 'LEARNING_SESSION',
          path: null,
        },
        tokenOf('student'),
      ),
    )
    expect(sessionId).toBe(expected.open.learningSession)
    expect(events.map(({ type }) => type)).toEqual([
      'started',
      ...['exercise_shown', 'answer_checked', 'advanced'],
      ...['exercise_shown', 'answer_checked', 'answer_checked', 'advanced'],
    ])
  })

  it('a proficiency session of language arts goes on where it was left, to its end', async () => {
    const session = await takeProficiency('student', 'ae.la')
    expect(session).toMatchObject({ sessionId: expected.open.languageArts, isResumed: true })
    expect(indexOf(session)).toBe(1)
    expect(session.problems.map(({ problemId }) => problemId)).toEqual(['k2.P6', 'k5.P4', 'k6.P4', 'k4.P1'])
    expect(progressOf(session, 4)).toMatchObject([
      {
        answerStatus: 'correct',
        firstTimeCorrect: 0,
        hintChecked: true,
        hintStep: 1,
        attempts: 1,
        feedback: { solution: 'full' },
        levelChange: { levelFrom: 3, levelTo: 2 },
      },
      {
        answerStatus: 'init',
        firstTimeCorrect: 0,
        attempts: 1,
        responseJson: '{"chosen":{"q1":["a1"]}}',
        levelChange: { levelFrom: 2, levelTo: 1 },
      },
      untouched,
      untouched,
    ])
    const rest = { ...session, problems: session.problems.slice(1) }
    const replies = await gradedPupil(test, tokenOf('student')).finish(rest)
    expect(replies.map(({ verdict, firstTimeCorrect }) => [verdict, firstTimeCorrect])).toEqual([
      ['correct', 0],
      ['correct', 1],
      ['correct', 1],
    ])
    expect(replies.map(({ sessionPassed }) => sessionPassed)).toEqual([false, false, true])
    expect((await takeProficiency('student', 'ae.la')).sessionId).not.toBe(expected.open.languageArts)
  })

  it('a proficiency session of words has its answers, the skipped word, the hint and the draft', async () => {
    const session = await takeProficiency('student2', 'ae.voc')
    expect(session).toMatchObject({ sessionId: expected.open.vocabulary, isResumed: true })
    expect(indexOf(session)).toBe(4)
    expect(session.problems).toHaveLength(10)
    expect(progressOf(session, 6)).toMatchObject([
      { answerStatus: 'correct', firstTimeCorrect: 1, attempts: 1 },
      { answerStatus: 'init', attempts: 0, isSkipped: true },
      { answerStatus: 'correct', firstTimeCorrect: 0, attempts: 2 },
      { answerStatus: 'correct', firstTimeCorrect: 1, attempts: 1 },
      {
        answerStatus: 'init',
        attempts: 0,
        hintChecked: true,
        hintStep: 1,
        responseJson: '{"typed":"brave"}',
      },
      untouched,
    ])
  })

  it('an afficiency session goes on, to its end', async () => {
    const session = succeeded(
      await test.call(
        'takeAfficiency',
        { sectionType: 'ae.la', gradeId: 2, lowAccuracySkillCount: 4, randomSkillCount: 2 },
        tokenOf('ada'),
      ),
    )
    expect(session).toMatchObject({ sessionId: expected.open.afficiency, isResumed: true })
    expect(indexOf(session)).toBe(2)
    expect(progressOf(session, 3)).toMatchObject([
      { answerStatus: 'correct', firstTimeCorrect: 1, attempts: 1 },
      { answerStatus: 'correct', firstTimeCorrect: 0, attempts: 2 },
      untouched,
    ])
    const rest = { ...session, problems: session.problems.slice(2) }
    const replies = await gradedPupil(test, tokenOf('ada')).finish(rest)
    expect(replies.map(({ sessionPassed }) => sessionPassed)).toEqual([false, false, false, true])
  })

  it('a test goes on in its second stage, with its draft, and has its result', async () => {
    const taker = testTaker(test, tokenOf('ben'))
    const open = { sessionId: expected.open.test } as Parameters<typeof taker.resume>[0]
    const session = await taker.resume(open)
    expect(session).toMatchObject({
      isResumed: true,
      stageIndex: 1,
      currentProblem: 15,
      stages: [{ status: 'over' }, { status: 'running' }],
    })
    expect(session.problems.slice(0, 4).map(({ progress }) => progress)).toMatchObject([
      { answerStatus: 'submitted', responseJson: '{"chosen":{"q":["two"]}}' },
      { answerStatus: 'submitted', responseJson: '{"chosen":{"q":["one"]}}' },
      { answerStatus: 'init', responseJson: '{"chosen":{"q":["two"]}}' },
      { answerStatus: 'init', responseJson: null },
    ])
    await taker.end(session, 'left')
    const { tableData, accuracy } = await taker.result(session)
    expect(tableData.filter(({ isCorrect }) => isCorrect)).toHaveLength(11)
    expect(tableData).toHaveLength(15)
    expect(accuracy).toBeCloseTo(11 / 15)
  })

  it.each(students)('%s may sign in again', async (userId) => {
    expect(await test.login(userId)).not.toBe(tokenOf(userId))
  })
})
