import { hash } from 'node:crypto'
import type { CallInput } from '@wordstride/api'
import { desc, eq } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drafts, importedMedia, sessions } from '../../db/schema'
import { withMediaAddresses } from '../../sessions/aliases/mediaAddress'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { gradedPupil, setLevels } from '../../testing/gradedPupil'
import { loadSmallPack } from '../../testing/loadSmallPack'
import { editors, problemText } from '../../testing/publishing'
import { untilWaitedFor } from '../../testing/untilWaitedFor'
import { forgetMedia } from './forgetMediaJob'

let test: TestApp
let staff: Awaited<ReturnType<typeof editors>>
beforeAll(async () => {
  test = await createTestApp({ contentPack: await loadSmallPack() })
  staff = await editors(test)
})
afterAll(() => test.close())

/** A picture that no other is. */
const picture = (name: string) => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(name)])
/** One of this size, which a zip packs into a twentieth: blocks that are repeated, each another. */
function largePicture(name: string, size: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(size / 80_000) }, (_, i) => {
    const seeds = Array.from({ length: 125 }, (_, k) => hash('sha256', `${name} ${i} ${k}`, 'buffer'))
    return Buffer.alloc(80_000, Buffer.concat(seeds))
  })
  return Buffer.concat([picture(name), ...blocks])
}
const recording = (name: string) => Buffer.from(`ID3 ${name}`)

const item = (id: string, body: string) => `<?xml version="1.0"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="${id}" title="${id}">
  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
    <correctResponse><value>A</value></correctResponse>
  </responseDeclaration>
  <itemBody>${body}
    <choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Which is a noun?</prompt>
      <simpleChoice identifier="A">cat</simpleChoice><simpleChoice identifier="B">run</simpleChoice>
    </choiceInteraction>
  </itemBody>
</assessmentItem>`

const showing = (file: string) => `<p>Look: <img src="${file}" alt="a picture"/></p>`
const playing = (file: string) => `<audio src="${file}"/>`

/** A package of items with the files that they show. */
function packageOf(items: Record<string, string>, files: Record<string, Uint8Array>) {
  const resources = Object.keys(items).map(
    (id) => `<resource identifier="${id}" type="imsqti_item_xmlv2p2" href="${id}.xml"/>`,
  )
  const entries = Object.entries(items).map(([id, body]) => [`${id}.xml`, strToU8(item(id, body))] as const)
  const zip = zipSync({
    'imsmanifest.xml': strToU8(`<manifest><resources>${resources.join('')}</resources></manifest>`),
    ...Object.fromEntries(entries),
    ...files,
  })
  return { fileName: 'items.zip', content: Buffer.from(zip).toString('base64') }
}

type File = ReturnType<typeof packageOf>

async function preview(file: File) {
  const reply = await staff.author('previewImport', file)
  if (!reply.isSuccess) throw new Error(reply.code)
  return reply
}

async function imported(file: File, chosen: number[]) {
  const place: Pick<CallInput<'importDrafts'>, 'skillId' | 'pool'> = { skillId: 'la.2.nouns', pool: 'E' }
  const reply = await staff.author('importDrafts', { ...file, ...place, level: null, chosen })
  if (!reply.isSuccess) throw new Error(reply.code)
  return reply
}

/** Imports one picture and gives its address and the draft that shows it. */
async function importPicture(name: string) {
  const file = packageOf({ [name]: showing('a.png') }, { 'a.png': picture(name) })
  const { drafts: made } = await imported(file, [1])
  const [draft] = await test.db
    .select()
    .from(drafts)
    .where(eq(drafts.draftId, made[0]?.draftId ?? ''))
  const [address = ''] = /\/media\/imported\/\w+\.png/.exec(draft?.text ?? '') ?? []
  return { address, draft: draft as NonNullable<typeof draft> }
}

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers })
const stored = async () => (await test.db.select().from(importedMedia)).map(({ address }) => address)

