import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeAhead } from './takeAhead'

const PREFIX = '/english/api/v1.0'
const fetch = vi.fn(async (url: string, _init: RequestInit) => new Response(url))

async function openPage(path: string): Promise<void> {
  window.history.replaceState(null, '', path)
  vi.resetModules()
  await import('./askAhead')
}

const request = (name: string, token = 'secret'): RequestInit => ({
  headers: { token },
  body: JSON.stringify({ function: name, params: { user_id: 'sam' } }),
})

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  vi.spyOn(performance, 'now').mockReturnValue(500)
  localStorage.setItem('ae-token', 'secret')
  localStorage.setItem('ae-auth', JSON.stringify({ user_id: 'sam', role: 'student' }))
  fetch.mockClear()
})
afterEach(() => {
  globalThis.wordstrideAhead = undefined
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

it('home asks for the user, the plan and the week before its scripts are here; each reply is taken once', async () => {
  await openPage('/home')
  expect(fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)).function)).toEqual([
    'userByToken',
    'checkUserLearningInfo',
    'getUserThisWeekAssignment',
  ])
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'include',
    headers: { token: 'secret', 'x-access-token': 'secret' },
  })
  const url = `${PREFIX}/userassignment`
  expect(await (await takeAhead(url, request('getUserThisWeekAssignment')))?.text()).toBe(url)
  expect(takeAhead(url, request('getUserThisWeekAssignment'))).toBeUndefined()
})

it('courses ask for the cards', async () => {
  await openPage('/courses')
  const url = `${PREFIX}/usergradeprofile/sam`
  expect(fetch).toHaveBeenCalledWith(url, expect.objectContaining({ method: 'GET' }))
  expect(takeAhead(url, { headers: { token: 'secret' } })).toBeDefined()
})

it.each([
  ['another token', () => request('checkUserLearningInfo', 'another')],
  ['something else', () => request('getCompletedWeeks')],
])('a call with %s takes nothing', async (_, init) => {
  await openPage('/home')
  expect(takeAhead(`${PREFIX}/userassignment`, init())).toBeUndefined()
})

it('what was asked before an answer was sent is not taken after it', async () => {
  await openPage('/home')
  takeAhead(`${PREFIX}/userpractice`, request('saveUserPracticeAnswer'))
  expect(takeAhead(`${PREFIX}/userassignment`, request('getUserThisWeekAssignment'))).toBeUndefined()
})

it('what was asked long ago is not taken', async () => {
  await openPage('/home')
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
  expect(takeAhead(`${PREFIX}/userassignment`, request('checkUserLearningInfo'))).toBeUndefined()
})

it.each([
  ['nobody is signed in', () => localStorage.removeItem('ae-token')],
  ['staff are', () => localStorage.setItem('ae-auth', JSON.stringify({ user_id: 't', role: 'tutor' }))],
  ['what is kept of the user is broken', () => localStorage.setItem('ae-auth', '{')],
  ['there is no network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('nothing is asked when %s', async (_, prepare) => {
  prepare()
  await openPage('/home')
  expect(fetch).not.toHaveBeenCalled()
})
