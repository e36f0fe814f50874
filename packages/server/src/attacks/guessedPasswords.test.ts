import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loginAttempts } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'

const TOO_MANY = 'Too many attempts. Please try again later.'
const NAMES = 400

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ environment: { TRUST_PROXY: '1' } })
})
afterAll(() => test.close())
beforeEach(() => test.db.delete(loginAttempts))

/** Signs in through the proxy in front, which has added the address that it saw. */
async function signIn(name: string, password: string, forwardedFor = '203.0.113.7') {
  const headers = { 'x-forwarded-for': forwardedFor }
  const body = { function: 'login', params: { username: name, password } }
  return (await test.post('userauth', body, headers)).body.message as string | undefined
}

describe('somebody who guesses passwords', () => {
  it('tries 60 a minute with 400 names at once', async () => {
    const names = Array.from({ length: NAMES }, (_, i) => `guess${i}`)
    const messages = await Promise.all(names.map((name) => signIn(name, 'wrong')))
    const tried = messages.filter((message) => message !== TOO_MANY).length
    // Four are at work at once: those at the limit may count each other, never less than all.
    expect(tried).toBeLessThanOrEqual(60)
    expect(tried).toBeGreaterThan(56)
  })

  it('gains nothing by an address of the own invention before the one that the proxy saw', async () => {
    const messages: (string | undefined)[] = []
    for (let i = 0; i < 80; i++)
      messages.push(await signIn(`guess${i}`, 'wrong', `198.51.100.${i}, 203.0.113.7`))
    expect(messages.filter((message) => message !== TOO_MANY)).toHaveLength(60)
  })

  it('does not shut other addresses out', async () => {
    for (let i = 0; i < 61; i++) await signIn(`guess${i}`, 'wrong')
    expect(await signIn('student', 'student')).toBe(TOO_MANY)
    expect(await signIn('student', 'student', '198.51.100.9')).toBeUndefined()
  })

  it('is no class of thirty that mistypes ten times each, once children of the school are in', async () => {
    const children = ['student', 'student2', 'superstudent', 'teacher', 'tutor', 'lcadmin', 'ag100001']
    for (const name of children) await signIn(name, name)
    for (let i = 0; i < 60 + 2 * children.length - 1; i++) await signIn(`typo${i}`, 'wrong')
    expect(await signIn('af100001', 'af100001')).toBeUndefined()
  })
})
