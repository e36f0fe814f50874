import type { AnyProblemPlugin } from '@wordstride/core'
import type { SessionEvent, SessionStart } from '@wordstride/learning'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createTestStore } from './createTestStore'
import { AnswerRefused, type Draft, type GradedAnswer, type RemoteExercise } from './gradedTypes'
import type { ToldEvent } from './playerTypes'
import type { SubmitOutcome, TestOptions } from './testTypes'

type Result = SubmitOutcome['result']

const response = z.object({ typed: z.string() })
const plugin = { response, emptyResponse: () => ({ typed: '' }) } as unknown as AnyProblemPlugin

const exercise = (problemId: string, more: Partial<RemoteExercise> = {}): RemoteExercise => ({
  problemId,
  problemType: 'type',
  view: { problem_id: problemId },
  response: null,
  ...more,
})

const start: SessionStart = {
  sessionId: 'test',
  phase: 'test',
  sectionType: 'ae.la',
  gradeId: 4,
  skillId: '',
  path: null,
  startingLevel: 0,
  correctCount: null,
  problemIds: ['1', '2'],
  lastProblemId: null,
}

const started: SessionEvent = { type: 'started', at: 500, start }

const submitted = ({ problemId, endTs: at }: GradedAnswer): SessionEvent[] => [
  { type: 'answer_submitted', at, problemId },
]

async function setUp(options: Partial<TestOptions> = {}) {
  let clock = 1_000
  let ids = 0
  const answers: GradedAnswer[] = []
  const told: ToldEvent[] = []
  const drafts: Draft[] = []
  const replies: (Result | Error)[] = []
  const onEnd = vi.fn<TestOptions['onEnd']>()
  const store = createTestStore({
    events: [started],
    exercises: [exercise('1'), exercise('2')],
    loadType: async () => ({ rules: plugin, Renderer: () => null, loadPlugin: async () => plugin }),
    now: () => (clock += 1_000),
    newId: () => `id ${++ids}`,
    submit: async (answer) => {
      answers.push(answer)
      const result = replies.shift() ?? 'submitted'
      if (result instanceof Error) throw result
      return {
        result,
        events: result === 'submitted' || result === 'already_answered' ? submitted(answer) : [],
      }
    },
    onEvent: (event) => told.push(event),
    onDraft: (draft) => drafts.push(draft),
    onEnd,
    ...options,
  })
  const ready = () =>
    vi.waitFor(() => {
      const { shown } = store.getState()
      if (shown.status !== 'ready' || shown.isChecking) throw new Error(shown.status)
      return shown
    })
  await ready()
  const submit = async (typed: string, reply: Result | Error = 'submitted') => {
    replies.push(reply)
    store.getState().respond({ typed })
    store.getState().check()
    return ready()
  }
  return { store, ready, submit, answers, told, drafts, onEnd }
}

