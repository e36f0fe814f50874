import type { AnyProblemPlugin, SessionStart } from '@wordstride/core'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createGradedStore } from './createGradedStore'
import {
  AnswerRefused,
  type GradedAnswer,
  type GradedEvent,
  type GradedExercise,
  type GradedOptions,
  type GradedOutcome,
} from './gradedTypes'

const response = z.object({ typed: z.string() })
const plugin = { response, emptyResponse: () => ({ typed: '' }) } as unknown as AnyProblemPlugin

const untouched: GradedExercise['progress'] = {
  answerStatus: 'init',
  firstTimeCorrect: -1,
  hintChecked: false,
  hintStep: 0,
  attempts: 0,
  answerOvertime: 0,
  startTime: null,
  endTime: null,
  isSkipped: false,
  levelChange: null,
  response: null,
  feedback: null,
}

const exercise = (problemId: string, progress: Partial<GradedExercise['progress']> = {}): GradedExercise => ({
  problemId,
  problemType: 'type',
  view: { problem_id: problemId },
  progress: { ...untouched, ...progress },
})

const start: SessionStart = {
  sessionId: 'session',
  phase: 'PROFICIENCY_SESSION',
  sectionType: 'ae.la',
  gradeId: 4,
  skillId: '',
  path: null,
  startingLevel: 0,
  correctCount: null,
  problemIds: ['p1', 'p2'],
  lastProblemId: null,
  targets: Object.fromEntries(
    ['p1', 'p2'].map((id) => [
      id,
      {
        skillId: `skill of ${id}`,
        state: { level: 1, isSecondTry: false, hasDroppedToZero: false },
        specifiedMinutes: 3,
      },
    ]),
  ),
}

const outcome = (verdict: GradedOutcome['verdict'], more: Partial<GradedOutcome> = {}): GradedOutcome => ({
  verdict,
  feedback: null,
  firstTimeCorrect: verdict === 'correct' ? 1 : verdict === 'incorrect' ? 0 : -1,
  answerOvertime: 0,
  levelChange: null,
  ...more,
})

async function setUp(options: Partial<GradedOptions> = {}) {
  let clock = 1_000
  let ids = 0
  const answers: GradedAnswer[] = []
  const events: [string, GradedEvent][] = []
  const replies: (GradedOutcome | Error)[] = []
  const store = createGradedStore({
    start,
    startedAt: 500,
    currentIndex: 0,
    exercises: [exercise('p1'), exercise('p2')],
    loadPlugin: async () => ({ plugin, Renderer: () => null }),
    now: () => (clock += 1_000),
    newId: () => `id ${++ids}`,
    grade: async (answer) => {
      answers.push(answer)
      const reply = replies.shift() ?? outcome('correct')
      if (reply instanceof Error) throw reply
      return reply
    },
    onEvent: (problemId, event) => events.push([problemId, event]),
    ...options,
  })
  const ready = () =>
    vi.waitFor(() => {
      const { shown } = store.getState()
      if (shown.status !== 'ready' || shown.isChecking) throw new Error(shown.status)
      return shown
    })
  await ready()
  const check = async (typed: string, reply: GradedOutcome | Error) => {
    replies.push(reply)
    store.getState().respond({ typed })
    store.getState().check()
    return ready()
  }
  return { store, ready, check, answers, events, replies }
}

describe('a graded session', () => {
  it('[SES-05] shows the verdict and the feedback that the server gives', async () => {
    const { check } = await setUp()
    const feedback = { solution: 'partial', items: { a: { mark: 'incorrect' } }, notes: [] } as const
    const shown = await check('wrong', outcome('incorrect', { feedback }))
    expect(shown).toMatchObject({ verdict: 'incorrect', message: 'Incorrect.Try Again.', feedback })
    expect(await check('', outcome('not_answered'))).toMatchObject({ message: 'Your answer is incomplete.' })
    expect(await check('many', outcome('over_answered', { expectedCount: 2 }))).toMatchObject({
      message: 'Invalid Answer. (please choose 2 answers)',
    })
  })

  it("[SES-31] [SR-17] the server's flags and levels are the ones that count", async () => {
    const { store, check } = await setUp()
    const levelChange = {
      skillId: 'skill of p1',
      levelFrom: 1,
      levelTo: 0,
      fromSecondTry: false,
      toSecondTry: false,
    }
    await check('right', outcome('correct', { firstTimeCorrect: 0, answerOvertime: 1, levelChange }))
    expect(store.getState().session.row[0]).toMatchObject({
      answerStatus: 'correct',
      firstTimeCorrect: 0,
      answerOvertime: 1,
      levelChange,
    })
  })

  it('[SES-18] [ERR-09] a lost network keeps the answer, which goes out again with its id', async () => {
    const { store, check, ready, answers, replies } = await setUp()
    const shown = await check('right', new TypeError('Failed to fetch'))
    expect(shown).toMatchObject({
      response: { typed: 'right' },
      verdict: 'init',
      hasFailed: true,
      message: 'Network Error! Unable to submit your answer.',
    })
    replies.push(outcome('correct'))
    store.getState().check()
    expect(await ready()).toMatchObject({ verdict: 'correct' })
    expect(answers.map(({ answerId }) => answerId)).toEqual(['id 1', 'id 1'])
    expect(answers[1]).toEqual(answers[0])
  })

  it('[SR-17] another answer after a lost network is another attempt', async () => {
    const { check, answers } = await setUp()
    await check('first', new TypeError('Failed to fetch'))
    await check('second', outcome('correct'))
    expect(new Set(answers.map(({ answerId }) => answerId)).size).toBe(2)
    expect(new Set(answers.map(({ startTs }) => startTs)).size).toBe(2)
  })

  it('a refusal of the server is told as it is', async () => {
    const { check } = await setUp()
    const shown = await check('right', new AnswerRefused('This session is over.'))
    expect(shown).toMatchObject({ message: 'This session is over.', hasFailed: true, verdict: 'init' })
  })

  it('[SES-21] passes when the last exercise is answered correctly', async () => {
    const { store, check, ready } = await setUp()
    await check('right', outcome('correct'))
    expect(store.getState().session.sessionStatus).toBe('in_progress')
    store.getState().next()
    await ready()
    await check('right', outcome('correct'))
    expect(store.getState().session.sessionStatus).toBe('passed')
  })

  it('[SES-17] [SES-25] tells the server of hints, drafts and the way on', async () => {
    const { store, check, answers, events } = await setUp()
    store.getState().openHint(1)
    await check('right', outcome('correct'))
    store.getState().next()
    expect(answers[0]?.hintChecked).toBe(true)
    expect(events.map(([problemId, { type }]) => [problemId, type])).toEqual([
      ['p1', 'exercise_shown'],
      ['p1', 'hint_opened'],
      ['p1', 'responded'],
      ['p1', 'advanced'],
    ])
  })

  it('[SES-25] goes on where it was left: position, draft, hints and time', async () => {
    const { store } = await setUp({
      currentIndex: 1,
      exercises: [
        exercise('p1', { answerStatus: 'correct', firstTimeCorrect: 1, attempts: 1 }),
        exercise('p2', { hintChecked: true, hintStep: 2, startTime: 700, response: { typed: 'half' } }),
      ],
    })
    const { session, shown } = store.getState()
    expect(session.index).toBe(1)
    expect(session.row[0]).toMatchObject({ answerStatus: 'correct', firstTimeCorrect: 1 })
    expect(session.row[1]).toMatchObject({ hintChecked: true, hintStep: 2, startTime: 700 })
    expect(shown).toMatchObject({ status: 'ready', response: { typed: 'half' } })
  })
})
