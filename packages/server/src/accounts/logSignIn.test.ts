import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loginAttempts, users } from '../db/schema'
import { makeOneTimeLinks } from '../people/oneTimeLinks'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { hashPassword, passwordTurns } from './passwords'

let lines: Record<string, unknown>[] = []
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({
    environment: { LOG_LEVEL: 'info' },
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  })
})
afterAll(() => test.close())
beforeEach(async () => {
  lines = []
  await test.db.delete(loginAttempts)
})

const signIn = (username: string, password: string) => test.call('login', { username, password })
const signIns = () => lines.filter(({ msg }) => msg === 'sign-in')
const requests = () => lines.filter(({ msg }) => msg === 'request')

describe('the log', () => {
  it('tells of every sign-in: how, with what outcome, of which account, from where and when', async () => {
    const before = Date.now()
    await signIn('student', 'student')
    await signIn('student', 'wrong')
    await signIn('nobody-here', 'wrong')
    await signIn('frozen', 'frozen')
    const by = { by: 'password', ip: '127.0.0.1', time: expect.any(Number), reqId: expect.any(String) }
    expect(signIns()).toMatchObject([
      { ...by, outcome: 'started', userId: 'student' },
      { ...by, outcome: 'wrong', userId: 'student' },
      { ...by, outcome: 'wrong', userId: null },
      { ...by, outcome: 'in_freeze', userId: 'frozen' },
    ])
    expect(signIns().every(({ time }) => Number(time) >= before && Number(time) <= Date.now())).toBe(true)
    expect(JSON.stringify(lines)).not.toContain('nobody-here')
    expect(requests().map(({ call, refusal }) => [call, refusal])).toEqual([
      ['login', undefined],
      ['login', 'wrong_credentials'],
      ['login', 'wrong_credentials'],
      ['login', 'in_freeze'],
    ])
  })

  it('tells when there were too many', async () => {
    for (let failure = 0; failure < 11; failure += 1) await signIn('student2', 'wrong')
    expect(signIns().at(-1)).toMatchObject({ outcome: 'too_many', userId: null })
    expect(requests().at(-1)).toMatchObject({ refusal: 'too_many_attempts', status: 200 })
  })

  it('tells of the other ways in', async () => {
    const link = async (purpose: 'sign_in' | 'set_password') =>
      (await makeOneTimeLinks(test.db, ['student'], purpose, test.now()))[0]?.secret ?? ''
    const card = await test.call('signInByLink', { secret: await link('sign_in') })
    await test.call('signInByLink', { secret: 'invented' })
    await test.call('changeOwnPassword', { oldPassword: 'wrong', newPassword: 'my hat 5' }, card.data?.token)
    await test.call('setPasswordByLink', { secret: 'invented', newPassword: 'my hat 5' })
    await test.call('setPasswordByLink', { secret: await link('set_password'), newPassword: 'my hat 5' })
    expect(signIns().map(({ by, outcome, userId }) => [by, outcome, userId])).toEqual([
      ['card_link', 'started', 'student'],
      ['card_link', 'wrong', null],
      ['own_password', 'wrong', 'student'],
      ['password_link', 'wrong', null],
      ['password_link', 'right', 'student'],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/my hat 5|invented/)
  })

  it('tells of an own password as it is when it is changed, not as it was when it was looked at', async () => {
    const token = await test.login('tutor')
    lines = []
    const { take } = passwordTurns
    vi.spyOn(passwordTurns, 'take').mockImplementationOnce(async (key, work) => {
      const found = await take(key, work)
      const passwordHash = await hashPassword('rain over 5 hills')
      await test.db.update(users).set({ passwordHash }).where(eq(users.userId, 'tutor'))
      return found
    })
    const change = { oldPassword: 'tutor', newPassword: 'clouds over 4 hills' }
    const changed = await test.call('changeOwnPassword', change, token)
    vi.restoreAllMocks()
    expect(changed).toMatchObject({ code: 'old_password_wrong' })
    expect(signIns().map(({ by, outcome, userId }) => [by, outcome, userId])).toEqual([
      ['own_password', 'wrong', 'tutor'],
    ])
  })

  it('tells who was kept from what', async () => {
    const token = await test.login('student2')
    const teacher = await test.login('teacher')
    lines = []
    await test.post('userauth', { function: 'userByToken', params: {} }, { token: 'invented' })
    const foreign = { function: 'checkUserLearningInfo', params: { user_id: 'teacher' } }
    await test.post('userassignment', foreign, { token })
    await test.call('listMails', { pageId: 1, mailsPerPage: 5 }, teacher)
    expect(requests().map(({ call, status, userId, refusal }) => [call, status, userId, refusal])).toEqual([
      ['userByToken', 403, null, 'Please sign in again.'],
      ['checkUserLearningInfo', 403, 'student2', 'This user is not in your reach.'],
      ['listMails', 200, 'teacher', 'not_allowed'],
    ])
  })
})
