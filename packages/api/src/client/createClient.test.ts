import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './apiError'
import { createClient } from './createClient'

function clientThat(reply: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(reply)
  const onSignOut = vi.fn()
  const client = createClient({
    getToken: () => 'secret',
    onSignOut,
    fetch: fetch as unknown as typeof globalThis.fetch,
  })
  return { client, fetch, onSignOut }
}

const json =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status })
const checked = { is_success: true, status: 'success', user_learning_info_is_valid: true }
const answer = {
  section_type: 'ae.la',
  session_uuid: '5b0b5c0e-6d0d-4c7e-9a3e-0a5d1c2b3f40',
  grade_id: 2,
  skill_id: 'la.2.nouns',
  problem_id: 'la.2.nouns.E1',
  group_answer: '{}',
  first_time_correct: 0,
  learning_pass: false,
  phase: 'LEARNING_SESSION',
  start_ts: 1,
  end_ts: 2,
  skill_start_level: 0,
  skill_end_level: 0,
  more_parameters: { answer_id: '5b0b5c0e-6d0d-4c7e-9a3e-0a5d1c2b3f41', hint_checked: false },
} as const

describe('createClient', () => {
  it('[API-01] posts function and params to the prefix, with both token headers and credentials', async () => {
    const { client, fetch } = clientThat(json(checked))
    await client.call('checkUserLearningInfo', { user_id: 'student' })
    const [url, init] = fetch.mock.calls[0] as [string, RequestInit]
    expect(url).toBe('/english/api/v1.0/userassignment')
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { token: 'secret', 'x-access-token': 'secret' },
    })
    expect(JSON.parse(String(init.body))).toEqual({
      function: 'checkUserLearningInfo',
      params: { user_id: 'student' },
    })
  })

  it('[API-24] fills the params into the path of a GET', async () => {
    const { client, fetch } = clientThat(json({ is_success: true, status: 'success', data: [] }))
    await client.call('userGradeProfile', { user_id: 'a/b' })
    expect(fetch.mock.calls[0]?.[0]).toBe('/english/api/v1.0/usergradeprofile/a%2Fb')
  })

  it('[API-01] [C-24] parses a reply that is a JSON string once more', async () => {
    const { client } = clientThat(json(JSON.stringify(checked)))
    expect(await client.call('checkUserLearningInfo', {})).toEqual(checked)
  })

  it('[AUTH-18] [ERR-07] signs out on 403 and on a network failure', async () => {
    const refused = clientThat(json({}, 403))
    await expect(refused.client.call('checkUserLearningInfo', {})).rejects.toMatchObject({
      kind: 'forbidden',
    })
    expect(refused.onSignOut).toHaveBeenCalledOnce()
    const offline = clientThat(async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(offline.client.call('checkUserLearningInfo', {})).rejects.toMatchObject({ kind: 'network' })
    expect(offline.onSignOut).toHaveBeenCalledExactlyOnceWith('secret')
  })

  it('[C-04] saving an answer signs out on 403 only', async () => {
    const offline = clientThat(async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(offline.client.call('saveUserPracticeAnswer', answer)).rejects.toMatchObject({
      kind: 'network',
    })
    expect(offline.onSignOut).not.toHaveBeenCalled()
    const refused = clientThat(json({}, 403))
    await expect(refused.client.call('saveUserPracticeAnswer', answer)).rejects.toBeInstanceOf(ApiError)
    expect(refused.onSignOut).toHaveBeenCalledOnce()
  })

  it('[C-04] [AUTH-21] a 5xx is no network failure: it is rethrown and nobody is signed out', async () => {
    const { client, onSignOut } = clientThat(json({}, 503))
    await expect(client.call('checkUserLearningInfo', {})).rejects.toMatchObject({
      kind: 'http',
      httpStatus: 503,
    })
    expect(onSignOut).not.toHaveBeenCalled()
  })

  it('rejects a reply of the wrong shape and says where', async () => {
    const { client } = clientThat(json({ ...checked, user_learning_info_is_valid: 'yes' }))
    await expect(client.call('checkUserLearningInfo', {})).rejects.toThrow('user_learning_info_is_valid')
    const broken = clientThat(async () => new Response('<html>'))
    await expect(broken.client.call('checkUserLearningInfo', {})).rejects.toMatchObject({ kind: 'malformed' })
  })
})
