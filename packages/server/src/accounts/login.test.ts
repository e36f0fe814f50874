import { hash } from '@node-rs/argon2'
import { calls, DEFAULT_SETTINGS } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loginAttempts, tokenOwners, tokens, users } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { comparedHashes } from '../testing/rememberedArgon2'
import { NO_PASSWORD } from './passwords'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const TOO_MANY = 'Too many attempts. Please try again later.'
const WRONG_PAIR = 'Username or password is incorrect.'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: new Date('2026-03-10T12:00:00Z') })
})
afterAll(() => test.close())
beforeEach(() => test.db.delete(loginAttempts))

const login = (username: string, password: string) => test.call('login', { username, password })
const userByToken = (headers: Record<string, string>) =>
  test.post('userauth', { function: 'userByToken', params: {} }, headers)

describe('login', () => {
  it('[AUTH-03] answers a started account with a token and its data', async () => {
    const signIn = (password: string) =>
      test.post('userauth', { function: 'login', params: { username: 'student', password } })
    expect(await signIn('student')).toEqual({
      status: 200,
      body: {
        is_success: true,
        status: 'started',
        data: { token: expect.stringMatching(/^[\w-]{43}$/) },
        firstname: 'Maya',
        lastname: 'Torres',
        test_account_type: null,
        license: null,
        is_physical_lc_user: false,
        start_ts: '2026-02-08',
        expire_ts: '2036-03-07',
        freeze_start: null,
        freeze_end: null,
      },
    })
    expect((await signIn('wrong')).body).toEqual({
      is_success: false,
      status: 'error',
      code: 'wrong_credentials',
      message: WRONG_PAIR,
    })
  })

  it('ends the token that the browser has of an earlier sign-in, whoever had signed in, and no other', async () => {
    const [earlier, elsewhere] = [await test.login('teacher'), await test.login('teacher')]
    const signIn = (password: string) =>
      test.call('login', { username: 'student', password }, earlier).then(({ data }) => data?.token ?? '')
    const live = async (...of: string[]) =>
      (await Promise.all(of.map((token) => userByToken({ token })))).map(({ status }) => status === 200)
    await signIn('wrong')
    expect(await live(earlier)).toEqual([true])
    const next = await signIn('student')
    expect(await live(earlier, elsewhere, next)).toEqual([false, true, true])
    // What is no token any more hinders no sign-in.
    expect(await live(await signIn('student'))).toEqual([true])
  })

  it.each([
    ['notstarted', 'not_started', { startTs: '2026-04-09' }],
    ['expired', 'expired', { expireTs: '2026-02-08' }],
    ['frozen', 'in_freeze', { freezeStart: '2026-03-03', freezeEnd: '2036-03-07' }],
  ])('[SR-03] gives %s no token but the dates of its message', async (name, status, dates) => {
    const result = await login(name, name)
    expect(result).toMatchObject({ isSuccess: false, status, ...dates })
    expect(result).not.toHaveProperty('data')
    expect(await test.db.select().from(tokens).where(eq(tokens.userId, name))).toEqual([])
  })

  it('[SR-03] prints dates in local time of the region', async () => {
    const startsAt = new Date('2027-01-01T03:00:00Z')
    await test.db.update(users).set({ startsAt }).where(eq(users.userId, 'notstarted'))
    expect(await login('notstarted', 'notstarted')).toMatchObject({ startTs: '2026-12-31' })
  })

  it('[SR-02] says the same for a wrong password and an unknown user', async () => {
    const refusal = {
      isSuccess: false,
      status: 'error',
      code: 'wrong_credentials',
      message: WRONG_PAIR,
    }
    expect(await login('student', 'wrong')).toEqual(refusal)
    expect(await login('nobody', 'wrong')).toEqual(refusal)
    expect(await login('expired', 'wrong')).toEqual(refusal)
  })

  it('[SR-02] takes as long for an unknown user as for a known one: one hash of the same cost is compared', async () => {
    const costsOf = async (name: string) => {
      const before = comparedHashes.length
      await login(name, 'wrong')
      // '$argon2id$v=19$m=19456,t=2,p=1$salt$hash'
      return comparedHashes.slice(before).map((hash) => hash.split('$').slice(1, 4).join(' '))
    }
    expect(await costsOf('student')).toEqual(['argon2id v=19 m=19456,t=2,p=1'])
    expect(await costsOf('nobody')).toEqual(await costsOf('student'))
    const setHash = (passwordHash: string) =>
      test.db.update(users).set({ passwordHash }).where(eq(users.userId, 'tutor'))
    const [tutor] = await test.db.select().from(users).where(eq(users.userId, 'tutor'))
    await setHash(NO_PASSWORD)
    expect(await costsOf('tutor')).toEqual(await costsOf('student'))
    await setHash(tutor?.passwordHash ?? '')
  })

  it('[SR-02] refuses after 10 failures on one user name, even with the right password, for 15 minutes', async () => {
    for (let failure = 0; failure < 10; failure += 1) {
      expect(await login('tutor', 'wrong')).toMatchObject({ message: WRONG_PAIR })
    }
    expect(await login('tutor', 'tutor')).toMatchObject({ isSuccess: false, message: TOO_MANY })
    test.advance(15 * MINUTE - 1)
    expect(await login('tutor', 'tutor')).toMatchObject({ message: TOO_MANY })
    test.advance(1)
    expect(await login('tutor', 'tutor')).toMatchObject({ status: 'started' })
  })

  it('[SR-02] refuses an address after 60 failures in a minute, whoever the user, and before that no right password', async () => {
    await test.db.delete(loginAttempts)
    for (let failure = 0; failure < 59; failure += 1) await login(`guess${failure}`, 'wrong')
    expect(await login('guess59', 'wrong')).toMatchObject({ message: WRONG_PAIR })
    expect(await login('student', 'student')).toMatchObject({ message: TOO_MANY })
    test.advance(MINUTE)
    expect(await login('student', 'student')).toMatchObject({ status: 'started' })
  })

  it('[SR-02] lets two more fail for each name that has signed in there within a day', async () => {
    await test.db.delete(loginAttempts)
    for (let failure = 0; failure < 59; failure += 1) await login(`guess${failure}`, 'wrong')
    for (const name of ['student', 'tutor', 'student'])
      expect(await login(name, name)).toMatchObject({ status: 'started' })
    for (let failure = 0; failure < 5; failure += 1)
      expect(await login(`typo${failure}`, 'wrong')).toMatchObject({ message: WRONG_PAIR })
    expect(await login('student', 'student')).toMatchObject({ message: TOO_MANY })
    test.advance(MINUTE)
    expect(await login('student', 'student')).toMatchObject({ status: 'started' })
  })

  it('[SR-02] counts the tries of an address that arrive at once', async () => {
    await test.db.delete(loginAttempts)
    const results = await Promise.all(Array.from({ length: 80 }, (_, i) => login(`guess${i}`, 'wrong')))
    const looked = results.filter((result) => result.message === WRONG_PAIR).length
    // Four are at work at once: those at the limit may count each other, never less than all.
    expect(looked).toBeLessThanOrEqual(60)
    expect(looked).toBeGreaterThan(60 - 4)
    expect(results.filter((result) => result.message === TOO_MANY)).toHaveLength(80 - looked)
  })

  it('[SR-02] counts attempts that arrive at once', async () => {
    const results = await Promise.all(Array.from({ length: 30 }, () => login('teacher', 'wrong')))
    expect(results.filter((result) => result.message === WRONG_PAIR).length).toBeLessThanOrEqual(10)
  })

  it('[SR-02] lets a school behind one address sign in at once', async () => {
    const names = ['student', 'student2', 'teacher', 'tutor', 'lcadmin']
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, i) => login(names[i % 5] ?? '', names[i % 5] ?? '')),
    )
    expect(new Set(results.map((result) => result.status))).toEqual(new Set(['started']))
  })

  it('forgets the failures of a user who then signs in', async () => {
    for (let failure = 0; failure < 9; failure += 1) await login('student', 'wrong')
    await login('student', 'student')
    expect(await login('student', 'wrong')).toMatchObject({ message: WRONG_PAIR })
    expect(await login('student', 'student')).toMatchObject({ status: 'started' })
  })

  it('makes an older hash anew with the parameters of today', async () => {
    const hashOf = async () =>
      (await test.db.select().from(users).where(eq(users.userId, 'student2')))[0]?.passwordHash ?? ''
    const older = await hash('student2', { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    await test.db.update(users).set({ passwordHash: older }).where(eq(users.userId, 'student2'))
    expect(await login('student2', 'wrong')).toMatchObject({ code: 'wrong_credentials' })
    expect(await hashOf()).toBe(older)
    expect(await login('student2', 'student2')).toMatchObject({ status: 'started' })
    const renewed = await hashOf()
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await login('student2', 'student2')).toMatchObject({ status: 'started' })
    expect(await hashOf()).toBe(renewed)
  })

  it('[SR-02] stores neither the password nor the token', async () => {
    const token = await test.login('student')
    const [user] = await test.db.select().from(users).where(eq(users.userId, 'student'))
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/)
    const stored = await test.db.select().from(tokens)
    expect(stored.map((row) => row.tokenHash)).toEqual(
      stored.map(() => expect.stringMatching(/^[0-9a-f]{64}$/)),
    )
    expect(JSON.stringify(stored)).not.toContain(token)
  })
})

