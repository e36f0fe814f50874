import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokens } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { describeDevice } from './describeDevice'

const HOUR = 3_600_000
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: new Date('2026-03-10T12:20:00Z') })
})
afterAll(() => test.close())

async function signIn(name: string, userAgent: string): Promise<string> {
  const params = { username: name, password: name }
  const { body } = await test.post('userauth', { function: 'login', params }, { 'user-agent': userAgent })
  return body.data.token
}
async function list(token: string) {
  const reply = await test.call('listSignIns', {}, token)
  return reply.isSuccess ? reply.signIns : []
}
const end = (signInId: string | null, token: string) => test.call('endSignIns', { signInId }, token)
const isLive = async (token: string) =>
  (await test.post('userauth', { function: 'userByToken', params: {} }, { token })).status === 200

describe('describeDevice', () => {
  it.each([
    [CHROME, 'Chrome on Windows'],
    [IPAD, 'Safari on iPad'],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
      'Chrome on Chrome OS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on macOS',
    ],
    [null, null],
    ['', null],
  ])('%s is %s', (userAgent, device) => {
    expect(describeDevice(userAgent)).toBe(device)
  })

  it('makes no fault of what no browser says', () => {
    for (const odd of ['<script>', 'x'.repeat(300), '(((', '\u00ff'])
      expect(typeof (describeDevice(odd) ?? '')).toBe('string')
  })
})

describe('the sign-ins of a user', () => {
  it('[SR-04] are those of the caller alone, the own device first, with device, day and hour', async () => {
    const there = await signIn('student', IPAD)
    test.advance(2 * HOUR)
    const here = await signIn('student', `${CHROME}${' '.repeat(400)}`)
    await signIn('student2', CHROME)
    test.advance(HOUR)
    expect(await isLive(there)).toBe(true)
    const at = (time: string) => Date.parse(`2026-03-10T${time}Z`)
    const signInId = expect.stringMatching(/^[0-9a-f]{32}$/)
    expect(await list(here)).toEqual([
      { signInId, device: 'Chrome on Windows', signedInAt: at('14:20'), usedAt: at('15:00'), isHere: true },
      { signInId, device: 'Safari on iPad', signedInAt: at('12:20'), usedAt: at('15:00'), isHere: false },
    ])
    const stored = await test.db.select().from(tokens).where(eq(tokens.userId, 'student'))
    expect(Math.max(...stored.map(({ userAgent }) => userAgent?.length ?? 0))).toBe(300)
    expect(JSON.stringify(await list(here))).not.toContain(stored[0]?.tokenHash)
  })

  it('[SR-04] end one by one or all but the own, and nobody ends those of others', async () => {
    const [here, one, two, three] = await Promise.all(
      Array.from({ length: 4 }, () => signIn('tutor', CHROME)),
    )
    if (!here || !one || !two || !three) throw new Error('no token')
    const idOf = async (token: string) => (await list(token)).find(({ isHere }) => isHere)?.signInId ?? ''
    const [ofOne, ofHere] = [await idOf(one), await idOf(here)]
    const stranger = await signIn('teacher', CHROME)
    expect(await end(ofOne, stranger)).toMatchObject({ code: 'sign_in_unknown' })
    expect(await end(ofHere, here)).toMatchObject({ code: 'sign_in_unknown' })
    expect(await isLive(one)).toBe(true)
    expect(await end(ofOne, here)).toMatchObject({ ended: 1 })
    expect(await Promise.all([here, one, two, three].map(isLive))).toEqual([true, false, true, true])
    expect(await end(ofOne, here)).toMatchObject({ code: 'sign_in_unknown' })
    expect(await end(null, here)).toMatchObject({ ended: 2 })
    expect(await Promise.all([here, two, three, stranger].map(isLive))).toEqual([true, false, false, true])
    expect(await end(null, here)).toMatchObject({ ended: 0 })
  })
})
