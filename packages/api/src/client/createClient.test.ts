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
  sectionType: 'ae.la',
  sessionId: '5b0b5c0e-6d0d-4c7e-9a3e-0a5d1c2b3f40',
  gradeId: 2,
  skillId: 'la.2.nouns',
  problemId: 'la.2.nouns.E1',
  responseJson: '{}',
  firstTimeCorrect: 0,
  learningPass: false,
  phase: 'LEARNING_SESSION',
  startTs: 1,
  endTs: 2,
  skillStartLevel: 0,
  skillEndLevel: 0,
  moreParameters: { answerId: '5b0b5c0e-6d0d-4c7e-9a3e-0a5d1c2b3f41', hintChecked: false },
} as const

describe('createClient', () => {
  it('[API-01] posts function and params to the prefix, with both token headers and credentials', async () => {
    const { client, fetch } = clientThat(json(checked))
    await client.call('checkUserLearningInfo', { userId: 'student' })
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

  it('[API-24] fills the params into the path of a GET and reads course cards by grade', async () => {
    const card = {
      section_name: 'Vocabulary',
      section_type: 'ae.voc',
      grade_id: 3,
      chapter_id: 1,
      program_id: 20,
      total_skill: 60,
      level_0: 50,
      level_1: 4,
      level_2: 3,
      level_3: 2,
      level_4: 1,
      level_5: 0,
      projected_score: 6.5,
      user_grade_goal: '95.0',
      disable_grade: false,
    }
    const { client, fetch } = clientThat(
      json({ is_success: true, status: 'success', data: [{ grade_id: 3, cards: [card] }] }),
    )
    const reply = await client.call('userGradeProfile', { userId: 'a/b' })
    const [url, init] = fetch.mock.calls[0] as [string, RequestInit]
    expect([init.method, url]).toEqual(['GET', '/english/api/v1.0/usergradeprofile/a%2Fb'])
    expect(reply).toMatchObject({
      data: [{ gradeId: 3, cards: [{ sectionType: 'ae.voc', totalSkill: 60, projectedScore: 6.5 }] }],
    })
  })

  it('[API-01] parses a reply that is a JSON string once more', async () => {
    const { client } = clientThat(json(JSON.stringify(checked)))
    expect(await client.call('checkUserLearningInfo', {})).toEqual({
      isSuccess: true,
      status: 'success',
      userLearningInfoIsValid: true,
    })
  })

  it('signs out on 403 and on a network failure', async () => {
    const refused = clientThat(json({}, 403))
    await expect(refused.client.call('checkUserLearningInfo', {})).rejects.toMatchObject({
      kind: 'forbidden',
    })
    expect(refused.onSignOut).toHaveBeenCalledExactlyOnceWith('secret', 'forbidden')
    const offline = clientThat(async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(offline.client.call('checkUserLearningInfo', {})).rejects.toMatchObject({ kind: 'network' })
    expect(offline.onSignOut).toHaveBeenCalledExactlyOnceWith('secret', 'network')
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

  it('[C-04] what staff save is kept when the network is lost: nobody is signed out', async () => {
    const { client, onSignOut } = clientThat(async () => {
      throw new TypeError('Failed to fetch')
    })
    const note = { userId: 'student', text: 'Reads well.' }
    await expect(client.call('addStudentNote', note)).rejects.toMatchObject({ kind: 'network' })
    expect(onSignOut).not.toHaveBeenCalled()
  })

  it('[C-04] telling of a fault without a network signs nobody out', async () => {
    const { client, onSignOut } = clientThat(async () => {
      throw new TypeError('Failed to fetch')
    })
    const fault = { name: 'TypeError', place: '', page: 'problems' }
    await expect(client.call('reportTrouble', { errors: [fault], outbox: null })).rejects.toMatchObject({
      kind: 'network',
    })
    expect(onSignOut).not.toHaveBeenCalled()
  })

  it('[C-04] [AUTH-21] a 5xx is no network failure: it is rethrown and nobody is signed out', async () => {
    const { client, onSignOut } = clientThat(json({}, 503))
    await expect(client.call('checkUserLearningInfo', {})).rejects.toMatchObject({
      kind: 'http',
      httpStatus: 503,
    })
    expect(onSignOut).not.toHaveBeenCalled()
  })

  describe('with a signal of the sign-in', () => {
    function signedIn(token: string | null = 'secret') {
      const signIn = new AbortController()
      const onSignOut = vi.fn()
      const fetch = vi.fn(
        (_url: string, { signal }: RequestInit) =>
          new Promise<Response>((resolve, reject) => {
            if (!signal) return resolve(new Response(JSON.stringify({ is_success: true, status: 'success' })))
            signal.addEventListener('abort', () => reject(signal.reason))
          }),
      )
      const client = createClient({
        getToken: () => token,
        getSignal: () => signIn.signal,
        onSignOut,
        fetch: fetch as unknown as typeof globalThis.fetch,
      })
      return { client, fetch, onSignOut, signIn }
    }

    it('a call on its way ends with the sign-in and signs nobody out', async () => {
      const { client, onSignOut, signIn } = signedIn()
      const call = client.call('checkUserLearningInfo', {})
      signIn.abort()
      await expect(call).rejects.toMatchObject({ kind: 'aborted' })
      expect(onSignOut).not.toHaveBeenCalled()
    })

    it('a call ends with its own signal', async () => {
      const { client, onSignOut } = signedIn()
      const own = new AbortController()
      const call = client.call('checkUserLearningInfo', {}, { signal: own.signal })
      own.abort()
      await expect(call).rejects.toMatchObject({ kind: 'aborted' })
      expect(onSignOut).not.toHaveBeenCalled()
    })

    it('[C-04] an answer whose reply does not come in time is none: the request ends, and nobody is signed out', async () => {
      const { client, fetch, onSignOut, signIn } = signedIn()
      await expect(client.call('saveUserPracticeAnswer', answer, { patienceMs: 1 })).rejects.toMatchObject({
        kind: 'network',
      })
      expect(fetch.mock.lastCall?.[1].signal?.aborted).toBe(true)
      const left = client.call('saveUserPracticeAnswer', answer, { patienceMs: 30_000 })
      signIn.abort()
      await expect(left).rejects.toMatchObject({ kind: 'aborted' })
      expect(onSignOut).not.toHaveBeenCalled()
    })

    it('after the sign-in only calls go out that need none, or bring its token', async () => {
      const { client, fetch, signIn } = signedIn()
      signIn.abort()
      const { signal } = new AbortController()
      await expect(client.call('checkUserLearningInfo', {}, { signal })).rejects.toMatchObject({
        kind: 'aborted',
      })
      expect(fetch).not.toHaveBeenCalled()
      await client.call('logout', {}, { token: 'earlier' })
      expect(fetch.mock.lastCall?.[1]).toMatchObject({ keepalive: true, headers: { token: 'earlier' } })
      await client.call('isFirstRun', {}).catch(() => undefined)
      expect(fetch).toHaveBeenCalledTimes(2)
    })

    it('a call whose table is still loading ends with the sign-in it was asked in', async () => {
      vi.resetModules()
      const fresh = await import('./createClient')
      let signIn = new AbortController()
      const fetch = vi.fn()
      const client = fresh.createClient({
        getToken: () => 'earlier',
        getSignal: () => signIn.signal,
        onSignOut: vi.fn(),
        fetch,
      })
      const call = client.call('addStudentNote', { userId: 'student', text: 'Reads well.' })
      signIn.abort()
      signIn = new AbortController()
      await expect(call).rejects.toMatchObject({ kind: 'aborted' })
      expect(fetch).not.toHaveBeenCalled()
    })

    it('who has signed out still reads what needs no sign-in', async () => {
      const { client, fetch, signIn } = signedIn(null)
      signIn.abort()
      await client.call('getPageText', { page: 'about' }).catch(() => undefined)
      expect(fetch).toHaveBeenCalledTimes(1)
    })
  })

  it('rejects a reply of the wrong shape and says where', async () => {
    const { client } = clientThat(json({ ...checked, user_learning_info_is_valid: 'yes' }))
    await expect(client.call('checkUserLearningInfo', {})).rejects.toMatchObject({
      message: 'Something went wrong on our side. Please load the page again.',
      detail: expect.stringContaining('user_learning_info_is_valid'),
    })
    const broken = clientThat(async () => new Response('<html>'))
    await expect(broken.client.call('checkUserLearningInfo', {})).rejects.toMatchObject({ kind: 'malformed' })
  })
})