describe('a test', () => {
  it('[SES-45] [TEST-17] shows no verdict, keeps the answer as it was given and ends with the last one', async () => {
    const { store, submit, ready } = await setUp()
    const shown = await submit('first')
    expect(shown).toMatchObject({ verdict: 'init', feedback: null, response: { typed: 'first' } })
    store.getState().respond({ typed: 'changed' })
    expect(await ready()).toMatchObject({ response: { typed: 'first' } })
    expect(store.getState().session.sessionStatus).toBe('in_progress')
    store.getState().next()
    await ready()
    await submit('second')
    expect(store.getState().session.sessionStatus).toBe('passed')
  })

  it('[ERR-23] [ERR-24] an incomplete or invalid answer is told and can be given again', async () => {
    const { store, submit } = await setUp()
    expect(await submit('', 'not_answered')).toMatchObject({ message: 'Your Answer is Incomplete' })
    expect(await submit('many', 'over_answered')).toMatchObject({
      message: 'Your answer is Invalid. Please follow the instructions in the question.',
    })
    expect(store.getState().session.row[0]).toMatchObject({ answerStatus: 'init', attempts: 0 })
    await submit('right')
    expect(store.getState().session.row[0]).toMatchObject({ answerStatus: 'submitted', attempts: 1 })
  })

  it('says so when another device has answered: this answer is not the one that counts', async () => {
    const { store, submit } = await setUp()
    expect(await submit('mine', 'already_answered')).toMatchObject({
      verdict: 'init',
      message: 'You have answered this problem before. Your first answer counts.',
    })
    expect(store.getState().session.row[0]?.answerStatus).toBe('submitted')
  })

  it('[ERR-09] a lost network keeps the answer, which goes out again with its id', async () => {
    const { store, submit, ready, answers } = await setUp()
    expect(await submit('mine', new TypeError('Failed to fetch'))).toMatchObject({
      response: { typed: 'mine' },
      isNotice: true,
      message: 'Network Error! Unable to submit your answer.',
    })
    store.getState().check()
    await ready()
    expect(answers).toHaveLength(2)
    expect(answers[1]).toEqual(answers[0])
    expect(store.getState().session.row[0]?.answerStatus).toBe('submitted')
  })

  it('a refusal of the server is told as it is', async () => {
    const { submit } = await setUp()
    expect(await submit('late', new AnswerRefused('This test is over.'))).toMatchObject({
      message: 'This test is over.',
      isNotice: true,
    })
  })

  it('when the time is up, what stands there is handed over, once', async () => {
    const { store, onEnd } = await setUp()
    store.getState().respond({ typed: 'half' })
    store.getState().timeOut()
    store.getState().timeOut()
    expect(store.getState().session.sessionStatus).toBe('timed_out')
    expect(onEnd).toHaveBeenCalledOnce()
    expect(onEnd.mock.calls[0]?.[0]).toMatchObject({ problemId: '1', responseJson: '{"typed":"half"}' })
    store.getState().respond({ typed: 'too late' })
    expect(store.getState().shown).toMatchObject({ response: { typed: 'half' } })
  })

  it('so it is when the student leaves; an answer on its way keeps its id', async () => {
    let arrive: () => void = () => undefined
    const sent: GradedAnswer[] = []
    const { store, onEnd } = await setUp({
      submit: (answer) => {
        sent.push(answer)
        return new Promise((resolve) => {
          arrive = () => resolve({ result: 'submitted', events: submitted(answer) })
        })
      },
    })
    store.getState().respond({ typed: 'mine' })
    store.getState().check()
    store.getState().leave()
    expect(store.getState().session.sessionStatus).toBe('left')
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(sent[0])
    arrive()
    await vi.waitFor(() => expect(store.getState().shown).not.toMatchObject({ isChecking: true }))
    expect(store.getState().session.sessionStatus).toBe('left')
  })

  it('nothing is handed over where nothing was entered, or all was given', async () => {
    const untouched = await setUp()
    untouched.store.getState().timeOut()
    expect(untouched.onEnd).toHaveBeenCalledExactlyOnceWith(null)
    const given = await setUp()
    await given.submit('first')
    given.store.getState().leave()
    expect(given.onEnd).toHaveBeenCalledExactlyOnceWith(null)
  })

  it('goes on where it was left, with the draft', async () => {
    const { store, onEnd } = await setUp({
      events: [
        started,
        { type: 'answer_submitted', at: 600, problemId: '1' },
        { type: 'advanced', at: 700, problemId: '1' },
      ],
      exercises: [exercise('1'), exercise('2', { response: { typed: 'half' } })],
    })
    const { session, shown } = store.getState()
    expect(session.index).toBe(1)
    expect(session.row.map(({ answerStatus }) => answerStatus)).toEqual(['submitted', 'init'])
    expect(shown).toMatchObject({ response: { typed: 'half' }, verdict: 'init' })
    store.getState().timeOut()
    expect(onEnd.mock.calls[0]?.[0]).toMatchObject({ problemId: '2', responseJson: '{"typed":"half"}' })
  })

  it('tells of drafts and the way on', async () => {
    const { store, submit, told, drafts } = await setUp()
    await submit('first')
    store.getState().next()
    expect(told).toMatchObject([
      { type: 'exercise_shown', problemId: '1' },
      { type: 'advanced', problemId: '1' },
    ])
    expect(drafts).toEqual([{ problemId: '1', responseJson: '{"typed":"first"}' }])
  })
})