describe('token', () => {
  it('[SR-02] is taken from either header, and refused with 403 when the two differ', async () => {
    const token = await test.login('student')
    const other = await test.login('student')
    expect((await userByToken({ token })).status).toBe(200)
    expect((await userByToken({ 'x-access-token': token })).status).toBe(200)
    expect((await userByToken({ token, 'x-access-token': token })).status).toBe(200)
    expect(await userByToken({ token, 'x-access-token': other })).toMatchObject({
      status: 403,
      body: { is_success: false, status: 'error' },
    })
  })

  it('[SR-01] is needed: none or an invented one is a 403', async () => {
    expect((await userByToken({})).status).toBe(403)
    expect((await userByToken({ token: 'invented' })).status).toBe(403)
  })

  it('[SR-02] lives for 12 hours after its last use', async () => {
    const token = await test.login('student')
    test.advance(12 * HOUR - 1)
    expect((await userByToken({ token })).status).toBe(200)
    test.advance(12 * HOUR - 1)
    expect((await userByToken({ token })).status).toBe(200)
    test.advance(12 * HOUR)
    expect((await userByToken({ token })).status).toBe(403)
  })

  it('[SR-02] ends 30 days after the sign-in, however often it is used', async () => {
    const token = await test.login('student')
    for (let day = 0; day < 30; day += 1) {
      for (const hours of [10, 10, 4]) {
        expect((await userByToken({ token })).status).toBe(200)
        test.advance(hours * HOUR)
      }
    }
    expect((await userByToken({ token })).status).toBe(403)
  })

  it('is forgotten with its owner once it has ended and another one is made', async () => {
    const old = await test.login('student')
    const owned = () => test.db.$count(tokenOwners, eq(tokenOwners.userId, 'student'))
    const before = await owned()
    test.advance(30 * 24 * HOUR + 1)
    await test.login('student')
    expect([before > 1, await owned()]).toEqual([true, 1])
    expect(await test.db.$count(tokens, eq(tokens.userId, 'student'))).toBe(1)
    expect((await userByToken({ token: old })).status).toBe(403)
  })

  it('[SR-02] is dead after logout, and only that one', async () => {
    const [token, other] = [await test.login('student'), await test.login('student')]
    expect(await test.call('logout', {}, token)).toEqual({ isSuccess: true, status: 'success' })
    expect((await userByToken({ token })).status).toBe(403)
    expect((await userByToken({ token: other })).status).toBe(200)
  })

  it('[SR-02, SR-03] is revoked for good when the account turns invalid', async () => {
    const token = await test.login('student2')
    const [before] = await test.db.select().from(users).where(eq(users.userId, 'student2'))
    await test.db.update(users).set({ expiresAt: test.now() }).where(eq(users.userId, 'student2'))
    expect((await userByToken({ token })).status).toBe(403)
    await test.db.update(users).set({ expiresAt: before!.expiresAt }).where(eq(users.userId, 'student2'))
    expect((await userByToken({ token })).status).toBe(403)
  })
})

