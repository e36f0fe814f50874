import { ApiError, calls, type User, wireCodec } from '@wordstride/api'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { authStore } from '../../api/authStore'
import { mailTestResult, mailTestStart } from './testMails'
import { aTestResult } from './testResult/sampleResult'

const call = vi.mocked(apiClient.call)
const SUCCESS = { isSuccess: true, status: 'success' } as never
const REFUSAL = { isSuccess: false, status: 'error', message: 'no' } as never

beforeEach(() => {
  call.mockReset()
  call.mockResolvedValue(SUCCESS)
  authStore.setState({
    user: {
      userId: 'u',
      userName: 'noah',
      firstName: 'Noah',
      lastName: 'Reed',
      currentSchoolGrade: 3,
    } as User,
  })
})

const { sessionId } = aTestResult()
const sent = () =>
  call.mock.calls.map(([name, params]) => [name, wireCodec(calls[name].params).toWire(params)])

describe('mailTestStart', () => {
  it('names the student and the school grade', async () => {
    await mailTestStart({ sessionId })
    expect(sent()).toEqual([
      [
        'sendTestStartEmail',
        {
          sendToId: 'u',
          test_session_uuid: sessionId,
          studentFirstname: 'Noah',
          studentLastname: 'Reed',
          schoolGrade: 3,
        },
      ],
    ])
  })
})

describe('a mail that cannot be sent', () => {
  it('[ERR-36] is nothing that anybody is told of, as the failure of any call without a message of its own', async () => {
    const said = [vi.spyOn(console, 'error'), vi.spyOn(window, 'alert').mockImplementation(() => {})]
    const before = document.body.innerHTML
    for (const fault of [new ApiError('network', 'no network'), new ApiError('http', 'Internal error')]) {
      call.mockRejectedValue(fault)
      await expect(mailTestStart({ sessionId })).resolves.toBeUndefined()
      await expect(mailTestResult([aTestResult()])).resolves.toBeUndefined()
    }
    call.mockResolvedValue(REFUSAL)
    await expect(mailTestResult([aTestResult()])).resolves.toBeUndefined()
    for (const spy of said) expect(spy).not.toHaveBeenCalled()
    expect(document.body.innerHTML).toBe(before)
  })
})

describe('mailTestResult', () => {
  const part = {
    part: 1,
    testGrade: 3,
    accuracy: 0.85,
    speed: 1.52,
    region: 2,
    numberOfProblem: 20,
  }
  const fields = {
    sendToId: 'u',
    test_session_uuid: sessionId,
    studentUserName: 'noah',
    studentFirstname: 'Noah',
    studentLastname: 'Reed',
    testSubject: 'Vocabulary',
    parts: [part],
  }

  it("sends the result, then the 'End of Test Notification'", async () => {
    await mailTestResult([aTestResult()])
    const message = 'Part 1 of the Vocabulary test is done. The test goes on with part 2, 4th grade.'
    expect(sent()).toEqual([
      ['sendTestResultEmail', { ...fields, message, subject: 'Test progress' }],
      ['sendTestEndEmail', { ...fields, message, subject: 'End of Test Notification' }],
    ])
  })

  it('tells of the completion after the last part', async () => {
    await mailTestResult([aTestResult({ nextGrade: null })])
    expect(sent()[0]).toEqual([
      'sendTestResultEmail',
      {
        ...fields,
        message: 'The Vocabulary test is complete. Recommendation: Start at Level 2.',
        subject: 'Test completed',
      },
    ])
  })

  it('sends no notification when the result was not sent', async () => {
    call.mockResolvedValue(REFUSAL)
    await mailTestResult([aTestResult()])
    call.mockRejectedValue(new ApiError('network', 'no network'))
    await mailTestResult([aTestResult()])
    expect(sent().map(([name]) => name)).toEqual(['sendTestResultEmail', 'sendTestResultEmail'])
  })

  it('says nothing of a part that has not ended', async () => {
    await mailTestResult([aTestResult({ endTime: null })])
    expect(sent()).toEqual([])
  })
})

it('whoever takes a test is not told of a mail that fails', async () => {
  for (const fails of [
    new ApiError('network', 'no network'),
    new ApiError('network', 'a fault'),
    new Error('?'),
  ]) {
    call.mockRejectedValue(fails)
    await expect(mailTestStart({ sessionId })).resolves.toBeUndefined()
    await expect(mailTestResult([aTestResult()])).resolves.toBeUndefined()
  }
  expect(call).toHaveBeenCalledTimes(6)
})