/** The address as the page of drafts has it. */
async function shownToStaff({ text, problemId }: { text: string; problemId: string }) {
  const reply = await staff.author('checkDraft', { problemId, language: 'yaml', text })
  if (!reply.isSuccess) throw new Error(reply.code)
  const [shown = ''] = /\/media\/imported\/[^")]+/.exec(JSON.stringify(reply.problem)) ?? []
  return { shown, findings: reply.findings.map(({ message }) => message) }
}

describe('media of an import', () => {
  it('come with the preview, of which nothing is stored', async () => {
    const before = await stored()
    const { questions, media } = await preview(
      packageOf(
        { a: showing('pictures/cat.png'), b: playing('cat.mp3'), c: showing('not-there.png') },
        { 'pictures/cat.png': picture('cat'), 'cat.mp3': recording('cat'), 'unused.png': picture('unused') },
      ),
    )
    expect(questions).toMatchObject([
      { problem: { problem_type: 'selection' }, reason: null },
      { problem: { problem_type: 'selection' }, reason: null },
      { problem: null, reason: 'its picture or recording not-there.png does not stand in the package.' },
    ])
    expect(media.map(({ content }) => Buffer.from(content, 'base64'))).toEqual([
      picture('cat'),
      recording('cat'),
    ])
    for (const [i, { address }] of media.entries())
      expect(JSON.stringify(questions[i]?.problem)).toContain(address)
    expect(await stored()).toEqual(before)
  })

  it('are stored with the drafts that show them, each once', async () => {
    const before = await stored()
    const file = packageOf(
      { first: showing('a.png'), second: showing('b.png'), third: showing('a.png') },
      { 'a.png': picture('of two'), 'b.png': picture('not chosen') },
    )
    await imported(file, [1, 3])
    const added = (await stored()).filter((address) => !before.includes(address))
    expect(added).toHaveLength(1)
    const [row] = await test.db
      .select()
      .from(importedMedia)
      .where(eq(importedMedia.address, added[0] ?? ''))
    expect(row).toMatchObject({
      content: picture('of two'),
      size: picture('of two').length,
      servedSince: null,
    })
  })

  it.each<[string, Uint8Array, string]>([
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'a.png is no picture or recording that is taken.',
    ],
    [
      'a page',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      'a.png is no picture or recording that is taken.',
    ],
    [
      'more than 5 MB',
      largePicture('large', 5_000_000),
      'its picture or recording a.png is larger than 5 MB.',
    ],
  ])('are refused when they are %s', async (_, content, reason) => {
    const before = await stored()
    const file = packageOf({ bad: showing('a.png') }, { 'a.png': content })
    const { questions, media } = await preview(file)
    expect(questions).toMatchObject([{ problem: null, reason }])
    expect(media).toEqual([])
    expect((await imported(file, [1])).refused).toEqual([{ number: 1, reason }])
    expect(await stored()).toEqual(before)
  })

  it('take room once: a file that was imported before still finds it when all is taken', async () => {
    const file = packageOf({ again: showing('a.png') }, { 'a.png': picture('again') })
    await imported(file, [1])
    const other = '/media/imported/0000000000000000.png'
    await test.db
      .insert(importedMedia)
      .values({ address: other, content: picture('x'), size: 499_999_990, key: 'x', storedAt: test.now() })
    const { drafts: made } = await imported(file, [1])
    const fresh = packageOf({ fresh: showing('b.png') }, { 'b.png': picture('fresh and too much') })
    const { refused } = await imported(fresh, [1])
    await test.db.delete(importedMedia).where(eq(importedMedia.address, other))
    expect(made).toMatchObject([{ kind: 'same' }])
    expect(refused).toEqual([{ number: 1, reason: expect.stringContaining('no more room') }])
  })

  it.skipIf(!process.env.TEST_DATABASE_URL)(
    'are stored in the order of their addresses, as they are published, whatever the order of the questions',
    async () => {
      const pictures = [picture('one of two'), picture('other of two')]
      const fileOf = (...shown: (Buffer | undefined)[]) =>
        packageOf(
          Object.fromEntries(shown.map((_, i) => [`q${i}`, showing(`${i}.png`)])),
          Object.fromEntries(shown.map((bytes = picture(''), i) => [`${i}.png`, bytes])),
        )
      const { media } = await preview(fileOf(...pictures))
      const [lower, higher] = media.toSorted((a, b) => (a.address < b.address ? -1 : 1))
      if (!lower || !higher) throw new Error('There are no pictures.')
      const bytesOf = ({ content }: typeof lower) => Buffer.from(content, 'base64')
      const file = fileOf(bytesOf(higher), bytesOf(lower))
      await imported(file, [1, 2])
      const isOf = ({ address }: typeof lower) => eq(importedMedia.address, address)
      const again = await test.db.transaction(async (tx) => {
        await tx.select().from(importedMedia).where(isOf(lower)).for('update')
        const reply = imported(file, [1, 2])
        await untilWaitedFor(tx)
        await tx.select().from(importedMedia).where(isOf(higher)).for('update', { noWait: true })
        return { reply }
      })
      expect((await again.reply).drafts).toMatchObject([{ kind: 'same' }, { kind: 'same' }])
    },
  )

  it('are more than one file may bring', async () => {
    const names = ['a', 'b', 'c']
    const file = packageOf(
      Object.fromEntries(names.map((name) => [name, showing(`${name}.png`)])),
      Object.fromEntries(names.map((name) => [`${name}.png`, largePicture(name, 4_000_000)])),
    )
    expect(await staff.author('previewImport', file)).toMatchObject({
      isSuccess: false,
      code: 'import_large',
    })
  })
})