describe('an account, its token and its password', () => {
  it('[AUTH-22] follow the state of the account, the life of a token and the limit of failures', async () => {
    // SR-03: the first that holds of not started, expired and frozen; else the account goes on.
    const set = (change: object) => test.db.update(users).set(change).where(eq(users.userId, 'student2'))
    const { startsAt, expiresAt, freezeStartsAt, freezeEndsAt } = users
    const [before] = await test.db
      .select({ startsAt, expiresAt, freezeStartsAt, freezeEndsAt })
      .from(users)
      .where(eq(users.userId, 'student2'))
    const day = (days: number) => new Date(test.now().getTime() + days * 24 * HOUR)
    const open = { startsAt: day(-1), expiresAt: day(1), freezeStartsAt: null, freezeEndsAt: null }
    for (const [change, status] of [
      [{ startsAt: day(1), expiresAt: day(2) }, 'not_started'],
      [{ startsAt: day(1), expiresAt: day(-1) }, 'not_started'],
      [{ expiresAt: test.now(), freezeStartsAt: day(-1), freezeEndsAt: day(1) }, 'expired'],
      [{ freezeStartsAt: test.now(), freezeEndsAt: day(1) }, 'in_freeze'],
      [{ freezeStartsAt: day(-1), freezeEndsAt: test.now() }, 'started'],
      [{}, 'started'],
    ] as const) {
      await set({ ...open, ...change })
      const { status: told, data } = await login('student2', 'student2')
      expect([told, data?.token !== undefined]).toEqual([status, status === 'started'])
    }
    // A live token ends with the account, and does not come back.
    const ended = await test.login('student2')
    await set({ expiresAt: test.now() })
    expect((await userByToken({ token: ended })).status).toBe(403)
    await set({ ...before })
    expect((await userByToken({ token: ended })).status).toBe(403)

    // SR-02: a token lives for 12 hours after its last use.
    const token = await test.login('student2')
    for (const [hours, status] of [
      [11, 200],
      [11, 200],
      [12, 403],
    ] as const) {
      test.advance(hours * HOUR)
      expect((await userByToken({ token })).status).toBe(status)
    }

    // SR-02: nobody learns from a refusal which names there are, and ten of them close the door for 15 minutes.
    for (let failure = 0; failure < 10; failure += 1)
      for (const name of ['student2', 'nobody-here'])
        expect(await login(name, 'wrong')).toMatchObject({ status: 'error', message: WRONG_PAIR })
    expect(await login('student2', 'student2')).toMatchObject({ isSuccess: false, message: TOO_MANY })
    test.advance(15 * MINUTE)
    expect(await login('student2', 'student2')).toMatchObject({ status: 'started' })
  })
})

