import { randomUUID } from 'node:crypto'
import type { CallParams, Role } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { Secret, TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readCommand } from '../../admin/readCommand'
import { runCommand } from '../../admin/runCommand'
import { loginAttempts, secondFactors, spareCodes, staffActions, tokens, users } from '../../db/schema'
import { beforeNextWriting } from '../../testing/beforeNextWriting'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { openSeed, sealSeed } from './sealSeed'

const HALF_MINUTE = 30_000
const KEY = 'a key of the server with 32 signs'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ environment: { SECOND_FACTOR_KEY: KEY } })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(loginAttempts)
  await test.db.delete(spareCodes)
  await test.db.delete(secondFactors)
  // The codes of the test before were of this half minute.
  test.advance(10 * HALF_MINUTE)
})

const codeOf = (seed: string, app = test): string =>
  new TOTP({ secret: Secret.fromBase32(seed) }).generate({ timestamp: app.now().getTime() })
const outcome = (reply: { isSuccess: boolean; code?: string | undefined; status: string }) =>
  reply.isSuccess ? 'done' : (reply.code ?? reply.status)

async function setUp(name: string, token: string, app = test) {
  const begun = await app.call('beginSecondFactor', { password: name, code: null }, token)
  if (!begun.isSuccess) throw new Error(begun.message)
  const confirmed = await app.call('confirmSecondFactor', { code: codeOf(begun.seed, app) }, token)
  if (!confirmed.isSuccess) throw new Error(confirmed.message)
  app.advance(2 * HALF_MINUTE)
  return { seed: begun.seed, address: begun.address, spare: confirmed.spareCodes }
}
const signIn = (name: string, code: string, password = name) =>
  test.call('signInWithCode', { username: name, password, code })
const isLive = async (token: string, app = test) =>
  (await app.post('userauth', { function: 'userByToken', params: {} }, { token })).status === 200

describe('a sign-in with a second factor', () => {
  it('[SR-02] gives no token for the password alone, and one for password and code', async () => {
    const { seed, address } = await setUp('teacher', await test.login('teacher'))
    expect(URI.parse(address)).toMatchObject({
      issuer: 'Wordstride',
      label: 'teacher',
      digits: 6,
      period: 30,
    })
    const params = { username: 'teacher', password: 'teacher' }
    expect((await test.post('userauth', { function: 'login', params })).body).toEqual({
      is_success: false,
      status: 'code_needed',
      code: 'code_missing',
      message: 'Please type the code of your authenticator app, too.',
    })
    expect(await test.call('login', { ...params, password: 'wrong' })).toMatchObject({
      code: 'wrong_credentials',
    })
    expect(await signIn('teacher', codeOf(seed), 'wrong')).toMatchObject({ code: 'wrong_credentials' })
    expect(await signIn('nobody', codeOf(seed))).toMatchObject({ code: 'wrong_credentials' })
    expect(await signIn('teacher', '000000')).toMatchObject({ code: 'code_wrong' })
    const right = await signIn('teacher', codeOf(seed).replace(/^.../, '$& '))
    expect(right).toMatchObject({ status: 'started', firstname: expect.any(String) })
    expect(await isLive(right.data?.token ?? '')).toBe(true)
  })

  it('takes a code once, also of two at once, and one of a clock that is half a minute off', async () => {
    const { seed } = await setUp('teacher', await test.login('teacher'))
    const code = codeOf(seed)
    const both = await Promise.all([signIn('teacher', code), signIn('teacher', code)])
    expect(both.map(outcome).sort()).toEqual(['code_wrong', 'done'])
    expect(outcome(await signIn('teacher', code))).toBe('code_wrong')
    test.advance(2 * HALF_MINUTE)
    const late = codeOf(seed)
    test.advance(HALF_MINUTE)
    expect(outcome(await signIn('teacher', late))).toBe('done')
    test.advance(3 * HALF_MINUTE)
    const old = codeOf(seed)
    test.advance(2 * HALF_MINUTE)
    expect(outcome(await signIn('teacher', old))).toBe('code_wrong')
  })

  it('takes each of ten spare codes once, in capitals or without its hyphen, too', async () => {
    const token = await test.login('teacher')
    const { spare } = await setUp('teacher', token)
    const [first = '', second = ''] = spare
    expect([new Set(spare).size, spare.every((code) => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(code))]).toEqual([
      10,
      true,
    ])
    expect(outcome(await signIn('teacher', first))).toBe('done')
    expect(outcome(await signIn('teacher', first))).toBe('code_wrong')
    expect(outcome(await signIn('teacher', second.toUpperCase().replace('-', '')))).toBe('done')
    expect(await test.call('getSecondFactor', {}, token)).toMatchObject({ spareCodesLeft: 8 })
  })

  it('[SR-02] takes ten wrong codes and no more, whatever right passwords come between', async () => {
    const { seed } = await setUp('teacher', await test.login('teacher'))
    for (let tries = 0; tries < 10; tries += 1) {
      expect(outcome(await signIn('teacher', '000000'))).toBe('code_wrong')
      if (tries < 9)
        expect(await test.call('login', { username: 'teacher', password: 'teacher' })).toMatchObject({
          status: 'code_needed',
        })
    }
    expect(outcome(await signIn('teacher', codeOf(seed)))).toBe('too_many_attempts')
    test.advance(16 * 60_000)
    expect(outcome(await signIn('teacher', codeOf(seed)))).toBe('done')
  })

  it('stores the seed encrypted for its user, spare codes as slow hashes, and exports neither', async () => {
    const { seed, spare } = await setUp('teacher', await test.login('teacher'))
    const [stored] = await test.db.select().from(secondFactors)
    const hashes = (await test.db.select().from(spareCodes)).map(({ codeHash }) => codeHash)
    expect(JSON.stringify(stored)).not.toContain(seed)
    expect(openSeed(KEY, 'teacher', stored?.seed ?? '')).toBe(seed)
    expect(openSeed(KEY, 'tutor', stored?.seed ?? '')).toBeNull()
    expect(openSeed(null, 'teacher', stored?.seed ?? '')).toBeNull()
    expect(hashes.filter((hash) => hash.startsWith('$argon2id$'))).toHaveLength(10)
    expect(hashes.join().includes(spare[0]?.replace('-', '') ?? '')).toBe(false)
    // One from before there was a key is encrypted when it is used.
    await test.db.update(secondFactors).set({ seed: sealSeed(null, 'teacher', seed) })
    expect(outcome(await signIn('teacher', codeOf(seed)))).toBe('done')
    expect((await test.db.select().from(secondFactors))[0]?.seed).toMatch(/^sealed:/)
  })
})

