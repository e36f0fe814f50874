import { ApiError, type CallResult, type TestAnswerOutcome } from '@wordstride/api'
import { AnswerRefused, type GradedAnswer } from '@wordstride/player'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { outbox } from '../outbox/outbox'
import type { OpenTest } from './testSession'
import { saveEnd, submitAnswer, writeEvent } from './testWrites'

vi.mock('../api/apiClient', () => ({ apiClient: { call: vi.fn() } }))
vi.mock('../outbox/outbox', () => ({ outbox: { add: vi.fn(async () => undefined) } }))
const call = vi.mocked(apiClient.call)
const add = vi.mocked(outbox.add)

const test = {
  test_session_uuid: '0b0e7a3a-95a1-4f3c-9a55-3d0b6a8a4c11',
  stage: { section_type: 'ae.rc' },
  problems: [
    { problem_id: '13', problem_seq: 13 },
    { problem_id: '14', problem_seq: 14 },
  ],
} as unknown as OpenTest
const context = { userId: 'u', test }

const answer: GradedAnswer = {
  answerId: '7c1f0f5e-52a2-4c49-8d6a-2a0f7f4f1d33',
  problemId: '14',
  groupAnswer: '{"chosen":{"q":["b"]}}',
  startTs: 1_000,
  endTs: 9_000,
  hintChecked: false,
}

const record = {
  user_id: 'u',
  test_session_uuid: test.test_session_uuid,
  section_type: 'ae.rc',
  session_problem_results: [
    {
      problem_id: '14',
      answer_id: answer.answerId,
      group_answer: '{"chosen":{"q":["b"]}}',
      start_ts: 1_000,
      end_ts: 9_000,
    },
  ],
  current_problem: 14,
}

type Reply = CallResult<'saveTestAnswer'>
const outcomes = (outcome: TestAnswerOutcome['outcome']) => [
  { answer_id: answer.answerId, problem_id: '14', outcome },
]
const saved = (outcome: TestAnswerOutcome['outcome']): Reply => ({
  is_success: true,
  status: 'success',
  outcomes: outcomes(outcome),
  is_ended: false,
})
const refused = (message: string, outcome?: TestAnswerOutcome['outcome']): Reply => ({
  is_success: false,
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
    expect(await submitAnswer(answer, context)).toBe('submitted')
    expect(call).toHaveBeenCalledExactlyOnceWith('saveTestAnswer', record)
  })

  it.each([
    ['already_answered', saved('already_answered'), 'submitted'],
    ['not_answered', refused('Your Answer is Incomplete', 'not_answered'), 'not_answered'],
    ['over_answered', refused('invalid', 'over_answered'), 'over_answered'],
  ] as const)('[TEST-16] %s', async (_, reply, outcome) => {
    call.mockResolvedValueOnce(reply as never)
    expect(await submitAnswer(answer, context)).toBe(outcome)
  })

  it.each([
    ['too late', refused('The time of this test is over.', 'too_late')],
    ['of no test', refused('This test is not known.')],
  ] as const)('a refusal is told as it is: %s', async (_, reply) => {
    call.mockResolvedValueOnce(reply as never)
    await expect(submitAnswer(answer, context)).rejects.toThrow(AnswerRefused)
  })

  it('[ERR-09] a lost network is no refusal', async () => {
    call.mockRejectedValueOnce(new ApiError('network', 'no network'))
    await expect(submitAnswer(answer, context)).rejects.not.toThrow(AnswerRefused)
  })
})

describe('saveEnd', () => {
  it('[TEST-12] [C-38] saves what stood there together with the end, and waits for the network', async () => {
    await saveEnd(context, { problemId: '14', answer, end: 'timed_out' })
    expect(add).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ call: 'saveTestAnswer', params: { ...record, test_end: 'timed_out' } }),
    )
    expect(call).not.toHaveBeenCalled()
  })

  it('[TEST-12] ends a test in which nothing stood there', async () => {
    await saveEnd(context, { problemId: '13', answer: null, end: 'left' })
    expect(add.mock.calls[0]?.[0].params).toMatchObject({
      session_problem_results: [],
      current_problem: 13,
      test_end: 'left',
    })
  })
})

describe('writeEvent', () => {
  it('tells of drafts and of nothing that a test does not have', async () => {
    await writeEvent(context, '14', { type: 'responded', group_answer: '{}' })
    await writeEvent(context, '14', { type: 'hint_opened', step: 1 })
    await writeEvent(context, '14', { type: 'advanced' })
    expect(add.mock.calls.map(([item]) => [item.call, item.params])).toEqual([
      [
        'recordTestEvent',
        {
          user_id: 'u',
          test_session_uuid: test.test_session_uuid,
          problem_id: '14',
          event: { type: 'responded', group_answer: '{}' },
        },
      ],
    ])
  })
})
