import type { AnyProblemPlugin } from '@wordstride/core'
import { exerciseTime, foldSession, type SessionEvent, type SessionStart } from '@wordstride/learning'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createGradedStore } from './createGradedStore'
import {
  AnswerRefused,
  type Draft,
  type GradedAnswer,
  type GradedExercise,
  type GradedOptions,
  type GradedOutcome,
} from './gradedTypes'
import type { ToldEvent } from './playerTypes'

const response = z.object({ typed: z.string() })
const plugin = { response, emptyResponse: () => ({ typed: '' }) } as unknown as AnyProblemPlugin

const exercise = (problemId: string, more: Partial<GradedExercise> = {}): GradedExercise => ({
  problemId,
  problemType: 'type',
  view: { problem_id: problemId },
  response: null,
  feedback: null,
  ...more,
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
  targets: ['p1', 'p2'].map((problemId) => ({
    problemId,
    skillId: `skill of ${problemId}`,
    state: { level: 1, isSecondTry: false, hasDroppedToZero: false },
    specifiedMinutes: 3,
  })),
}

const started: SessionEvent = { type: 'started', at: 500, start }

type Reply = Omit<GradedOutcome, 'events'> & Partial<GradedOutcome>

const outcome = (verdict: GradedOutcome['verdict'], more: Partial<Reply> = {}): Reply => ({
  verdict,
  feedback: null,
  ...more,
})

async function setUp(options: Partial<GradedOptions> = {}) {
  let clock = 1_000
  let ids = 0
  const answers: GradedAnswer[] = []
  const told: ToldEvent[] = []
  const drafts: Draft[] = []
  const replies: (Reply | Error)[] = []
  const store = createGradedStore({
    events: [started],
    exercises: [exercise('p1'), exercise('p2')],
    loadType: async () => ({ rules: plugin, Renderer: () => null, loadPlugin: async () => plugin }),
    now: () => (clock += 1_000),
    newId: () => `id ${++ids}`,
    grade: async (answer) => {
      answers.push(answer)
      const reply = replies.shift() ?? outcome('correct')
      if (reply instanceof Error) throw reply
      const { problemId, endTs: at } = answer
      return { events: [{ type: 'answer_checked', at, problemId, verdict: reply.verdict }], ...reply }
    },
    onEvent: (event) => told.push(event),
    openHint: async () => ({ hintItems: [], events: [] }),
    onDraft: (draft) => drafts.push(draft),
    ...options,
  })
  const ready = () =>
    vi.waitFor(() => {
      const { shown } = store.getState()
      if (shown.status !== 'ready' || shown.isChecking) throw new Error(shown.status)
      return shown
    })
  await ready()
  const check = async (typed: string, reply: Reply | Error) => {
    replies.push(reply)
    store.getState().respond({ typed })
    store.getState().check()
    return ready()
  }
  return { store, ready, check, answers, told, drafts, replies }
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

  it("[SR-17] folds what the server took into its log: the level moves from the server's standing", async () => {
    const { store, check } = await setUp()
    const standing = { level: 3, isSecondTry: false, hasDroppedToZero: false }
    const at = 9_000
    const events: SessionEvent[] = [
      { type: 'hint_opened', at, problemId: 'p1', step: 1 },
      { type: 'answer_checked', at, problemId: 'p1', verdict: 'correct', standing },
    ]
    await check('right', outcome('correct', { events }))
    expect(store.getState().session.row[0]).toMatchObject({
      answerStatus: 'correct',
      hintChecked: true,
      firstTimeCorrect: 0,
      levelChange: { skillId: 'skill of p1', levelFrom: 3 },
    })
    expect(store.getState().session).toEqual(
      foldSession([
        started,
        { type: 'exercise_shown', at: store.getState().session.row[0]?.startTime ?? 0, problemId: 'p1' },
        ...events,
      ]),
    )
  })

  it('an answer that the server did not take changes nothing', async () => {
    const { store, check } = await setUp()
    const before = store.getState().session
    await check('right', outcome('correct', { events: [] }))
    expect(store.getState().session).toEqual(before)
  })

  it('[SES-18] [ERR-09] a lost network keeps the answer, which goes out again with its id', async () => {
    const { store, check, ready, answers, replies } = await setUp()
    const shown = await check('right', new TypeError('Failed to fetch'))
    expect(shown).toMatchObject({
      response: { typed: 'right' },
      verdict: 'init',
      isNotice: true,
      message: 'Network Error! Unable to submit your answer.',
    })
    replies.push(outcome('correct'))
    store.getState().check()
    expect(await ready()).toMatchObject({ verdict: 'correct', isNotice: false })
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
    expect(shown).toMatchObject({ message: 'This session is over.', isNotice: true, verdict: 'init' })
  })

  it('[SR-17] a second problem that cannot be drawn is not skipped, and the student is told why', async () => {
    const { store, ready } = await setUp()
    store.getState().skipFailed()
    await ready()
    store.getState().skipFailed()
    expect(store.getState().shown).toEqual({
      status: 'failed',
      message: 'Only one problem of a session can be skipped. Please come back to this one later.',
    })
    expect(store.getState().session.index).toBe(1)
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

  it('[SES-17] tells the server of hints, drafts and the way on', async () => {
    const { store, check, answers, told, drafts } = await setUp()
    store.getState().openHint(1)
    await check('right', outcome('correct'))
    store.getState().next()
    expect(answers[0]?.hintChecked).toBe(true)
    expect(told).toMatchObject([
      { type: 'exercise_shown', problemId: 'p1' },
      { type: 'hint_opened', problemId: 'p1', step: 1 },
      { type: 'advanced', problemId: 'p1' },
    ])
    expect(drafts).toEqual([{ problemId: 'p1', responseJson: '{"typed":"right"}' }])
  })

  it('tells of signs of life and of pauses', async () => {
    const { store, told } = await setUp()
    store.getState().stayAlive(10_000, 40_000)
    store.getState().pause(50_000)
    store.getState().pause(60_000)
    expect(told.slice(1)).toEqual([
      { type: 'alive', at: 10_000, until: 40_000 },
      { type: 'paused', at: 50_000 },
    ])
    expect(exerciseTime(store.getState().session).runningSince).toBeNull()
  })

  it('goes on where it was left: position, draft, hints and time', async () => {
    const { store } = await setUp({
      events: [
        started,
        { type: 'exercise_shown', at: 600, problemId: 'p1' },
        { type: 'answer_checked', at: 650, problemId: 'p1', verdict: 'correct' },
        { type: 'advanced', at: 660, problemId: 'p1' },
        { type: 'exercise_shown', at: 700, problemId: 'p2' },
        { type: 'hint_opened', at: 710, problemId: 'p2', step: 1 },
        { type: 'hint_opened', at: 720, problemId: 'p2', step: 2 },
        { type: 'paused', at: 900 },
      ],
      exercises: [
        exercise('p1', { response: { typed: 'done' } }),
        exercise('p2', { response: { typed: 'half' } }),
      ],
    })
    const { session, shown } = store.getState()
    expect(session.index).toBe(1)
    expect(session.row[0]).toMatchObject({ answerStatus: 'correct', firstTimeCorrect: 1 })
    expect(session.row[1]).toMatchObject({ hintChecked: true, hintStep: 2, startTime: 700, activeMs: 200 })
    expect(shown).toMatchObject({ status: 'ready', response: { typed: 'half' } })
  })
})

describe('the hints of a graded session', () => {
  const closed = { value: '' }
  const withHints = () => exercise('p1', { view: { problem_id: 'p1', hintItems: [closed, closed] } })
  const hintsOf = ({ store }: Awaited<ReturnType<typeof setUp>>) => {
    const { shown } = store.getState()
    return shown.status === 'ready' ? shown.view.hintItems.map(({ value }) => value) : []
  }

  it('[SES-16] [SES-17] come when they are opened; what is here already is not asked for again', async () => {
    const asked: number[] = []
    const openHint: GradedOptions['openHint'] = async (problemId, step) => {
      asked.push(step)
      const hintItems = ['one', 'two'].map((value, i) => (i < step ? { value } : closed))
      return { hintItems, events: [{ type: 'hint_opened', at: 5_000, problemId, step }] }
    }
    const session = await setUp({ exercises: [withHints(), exercise('p2')], openHint })
    const { store, told } = session
    expect(hintsOf(session)).toEqual(['', ''])
    store.getState().openHint(1)
    await vi.waitFor(() => expect(hintsOf(session)).toEqual(['one', '']))
    expect(store.getState().session.row[0]).toMatchObject({ hintStep: 1, hintChecked: true })
    store.getState().openHint(2)
    await vi.waitFor(() => expect(hintsOf(session)).toEqual(['one', 'two']))
    store.getState().openHint(1)
    expect(store.getState().session.row[0]).toMatchObject({ hintStep: 1 })
    expect(asked).toEqual([1, 2])
    // The server knows of those that it gave.
    expect(told.filter(({ type }) => type === 'hint_opened')).toMatchObject([{ step: 1 }])
  })

  it('one that is opened while a check fails stays open', async () => {
    const openHint: GradedOptions['openHint'] = async (problemId, step) => ({
      hintItems: [{ value: 'one' }, closed],
      events: [{ type: 'hint_opened', at: 5_000, problemId, step }],
    })
    let fail = (_: Error): void => {}
    const grade = () => new Promise<never>((_, reject) => (fail = reject))
    const session = await setUp({ exercises: [withHints(), exercise('p2')], openHint, grade })
    session.store.getState().respond({ typed: 'right' })
    session.store.getState().check()
    session.store.getState().openHint(1)
    await vi.waitFor(() => expect(hintsOf(session)).toEqual(['one', '']))
    fail(new Error('offline'))
    expect(await session.ready()).toMatchObject({ isNotice: true })
    expect(hintsOf(session)).toEqual(['one', ''])
  })

  it('one that is opened while an answer is graded stays open beside its verdict', async () => {
    const openHint: GradedOptions['openHint'] = async () => ({
      hintItems: [{ value: 'one' }, closed],
      events: [],
    })
    let reply = (_: GradedOutcome): void => {}
    const grade = () => new Promise<GradedOutcome>((resolve) => (reply = resolve))
    const session = await setUp({ exercises: [withHints(), exercise('p2')], openHint, grade })
    session.store.getState().respond({ typed: 'wrong' })
    session.store.getState().check()
    session.store.getState().openHint(1)
    await vi.waitFor(() => expect(hintsOf(session)).toEqual(['one', '']))
    reply({ verdict: 'incorrect', feedback: null, events: [] })
    expect(await session.ready()).toMatchObject({ verdict: 'incorrect' })
    expect(hintsOf(session)).toEqual(['one', ''])
  })

  it('[SES-16] come in the order in which they were asked for', async () => {
    const replies: (() => void)[] = []
    const openHint: GradedOptions['openHint'] = (problemId, step) =>
      new Promise((resolve) =>
        replies.push(() =>
          resolve({
            hintItems: ['one', 'two', 'three'].map((value, i) => (i < step ? { value } : closed)),
            events: [{ type: 'hint_opened', at: 5_000, problemId, step }],
          }),
        ),
      )
    const view = { problem_id: 'p1', hintItems: [closed, closed, closed] }
    const session = await setUp({ exercises: [exercise('p1', { view }), exercise('p2')], openHint })
    const { store } = session
    store.getState().openHint(2)
    store.getState().openHint(3)
    // On a slow network the reply to the second question comes first, if it was asked at once.
    for (let i = 0; i < 4; i++) {
      replies.pop()?.()
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
    expect(hintsOf(session)).toEqual(['one', 'two', 'three'])
    expect(store.getState().session.row[0]).toMatchObject({ hintStep: 3 })
  })

  it('that come when the student has gone on are not those of the next problem', async () => {
    let arrive = (): void => {}
    const asked: number[] = []
    const openHint: GradedOptions['openHint'] = (_, step) => {
      asked.push(step)
      return new Promise((resolve) => {
        arrive = () => resolve({ hintItems: [{ value: 'one' }, closed], events: [] })
      })
    }
    const view = { problem_id: 'p2', hintItems: [closed] }
    const session = await setUp({ exercises: [withHints(), exercise('p2', { view })], openHint })
    const { store, check, ready } = session
    store.getState().openHint(1)
    store.getState().openHint(2)
    await check('right', outcome('correct'))
    store.getState().next()
    const shown = await ready()
    arrive()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(store.getState().shown).toEqual(shown)
    expect(hintsOf(session)).toEqual([''])
    expect(asked).toEqual([1])
  })

  it('stay closed without a network, and the student is told', async () => {
    const openHint = () => Promise.reject(new Error('offline'))
    const session = await setUp({ exercises: [withHints(), exercise('p2')], openHint })
    const { store } = session
    store.getState().openHint(1)
    await vi.waitFor(() =>
      expect(store.getState().shown).toMatchObject({ message: 'Network Error! Unable to open the hint.' }),
    )
    expect(store.getState().session.row[0]).toMatchObject({ hintStep: 0, hintChecked: false })
  })

  it('stay closed when the server refuses, and the student is told why', async () => {
    const openHint = () => Promise.reject(new AnswerRefused('Not now.'))
    const { store } = await setUp({ exercises: [withHints(), exercise('p2')], openHint })
    store.getState().openHint(1)
    await vi.waitFor(() =>
      expect(store.getState().shown).toMatchObject({ message: 'Not now.', isNotice: true }),
    )
  })

  it('open at the second try, and the failure is told no longer', async () => {
    const openHint = vi
      .fn<NonNullable<GradedOptions['openHint']>>(async () => ({
        hintItems: [{ value: 'one' }, closed],
        events: [],
      }))
      .mockRejectedValueOnce(new Error('offline'))
    const session = await setUp({ exercises: [withHints(), exercise('p2')], openHint })
    const { store } = session
    store.getState().openHint(1)
    await vi.waitFor(() => expect(store.getState().shown).toMatchObject({ isNotice: true }))
    store.getState().openHint(1)
    await vi.waitFor(() => expect(hintsOf(session)).toEqual(['one', '']))
    expect(store.getState().shown).toMatchObject({ message: '', isNotice: false })
  })
})