describe('setting it up', () => {
  const begin = (params: CallParams<'beginSecondFactor'>, token: string) =>
    test.call('beginSecondFactor', params, token)

  it('asks for the password, counts only with a code of the app, and ends the other devices', async () => {
    const [here, there] = [await test.login('teacher'), await test.login('teacher')]
    expect(outcome(await test.call('confirmSecondFactor', { code: '123456' }, here))).toBe(
      'second_factor_not_begun',
    )
    expect(outcome(await begin({ password: 'wrong', code: null }, here))).toBe('password_wrong')
    const begun = await begin({ password: 'teacher', code: null }, here)
    expect(outcome(await test.call('confirmSecondFactor', { code: '000000' }, here))).toBe('code_wrong')
    expect(await isLive(await test.login('teacher'))).toBe(true)
    const code = begun.isSuccess ? codeOf(begun.seed) : ''
    expect(outcome(await test.call('confirmSecondFactor', { code }, here))).toBe('done')
    expect([await isLive(here), await isLive(there)]).toEqual([true, false])
  })

  it('again, for another phone, asks for a code; until it is confirmed the old one holds', async () => {
    const token = await test.login('teacher')
    const { seed, spare } = await setUp('teacher', token)
    expect(outcome(await begin({ password: 'teacher', code: null }, token))).toBe('code_wrong')
    const begun = await begin({ password: 'teacher', code: codeOf(seed) }, token)
    test.advance(2 * HALF_MINUTE)
    expect(outcome(await signIn('teacher', codeOf(seed)))).toBe('done')
    const next = begun.isSuccess ? begun.seed : ''
    test.advance(2 * HALF_MINUTE)
    expect(outcome(await test.call('confirmSecondFactor', { code: codeOf(next) }, token))).toBe('done')
    test.advance(2 * HALF_MINUTE)
    expect(outcome(await signIn('teacher', codeOf(seed)))).toBe('code_wrong')
    expect(outcome(await signIn('teacher', spare[0] ?? ''))).toBe('code_wrong')
    expect(outcome(await signIn('teacher', codeOf(next)))).toBe('done')
  })

  it('that was begun with a password of before is confirmed by nobody', async () => {
    const isTeacher = eq(users.userId, 'teacher')
    const [before] = await test.db.select().from(users).where(isTeacher)
    const begun = await begin({ password: 'teacher', code: null }, await test.login('teacher'))
    const newPassword = { kind: 'typed', password: 'walrus-kite-77' } as const
    const admin = await test.login('admin')
    expect(outcome(await test.call('resetPassword', { userId: 'teacher', newPassword }, admin))).toBe('done')
    const { data } = await test.call('login', { username: 'teacher', password: 'walrus-kite-77' })
    const code = begun.isSuccess ? codeOf(begun.seed) : ''
    const confirmed = await test.call('confirmSecondFactor', { code }, data?.token)
    expect(outcome(confirmed)).toBe('second_factor_not_begun')
    await test.db.update(users).set({ passwordHash: before?.passwordHash }).where(isTeacher)
  })

  it('is not begun by who was signed out while the password was looked at', async () => {
    const token = await test.login('teacher')
    beforeNextWriting(test.db, () => test.db.delete(tokens))
    await expect(begin({ password: 'teacher', code: null }, token)).rejects.toThrow('403')
    expect(await test.db.$count(secondFactors)).toBe(0)
  })

  it('ends with password and code; learners have none', async () => {
    const token = await test.login('teacher')
    const { seed } = await setUp('teacher', token)
    const end = (code: string) => test.call('endSecondFactor', { password: 'teacher', code }, token)
    expect(outcome(await end('000000'))).toBe('code_wrong')
    expect(outcome(await end(codeOf(seed)))).toBe('done')
    expect(outcome(await end(codeOf(seed)))).toBe('no_second_factor')
    expect(await isLive(await test.login('teacher'))).toBe(true)
    const student = await test.login('student')
    expect(outcome(await begin({ password: 'student', code: null }, student))).toBe('not_allowed')
    expect(await test.call('getSecondFactor', {}, student)).toMatchObject({ isOffered: false })
  })
})

