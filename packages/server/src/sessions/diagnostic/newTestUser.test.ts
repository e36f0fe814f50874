import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffActions } from '../../db/schema'
import { seedDemoAccounts } from '../../seed/demoAccounts'
import { seedLearningCenters } from '../../seed/learningCenters'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { succeeded } from '../../testing/gradedPupil'

let test: TestApp
let tutor: string
beforeAll(async () => {
  test = await createTestApp()
  tutor = await test.login('tutor')
})
afterAll(() => test.close())

describe('newTestUser', () => {
  it.each([
    ['special', /^ag\d{6}$/],
    ['regular', /^af\d{6}$/],
  ] as const)(
    '[TEST-30, SR-36, API-46] a %s account signs in with its name as password',
    async (kind, name) => {
      const { username } = succeeded(await test.call('newTestUser', { kind }, tutor))
      expect(username).toMatch(name)
      const token = await test.login(username)
      const { data } = succeeded(await test.call('userByToken', {}, token))
      expect(data).toMatchObject({
        userName: username,
        role: 'test',
        testAccountType: kind,
        license: null,
        createdBy: 'tutor',
        firstName: '',
        lastName: '',
        subscription: {
          startTs: test.now().getTime(),
          expireTs: test.now().getTime() + 14 * 86_400_000,
        },
      })
    },
  )

  it('is written down with who asked for it', async () => {
    const { username } = succeeded(await test.call('newTestUser', { kind: 'regular' }, tutor))
    const actions = await test.db.select().from(staffActions).where(eq(staffActions.userId, username))
    expect(actions).toMatchObject([
      { staffId: 'tutor', action: 'account_created', details: { testAccountType: 'regular' } },
    ])
  })

  it.each([
    ['special', /^ag\d{6}$/],
    ['regular', /^af\d{6}$/],
  ])('[TOOL-06] GET newtestuser/%s returns the username', async (kind, name) => {
    const { status, body } = await test.get(`newtestuser/${kind}`, { token: tutor })
    expect([status, body.is_success]).toEqual([200, true])
    expect(body.username).toMatch(name)
    expect(body.password).toBe(body.username)
  })

  it('has a password in production that nobody guesses', async () => {
    const production = await createTestApp({ environment: { APP_ENV: 'production' } })
    await seedLearningCenters(production.db)
    await seedDemoAccounts(production.db, 'US', production.now())
    const staff = await production.login('tutor')
    const { username, password } = succeeded(await production.call('newTestUser', { kind: 'regular' }, staff))
    expect(password).toMatch(/^\w+-\w+-\d\d$/)
    expect(await production.call('login', { username, password: username })).toMatchObject({
      isSuccess: false,
    })
    expect(await production.call('login', { username, password })).toMatchObject({ status: 'started' })
    await production.close()
  })

  it('[SR-36] is valid for 14 days', async () => {
    const { username } = succeeded(await test.call('newTestUser', { kind: 'regular' }, tutor))
    test.advance(14 * 86_400_000 - 1000)
    await test.login(username)
    test.advance(1000)
    expect(await test.call('login', { username, password: username })).toMatchObject({ status: 'expired' })
  })

  it('[SR-04] the one who asked for it reads its tests', async () => {
    const staff = await test.login('tutor')
    const { username } = succeeded(await test.call('newTestUser', { kind: 'regular' }, staff))
    expect(await test.call('getUserTestResult', { userId: username }, staff)).toMatchObject({
      isSuccess: true,
      tests: [],
    })
  })

  it('[SR-36] any other kind is a 400; [SR-04] without the toggle it is a refusal', async () => {
    const staff = await test.login('tutor')
    expect((await test.get('newtestuser/other', { token: staff })).status).toBe(400)
    const student = await test.login('superstudent')
    expect(await test.call('newTestUser', { kind: 'special' }, student)).toMatchObject({
      isSuccess: false,
      message: 'Your account may not use this.',
    })
  })
})