describe('userByToken', () => {
  it('[AUTH-19, ENT-01] gives the user of the token with grades, centres and toggles', async () => {
    const result = await test.call('userByToken', {}, await test.login('student'))
    expect(result).toEqual({
      isSuccess: true,
      status: 'success',
      data: {
        userId: 'student',
        userName: 'student',
        role: 'student',
        firstName: 'Maya',
        lastName: 'Torres',
        currentSchoolGrade: 2,
        currentGrade: { 'ae.la': 2, 'ae.voc': 2 },
        trialPeriod: false,
        testAccountType: null,
        isPhysicalLcUser: false,
        license: null,
        payMethod: 'auto',
        cancelAtPeriodEnd: false,
        createdBy: null,
        isHonor: false,
        isHighHonor: false,
        learningCenterId: [1],
        subscription: {
          startTs: new Date('2026-02-08T12:00:00Z').getTime(),
          expireTs: new Date('2036-03-07T12:00:00Z').getTime(),
        },
        menuAuth: expect.objectContaining({ home: true, secret: false }),
        settings: DEFAULT_SETTINGS,
        lacksSecondFactor: false,
      },
    })
    expect(JSON.stringify(result)).not.toMatch(/argon2|password/i)
  })

  it('[SR-05] shows an override of the user', async () => {
    await test.db
      .update(users)
      .set({ toggleOverrides: { reports: false } })
      .where(eq(users.userId, 'teacher'))
    const result = await test.call('userByToken', {}, await test.login('teacher'))
    expect(result).toMatchObject({ data: { menuAuth: { reports: false, all_users: true } } })
  })
})

describe('lookForChangesInFreezeAndExpire', () => {
  const check = async (token?: string, path = 'userauth') =>
    test.post(
      path,
      { function: 'lookForChangesInFreezeAndExpire', params: {} },
      token === undefined ? {} : { token },
    )
  const answer = (isValidToken: boolean) => ({
    status: 200,
    body: { is_success: true, status: 'success', is_valid_token: isValidToken },
  })

  it('[C-25] confirms a live token on both paths, of which the client uses userauth', async () => {
    expect(calls.lookForChangesInFreezeAndExpire.path).toBe('userauth')
    const token = await test.login('student')
    expect(await check(token)).toEqual(answer(true))
    expect(await check(token, 'userassignment')).toEqual(answer(true))
  })

  it('[SR-03] answers false, not 403, without a live token', async () => {
    expect(await check()).toEqual(answer(false))
    expect(await check('invented')).toEqual(answer(false))
    const token = await test.login('student')
    await test.call('logout', {}, token)
    expect(await check(token)).toEqual(answer(false))
  })

  it('[SR-03] answers false once the account is frozen', async () => {
    const token = await test.login('student2')
    const freezeEndsAt = new Date(test.now().getTime() + HOUR)
    await test.db
      .update(users)
      .set({ freezeStartsAt: test.now(), freezeEndsAt })
      .where(eq(users.userId, 'student2'))
    expect(await check(token)).toEqual(answer(false))
  })
})

describe('checkUserLearningInfo', () => {
  it.each([
    ['student', true],
    ['superstudent', false],
    ['ag100001', false],
  ])('[SR-33] tells of %s whether the setup is complete', async (name, isValid) => {
    const result = await test.call('checkUserLearningInfo', {}, await test.login(name))
    expect(result).toEqual({ isSuccess: true, status: 'success', userLearningInfoIsValid: isValid })
  })
})