describe('a second factor that is lost', () => {
  it('[SR-04] is removed by who manages the account, and that is written down', async () => {
    await setUp('teacher', await test.login('teacher'))
    const admin = await test.login('admin')
    const remove = async (by: string) =>
      outcome(await test.call('removeSecondFactor', { userId: 'teacher' }, by))
    await expect(remove(await test.login('tutor'))).rejects.toThrow('403')
    expect(await test.call('getAccount', { userId: 'teacher' }, admin)).toMatchObject({
      hasSecondFactor: true,
    })
    expect([await remove(admin), await remove(admin)]).toEqual(['done', 'no_second_factor'])
    expect(await isLive(await test.login('teacher'))).toBe(true)
    const trail = await test.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.action, 'second_factor_removed'))
    expect(trail.map(({ staffId, userId }) => [staffId, userId])).toEqual([['admin', 'teacher']])
  })

  it('[SR-04] stays with who has become an administrator meanwhile', async () => {
    await setUp('teacher', await test.login('teacher'))
    const lcadmin = await test.login('lcadmin')
    const become = (role: Role) => test.db.update(users).set({ role }).where(eq(users.userId, 'teacher'))
    beforeNextWriting(test.db, () => become('admin'))
    const removed = await test.call('removeSecondFactor', { userId: 'teacher' }, lcadmin)
    expect(outcome(removed)).toBe('account_not_yours')
    expect(await test.db.$count(secondFactors, eq(secondFactors.userId, 'teacher'))).toBe(1)
    await become('school_teacher')
  })

  it('is removed on the command line, which signs the account out', async () => {
    const token = await test.login('admin')
    await setUp('admin', token)
    const command = readCommand(['remove-second-factor', 'admin'], 'http://127.0.0.1')
    if (command === null) throw new Error('no command')
    const lines: string[] = []
    const around = { db: test.db, country: 'US', now: test.now(), askPassword: async () => null } as const
    await runCommand(command, { ...around, print: (line) => lines.push(line) })
    expect(lines).toEqual([
      "The account 'admin' signs in with its password alone; it is signed out everywhere.",
    ])
    expect(await isLive(token)).toBe(false)
    await expect(runCommand(command, { ...around, print: () => {} })).rejects.toThrow(
      "The account 'admin' has no second factor.",
    )
  })
})

describe('where administrators need one', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await createTestApp({ environment: { REQUIRE_SECOND_FACTOR: 'admin' } })
  })
  afterAll(() => strict.close())

  it('they can do nothing before it is set up, and it cannot be ended', async () => {
    const params = { username: 'admin', password: 'admin' }
    const opened = await strict.call('login', params)
    const token = opened.data?.token ?? ''
    const lacksOne = async (token: string) => {
      const reply = await strict.call('userByToken', {}, token)
      return reply.isSuccess && reply.data.lacksSecondFactor
    }
    expect(await lacksOne(token)).toBe(true)
    expect(await lacksOne(await strict.login('tutor'))).toBe(false)
    const listMails = async () =>
      outcome(await strict.call('listMails', { pageId: 1, mailsPerPage: 5 }, token))
    const watch = async () => (await strict.get(`classes/${randomUUID()}/changes`, { token })).status
    expect([await listMails(), await watch()]).toEqual(['second_factor_missing', 403])
    const { seed } = await setUp('admin', token, strict)
    expect([await listMails(), await watch()]).toEqual(['done', 404])
    expect(await lacksOne(token)).toBe(false)
    const code = codeOf(seed, strict)
    expect(outcome(await strict.call('endSecondFactor', { password: 'admin', code }, token))).toBe(
      'second_factor_needed',
    )
    // Without a key the seed is stored as it is (docs/security.md).
    expect((await strict.db.select().from(secondFactors))[0]?.seed).toBe(`plain:${seed}`)
  })
})
