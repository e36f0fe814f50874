import {
  ANSWER_PATIENCE_MS,
  ApiError,
  type CallResult,
  calls,
  type TestAnswerOutcome,
  wireCodec,
} from '@wordstride/api'
import { AnswerRefused, type GradedAnswer } from '@wordstride/player'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { apiClient } from '../../../api/apiClient'
import { outbox } from '../../../outbox/outbox'
import type { OpenTest } from './testSession'
import { isAllSaved, StageOver, saveEnd, submitAnswer, writeEvent } from './testWrites'

const call = vi.mocked(apiClient.call)
const add = vi.mocked(outbox.add)

const test = {
  sessionId: '0b0e7a3a-95a1-4f3c-9a55-3d0b6a8a4c11',
  stage: { sectionType: 'ae.rc' },
  problems: [
    { problemId: '13', problemSeq: 13 },
    { problemId: '14', problemSeq: 14 },
  ],
} as unknown as OpenTest
const context = { userId: 'u', test }

const answer: GradedAnswer = {
  answerId: '7c1f0f5e-52a2-4c49-8d6a-2a0f7f4f1d33',
  problemId: '14',
  responseJson: '{"chosen":{"q":["b"]}}',
  startTs: 1_000,
  endTs: 9_000,
  hintChecked: false,
}

const record = {
  userId: 'u',
  sessionId: test.sessionId,
  sectionType: 'ae.rc',
  sessionProblemResults: [
    {
      problemId: '14',
      answerId: answer.answerId,
      responseJson: '{"chosen":{"q":["b"]}}',
      startTs: 1_000,
      endTs: 9_000,
    },
  ],
  currentProblem: 14,
}

type Reply = CallResult<'saveTestAnswer'>
const submitted = { type: 'answer_submitted' as const, at: 9_500, problemId: '14' }
const outcomes = (outcome: TestAnswerOutcome['outcome']) => [
  { answerId: answer.answerId, problemId: '14', outcome },
]
const saved = (outcome: TestAnswerOutcome['outcome']): Reply => ({
  isSuccess: true,
  status: 'success',
  outcomes: outcomes(outcome),
  events: [submitted],
  isEnded: false,
})
const refused = (message: string, outcome?: TestAnswerOutcome['outcome']): Reply => ({
  isSuccess: false,
  status: 'error',
  message,
  ...(outcome ? { outcomes: outcomes(outcome) } : {}),
})

beforeEach(() => {
  call.mockReset()
  add.mockClear()
})

describe('submitAnswer', () => {
  it('[TEST-20] [TEST-21] sends one answer with its test, its section and the problem on the screen', async () => {
    call.mockResolvedValueOnce(saved('saved') as never)
    expect(await submitAnswer(answer, context)).toEqual({
      result: 'submitted',
      events: [submitted],
    })
    expect(call).toHaveBeenCalledExactlyOnceWith('saveTestAnswer', record, { patienceMs: ANSWER_PATIENCE_MS })
    const { path, params } = calls.saveTestAnswer
    expect(path).toBe('savetestanswer')
    expect(wireCodec(params).toWire(record)).toMatchObject({
      user_id: 'u',
      test_session_uuid: test.sessionId,
      session_problem_results: [{ problem_id: '14' }],
      current_problem: 14,
      section_type: 'ae.rc',
    })
  })

  it.each([
    ['already_answered', saved('already_answered'), 'already_answered'],
    ['not_answered', refused('Your Answer is Incomplete', 'not_answered'), 'not_answered'],
    ['over_answered', refused('invalid', 'over_answered'), 'over_answered'],
  ] as const)('%s', async (_, reply, outcome) => {
    call.mockResolvedValueOnce(reply as never)
    expect((await submitAnswer(answer, context)).result).toBe(outcome)
  })

  it.each([['of no test', refused('This test is not known.')]] as const)(
    'a refusal is told as it is: %s',
    async (_, reply) => {
      call.mockResolvedValueOnce(reply as never)
      await expect(submitAnswer(answer, context)).rejects.toThrow(AnswerRefused)
    },
  )

  it('a stage that is over is told apart', async () => {
    call.mockResolvedValueOnce(refused('This part of the test is over.', 'too_late') as never)
    await expect(submitAnswer(answer, context)).rejects.toThrow(StageOver)
  })

  it('a lost network is no refusal', async () => {
    call.mockRejectedValueOnce(new ApiError('network', 'no network'))
    await expect(submitAnswer(answer, context)).rejects.not.toThrow(AnswerRefused)
  })
})

describe('saveEnd', () => {
  it('[C-38] saves what stood there together with the end, and waits for the network', async () => {
    await saveEnd(context, { problemId: '14', answer, end: 'timed_out' })
    expect(add).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ call: 'saveTestAnswer', params: { ...record, testEnd: 'timed_out' } }),
    )
    expect(call).not.toHaveBeenCalled()
  })

  it('ends a test in which nothing stood there', async () => {
    await saveEnd(context, { problemId: '13', answer: null, end: 'left' })
    expect(add.mock.calls[0]?.[0].params).toMatchObject({
      sessionProblemResults: [],
      currentProblem: 13,
      testEnd: 'left',
    })
  })
})

describe('isAllSaved', () => {
  it('is true when nothing waits any more', async () => {
    outbox.state.setState({ waiting: 1 })
    expect(await isAllSaved()).toBe(false)
    outbox.state.setState({ waiting: 0 })
    expect(await isAllSaved()).toBe(true)
  })

  it('is false while something is still on its way', async () => {
    vi.spyOn(outbox, 'settle').mockResolvedValueOnce(false)
    expect(await isAllSaved()).toBe(false)
  })
})

const recorded = (params: unknown) => {
  const { schema, toWire } = wireCodec(calls.recordTestEvent.params)
  return z.parse(schema, toWire(params))
}

describe('writeEvent', () => {
  it('tells of drafts and of nothing that a test does not have', async () => {
    await writeEvent(context, { type: 'responded', at: 1, problemId: '14', responseJson: '{}' })
    await writeEvent(context, { type: 'hint_opened', at: 2, problemId: '14', step: 1 })
    await writeEvent(context, { type: 'advanced', at: 3, problemId: '14' })
    await writeEvent(context, { type: 'left', at: 4 })
    expect(add.mock.calls.map(([{ call, params }]) => [call, recorded(params)])).toEqual([
      [
        'recordTestEvent',
        {
          user_id: 'u',
          test_session_uuid: test.sessionId,
          problem_id: '14',
          event: { type: 'responded', group_answer: '{}' },
        },
      ],
    ])
  })
})