describe('media of a draft', () => {
  it('open to those who see drafts, by an address that others do not have', async () => {
    const { address, draft } = await importPicture('of a draft')
    const { shown } = await shownToStaff(draft)
    expect(shown).toMatch(new RegExp(`^${address}\\?key=[0-9a-f]{32}$`))
    const opened = await get(shown)
    expect(opened).toMatchObject({ statusCode: 200, rawPayload: picture('of a draft') })
    expect(opened.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
    const foreign = (await shownToStaff((await importPicture('of another')).draft)).shown.split('?')[1]
    for (const url of [
      address,
      `${address}?key=`,
      `${address}?key=${'0'.repeat(32)}`,
      `${address}?${foreign}`,
    ]) {
      const refused = await get(url)
      expect(refused, url).toMatchObject({ statusCode: 404 })
      expect(refused.headers['cache-control'], url).toBe('no-store')
    }
  })

  it('must be there', async () => {
    const nowhere = '/media/imported/0123456789abcdef.png'
    const { address } = await importPicture('that is there')
    const text = problemText('E900', `Which word is a noun? ![a](${nowhere}) ![b](${address})`)
    const { findings } = await shownToStaff({ text, problemId: 'la.2.nouns.E900' })
    expect(findings).toContain(`There is no file ${nowhere}.`)
    expect(findings.join(' ')).not.toContain(address)
  })

  it.each([
    '/media/imported/0123456789abcdef.svg',
    '/media/imported/..%2f..%2fpackage.json',
    '/media/imported/0123456789abcdef.png/x',
    '/media/imported/x.png',
    '/media/imported/0123456789abcdef.png',
  ])('are no way to %s', async (url) => {
    expect(await get(url)).toMatchObject({ statusCode: 404 })
  })
})

describe('media of what is published', () => {
  it('open to everyone, in parts too, to graded work by its own addresses, and go into the files', async () => {
    const { address } = await importPicture('that is published')
    const text = problemText('E901', `Which word names what you see? ![a lamp](${address})`)
    const problemId = 'la.2.nouns.E901'
    const draft = await staff.approved(problemId, text)
    const key = (await shownToStaff({ text, problemId })).shown.split('?')[1]
    expect(key).toBeDefined()
    await staff.publish(draft)

    const opened = await get(address)
    expect(opened).toMatchObject({ statusCode: 200, rawPayload: picture('that is published') })
    expect(opened.headers['cache-control']).toBe('public, max-age=86400')
    expect((await shownToStaff({ text, problemId })).shown).toBe(address)

    const size = picture('that is published').length
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 10],
      ['bytes=8-', 8, size],
      ['bytes=-4', size - 4, size],
    ] as const) {
      const part = await get(address, { range })
      expect(part.headers['content-range'], range).toBe(`bytes ${from}-${to - 1}/${size}`)
      expect(part.statusCode, range).toBe(206)
      expect(part.rawPayload, range).toEqual(picture('that is published').subarray(from, to))
    }
    expect(await get(address, { range: `bytes=${size}-` })).toMatchObject({ statusCode: 416 })

    await setLevels(test, { 'la.2.nouns': 2 }, { grade: 2 })
    await gradedPupil(test, await test.login('student')).take({ section: 'ae.la', grade: 2 })
    const [session] = await test.db.select().from(sessions).orderBy(desc(sessions.startedAt)).limit(1)
    if (!session?.aliasSecret) throw new Error('There is no graded session.')
    const { userId, sessionId, aliasSecret } = session
    const [sealed = ''] = withMediaAddresses([address], aliasSecret, { kind: 'session', userId, sessionId })
    expect(sealed).not.toContain('imported')
    const graded = await get(sealed)
    expect(graded).toMatchObject({ statusCode: 200, rawPayload: picture('that is published') })
    expect(graded.headers['cache-control']).toBe('private, max-age=3600')

    const exported = await staff.admin('exportPublished', {})
    if (!exported.isSuccess) throw new Error(exported.code)
    expect(exported.media).toEqual([{ address, content: picture('that is published').toString('base64') }])
  })
})

describe('media that nothing shows', () => {
  it('are removed: not before a day, and of a withdrawn draft not before a month', async () => {
    const DAY = 86_400_000
    const after = (days: number) => forgetMedia(test.db, new Date(test.now().getTime() + days * DAY))
    const kept = await importPicture('that is kept')
    const shared = packageOf({ one: showing('s.png'), two: showing('s.png') }, { 's.png': picture('shared') })
    const [one] = (await imported(shared, [1, 2])).drafts
    const gone = await importPicture('that goes')
    for (const { draftId, revision } of [{ draftId: gone.draft.draftId, revision: 1 }, one ?? gone.draft]) {
      const withdrawn = await staff.author('noteDraft', { draftId, revision, kind: 'withdrawn', text: '' })
      expect(withdrawn).toMatchObject({ isSuccess: true })
    }
    await test.db.insert(importedMedia).values({
      address: '/media/imported/ffffffffffffffff.png',
      ...{ content: picture('x'), size: 9, key: 'x', storedAt: test.now() },
    })
    const before = await stored()
    expect(await after(0.5)).toBe(0)
    expect(await after(2)).toBe(1)
    expect(await stored()).toEqual(before.filter((address) => !address.includes('ffffffffffffffff')))
    expect(await after(29)).toBe(0)
    expect(await after(31)).toBe(1)
    const left = await stored()
    expect(left).not.toContain(gone.address)
    expect(left).toContain(kept.address)
    expect(left).toHaveLength(before.length - 2)
  })
})
