import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions, testSessions } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { type GradedReply, gradedPupil, setLevels } from '../testing/gradedPupil'
import { loadSmallPack } from '../testing/loadSmallPack'
import { testTaker } from '../testing/testTaker'
import { textsIn } from './guesses'

let test: TestApp
let words: string[]
let learningMedia: string[]
const tokens = new Map<string, string>()

const addressesIn = (value: unknown): string[] =>
  [...textsIn(value)].flatMap((text) => text.match(/\/media\/[^\s")]+/g) ?? [])

beforeAll(async () => {
  const pack = await loadSmallPack()
  test = await createTestApp({ contentPack: pack })
  const chapters = pack.chapters.filter(({ section_type }) => section_type === 'ae.voc')
  words = chapters.flatMap(({ skills }) => skills.map(({ skill_id }) => skill_id))
  learningMedia = addressesIn(chapters)
  for (const user of ['student', 'student2']) {
    tokens.set(user, await test.login(user))
    // Word Definition, unscrambling and spelling are the forms that are heard.
    const levels = Object.fromEntries(words.map((word, i) => [word, [0, 3, 4][i % 3] as number]))
    await setLevels(test, levels, { user, section: 'ae.voc', grade: 2 })
  }
})
afterAll(() => test.close())

const take = async (user: string): Promise<GradedReply> =>
  gradedPupil(test, tokens.get(user) ?? '').take({ section: 'ae.voc', grade: 2 })

const get = (url: string) => test.app.inject({ method: 'GET', url })
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('recordings of a graded session', () => {
  it('come by addresses of which none is one of the content, nor that of another session', async () => {
    const [mine, others] = [await take('student'), await take('student2')]
    const addresses = addressesIn(mine.problems)
    expect(addresses.length).toBeGreaterThan(5)
    expect(learningMedia.length).toBeGreaterThan(5)
    const known = new Set([...learningMedia, ...addressesIn(others.problems)])
    for (const address of addresses) expect(known).not.toContain(address)
    const ofWords = words.flatMap((word) => [
      word,
      createHash('sha256').update(`recording\n${word}`).digest('hex').slice(0, 10),
    ])
    for (const address of addresses) for (const guess of ofWords) expect(address).not.toContain(guess)
    // The length of a name would tell the name.
    expect(new Set(addresses.map((address) => address.length)).size).toBe(1)
  })

  it('are heard while it runs, the same after going on elsewhere, in parts, too', async () => {
    const session = await take('student')
    const [address = ''] = addressesIn(session.problems)
    expect(addressesIn((await take('student')).problems)).toContain(address)
    const reply = await get(address)
    expect(reply).toMatchObject({ statusCode: 200 })
    expect(reply.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'private, max-age=3600',
    })
    for (const name of ['etag', 'last-modified', 'content-disposition'])
      expect(reply.headers).not.toHaveProperty(name)
    const plain = await Promise.all(learningMedia.map(get))
    expect(plain.map(({ rawPayload }) => sha(rawPayload))).toContain(sha(reply.rawPayload))
    const part = await test.app.inject({ method: 'GET', url: address, headers: { range: 'bytes=0-9' } })
    expect(part).toMatchObject({ statusCode: 206 })
    expect(part.rawPayload).toHaveLength(10)
  })

  it('are refused under another session, another student, with a changed name, and where nothing is', async () => {
    const [mine, others] = [await take('student'), await take('student2')]
    const [address = ''] = addressesIn(mine.problems)
    const [name = ''] = address.split('/').at(-1)?.split('?') ?? []
    const flipped = `${name.slice(0, -2)}${name.endsWith('AA') ? 'BB' : 'AA'}`
    for (const foreign of [
      address.replace(mine.sessionId ?? '', others.sessionId ?? ''),
      address.replace(mine.sessionId ?? '', others.sessionId ?? '').replace('user=student', 'user=student2'),
      address.replace('user=student', 'user=student2'),
      address.replace('/of/session/', '/of/test/'),
      address.replace(/\?.*/, ''),
      address.replace(name, flipped),
      address.replace(name, 'words'),
      address.replace(name, '../../words'),
      address.replace(mine.sessionId ?? '', 'x'),
    ]) {
      expect(await get(foreign), foreign).toMatchObject({ statusCode: 404 })
    }
  })

  it('are refused once it has ended, or is no longer given back', async () => {
    const session = await take('student')
    const [address = ''] = addressesIn(session.problems)
    const mine = eq(sessions.sessionId, session.sessionId ?? '')
    await test.db.update(sessions).set({ sessionStatus: 'passed' }).where(mine)
    expect(await get(address)).toMatchObject({ statusCode: 404 })
    await test.db.update(sessions).set({ sessionStatus: 'in_progress' }).where(mine)
    expect(await get(address)).toMatchObject({ statusCode: 200 })
    test.advance(13 * 3_600_000)
    expect(await get(address)).toMatchObject({ statusCode: 404 })
  })
})

describe('recordings of a test', () => {
  it('come by addresses that end with it', async () => {
    const token = await test.login('superstudent')
    const taker = testTaker(test, token)
    const session = await taker.start({ testType: 'english_test', testGrade: 2, testLength: 60 })
    const addresses = addressesIn(session.problems)
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) expect(learningMedia).not.toContain(address)
    expect(await get(addresses[0] ?? '')).toMatchObject({ statusCode: 200 })
    await taker.end(session, 'left')
    const [row] = await test.db
      .select()
      .from(testSessions)
      .where(eq(testSessions.sessionId, session.sessionId ?? ''))
    expect(row?.endedAt).not.toBeNull()
    expect(await get(addresses[0] ?? '')).toMatchObject({ statusCode: 404 })
  })
})
