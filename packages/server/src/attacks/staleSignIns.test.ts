import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAccount } from '../accounts/login'
import { hashPassword, passwordTurns } from '../accounts/passwords'
import { findSecondFactor } from '../accounts/secondFactor/findSecondFactor'
import { withProvenPassword } from '../accounts/withProvenPassword'
import { calendarFeeds, loginAttempts, tokens, users } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'

const NEW = 'clouds over 4 hills'
const WRONG = { isSuccess: false, code: 'wrong_credentials' }

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.db.delete(loginAttempts))

/** Does `call`, and `other` as soon as the password has been looked at, before anything comes of that. */
async function during<T>(call: () => Promise<T>, other: () => Promise<unknown>): Promise<T> {
  const { take } = passwordTurns
  const turns = vi.spyOn(passwordTurns, 'take').mockImplementationOnce(async (key, work) => {
    const found = await take(key, work)
    await other()
    return found
  })
  return call().finally(() => turns.mockRestore())
}

const storeHash = (userId: string, passwordHash: string) =>
  test.db.update(users).set({ passwordHash }).where(eq(users.userId, userId))

/** Does `call` while another sign-in renews the hash that an older version has stored. */
async function whileRenewed<T>(userId: string, password: string, call: () => Promise<T>): Promise<T> {
  await storeHash(userId, await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 }))
  return during(call, async () => storeHash(userId, await hashPassword(password)))
}

const codeOf = (seed: string): string =>
  new TOTP({ secret: Secret.fromBase32(seed) }).generate({ timestamp: test.now().getTime() })
const outcome = (reply: { isSuccess: boolean; code?: string | undefined }) =>
  reply.isSuccess ? 'done' : reply.code
const signIn = (username: string, password = username) => test.call('login', { username, password })
const tokensOf = (userId: string) => test.db.$count(tokens, eq(tokens.userId, userId))

async function reset(userId: string, password = NEW): Promise<void> {
  const newPassword = { kind: 'typed', password } as const
  const reply = await test.call('resetPassword', { userId, newPassword }, await test.login('admin'))
  expect(outcome(reply)).toBe('done')
}

async function setUpFactor(token: string, password: string, code: string | null = null): Promise<string> {
  const begun = await test.call('beginSecondFactor', { password, code }, token)
  if (!begun.isSuccess) throw new Error(begun.message)
  const confirmed = await test.call('confirmSecondFactor', { code: codeOf(begun.seed) }, token)
  expect(outcome(confirmed)).toBe('done')
  test.advance(60_000)
  return begun.seed
}

describe('[SR-02] a password that is changed while it is looked at', () => {
  it('by its owner leaves no token to the old one', async () => {
    const owner = await test.login('teacher')
    const change = { oldPassword: 'teacher', newPassword: NEW }
    const stale = await during(
      () => signIn('teacher'),
      () => test.call('changeOwnPassword', change, owner),
    )
    expect(stale).toMatchObject(WRONG)
    expect(await tokensOf('teacher')).toBe(1)
    expect(outcome(await signIn('teacher', NEW))).toBe('done')
  })

  it('by staff leaves no token to the old one, which cannot set another one any more', async () => {
    const stale = await during(
      () => signIn('tutor'),
      () => reset('tutor'),
    )
    expect(stale).toMatchObject(WRONG)
    const thief = (await signIn('tutor', NEW)).data?.token
    const change = { oldPassword: NEW, newPassword: 'stolen once for 9 years' }
    const stolen = await during(
      () => test.call('changeOwnPassword', change, thief),
      () => reset('tutor', 'rain over 5 hills'),
    )
    expect(stolen).toMatchObject({ isSuccess: false, code: 'old_password_wrong' })
    expect(await tokensOf('tutor')).toBe(0)
    expect(outcome(await signIn('tutor', 'rain over 5 hills'))).toBe('done')
  })

  it('by staff to the same one leaves it to who signs in anew, no device from before', async () => {
    await reset('tutor')
    const token = (await signIn('tutor', NEW)).data?.token
    const change = { oldPassword: NEW, newPassword: 'hail over 8 hills' }
    const stale = during(
      () => test.call('changeOwnPassword', change, token),
      () => reset('tutor'),
    )
    await expect(stale).rejects.toThrow(/403 .*Please sign in again\./)
    expect(await tokensOf('tutor')).toBe(0)
    expect(outcome(await signIn('tutor', NEW))).toBe('done')
  })

  it('is the same one where another sign-in has renewed its hash', async () => {
    const stale = await whileRenewed('student2', 'student2', () => signIn('student2'))
    expect(outcome(stale)).toBe('done')
    const change = { oldPassword: 'student2', newPassword: NEW }
    const changed = await whileRenewed('student2', 'student2', () =>
      test.call('changeOwnPassword', change, stale.data?.token),
    )
    expect(outcome(changed)).toBe('done')
    expect(outcome(await signIn('student2', NEW))).toBe('done')
  })

  it('is looked at twice, not for ever', async () => {
    const [user] = await test.db.select().from(users).where(eq(users.userId, 'student2'))
    const work = vi.fn(async () => null)
    expect(user && (await withProvenPassword(test.db, user, NEW, work))).toBeNull()
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('ends the secret address of a calendar, too', async () => {
    const student = await test.login('student')
    const feed = await test.call('renewCalendarFeed', {}, student)
    if (!feed.isSuccess) throw new Error(feed.message)
    const read = async () => (await test.app.inject(new URL(feed.address).pathname)).statusCode
    expect(await read()).toBe(200)
    await reset('student')
    expect(await read()).toBe(404)
    expect(await test.db.$count(calendarFeeds, eq(calendarFeeds.userId, 'student'))).toBe(0)
  })
})

describe('[SR-02] a second factor that is set up during a sign-in', () => {
  it('asks for its code, and takes none of the one before', async () => {
    const name = 'lcadmin'
    const owner = await test.login(name)
    let seed = ''
    const setUp = async (code: string | null) => {
      seed = await setUpFactor(owner, name, code)
    }
    const stale = await during(
      () => signIn(name),
      () => setUp(null),
    )
    expect(stale).toMatchObject({ isSuccess: false, status: 'code_needed' })
    expect(await tokensOf(name)).toBe(1)

    const [user] = await test.db.select().from(users).where(eq(users.userId, name))
    const factorOf = user ? await findSecondFactor(test.db, user) : null
    await setUp(codeOf(seed))
    const context = { now: test.now(), timeZone: 'UTC', caller: null, userAgent: null }
    const opened = user && (await openAccount(test.db, user, context, { factorOf }))
    expect(opened).toMatchObject({ isSuccess: false, status: 'code_needed' })
    expect(await tokensOf(name)).toBe(1)
  })

  it('is enough with its code where another sign-in has renewed the hash of the password', async () => {
    const [username, password] = ['tutor', 'fog over 7 hills']
    await reset(username, password)
    const seed = await setUpFactor((await signIn(username, password)).data?.token ?? '', password)
    const signedIn = await whileRenewed(username, password, () =>
      test.call('signInWithCode', { username, password, code: codeOf(seed) }),
    )
    expect(outcome(signedIn)).toBe('done')
  })

  it('is no way around a password that is changed meanwhile', async () => {
    const [username, password] = ['teacher', 'snow over 6 hills']
    await reset(username, password)
    const seed = await setUpFactor((await signIn(username, password)).data?.token ?? '', password)
    const stale = await during(
      () => test.call('signInWithCode', { username, password, code: codeOf(seed) }),
      () => reset(username),
    )
    expect(stale).toMatchObject(WRONG)
    expect(await tokensOf(username)).toBe(0)
  })
})
