import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { importQtiFrom } from '../cli/importQti'
import { openFile } from '../import/openFile'
import type { ImportedQuestion } from '../interchange/importedQuestion'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

const item = (id: string, body = '', head = '') => `<qti-assessment-item identifier="${id}" title="${id}">
<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">
<qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration>${head}
<qti-item-body>${body}<qti-choice-interaction response-identifier="RESPONSE" max-choices="1">
<qti-simple-choice identifier="A">cat</qti-simple-choice><qti-simple-choice identifier="B">dog</qti-simple-choice>
</qti-choice-interaction></qti-item-body></qti-assessment-item>`

const manifest = (...hrefs: string[]) =>
  `<manifest identifier="m"><organizations/><resources>${hrefs
    .map((href, i) => `<resource identifier="r${i}" type="imsqti_item_xmlv3p0" href="${href}"/>`)
    .join('')}<resource identifier="css" type="webcontent" href="a.css"/></resources></manifest>`

const zipped = (files: Record<string, string | Uint8Array | Zippable[string]>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  )

async function imported(bytes: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  const path = join(folder, 'p.zip')
  writeFileSync(path, bytes)
  const out: string[] = []
  const err: string[] = []
  const output = { print: (line: string) => out.push(line), printError: (line: string) => err.push(line) }
  const isGood = await importQtiFrom(path, output, folder)
  const { exercises = [] } = (parse(out.join('\n')) ?? {}) as { exercises?: { id: string; body: unknown }[] }
  return {
    folder,
    isGood,
    exercises,
    err: err
      .join('\n')
      .replaceAll(folder, '')
      .replace(/\S*\/p\.zip\//g, ''),
  }
}

describe('a package', () => {
  it('is read in the order of its manifest, with its pictures and recordings', async () => {
    const { folder, exercises, err } = await imported(
      zipped({
        'imsmanifest.xml': manifest('items/b.xml', 'items/a.xml'),
        'items/a.xml': item('a'),
        'items/b.xml': item('b', '<p><img src="../media/my%20cat.png" alt="a cat"/></p>'),
        'media/my cat.png': PNG,
        'media/unused.png': PNG.with(9, 7),
      }),
    )
    const address = '/media/imported/7f47b756761a46e6.png'
    expect(JSON.stringify(exercises[0]?.body)).toContain(`"imageURL":"${address}"`)
    expect(exercises.map(({ id }) => id)).toEqual(['E1', 'E2'])
    expect(readdirSync(join(folder, 'media/imported'))).toHaveLength(1)
    expect(new Uint8Array(readFileSync(join(folder, address)))).toEqual(PNG)
    expect(err).toContain('2 of 2 items taken.')
  })

  it('may stand in one folder, and its manifest may name folders of items', async () => {
    const picture = '<p><img src="../a.png" alt="a cat"/></p>'
    const inFolder = (folder: string) =>
      zipped({
        [`${folder}imsmanifest.xml`]: manifest('a.xml').replace('<resources', '<resources xml:base="items/"'),
        [`${folder}items/a.xml`]: item('a', picture),
        [`${folder}a.png`]: PNG,
      })
    for (const folder of ['', 'My test/']) {
      const { exercises, err } = await imported(inFolder(folder))
      expect(err).toContain('1 of 1 items taken.')
      expect(JSON.stringify(exercises)).toContain('/media/imported/7f47b756761a46e6.png')
    }
    const outside = zipped({ 'p/imsmanifest.xml': manifest('../a.xml'), 'a.xml': item('a') })
    expect((await imported(outside)).err).toContain('stands outside the package')
  })

  it('gives the text that items share to each of them as its passage', async () => {
    const reference = '<qti-assessment-stimulus-ref identifier="s" href="../texts/lake.xml" title="Lake"/>'
    const { exercises, err } = await imported(
      zipped({
        'imsmanifest.xml': manifest('items/a.xml', 'items/b.xml', 'items/c.xml'),
        'items/a.xml': item('a', '<p>Who?</p>', reference),
        'items/b.xml': item('b', '', reference),
        'items/c.xml': item('c', '', reference.replace('lake', 'sea')),
        'texts/lake.xml': `<qti-assessment-stimulus identifier="s" title="The lake"><qti-stimulus-body><p>It is <b>deep</b>.</p><p><img src="p.png" alt="lake"/></p></qti-stimulus-body></qti-assessment-stimulus>`,
        'texts/p.png': PNG,
      }),
    )
    const passage = {
      kind: 'passage',
      layout: 'two_columns',
      title: 'The lake',
      pages: ['It is **deep**.\n\n![lake](/media/imported/7f47b756761a46e6.png)'],
    }
    expect(exercises.map(({ body }) => body)).toMatchObject([
      { problemItems: [passage, { kind: 'markdown', value: 'Who?' }] },
      { problemItems: [passage] },
    ])
    expect(err).toContain('items/c.xml: not taken: its text texts/sea.xml does not stand in the package.')
  })

  it.each([
    ['a picture outside', '<p><img src="../../etc/cat.png" alt=""/></p>', 'stands outside the package'],
    [
      'a picture of the net',
      '<p><img src="https://example.org/c.png" alt=""/></p>',
      'stands outside the package',
    ],
    [
      'a picture that is not there',
      '<p><img src="c.png" alt=""/></p>',
      'c.png does not stand in the package',
    ],
    [
      'a picture that is none',
      '<p><img src="a.xml" alt=""/></p>',
      'a.xml is no picture or recording that is taken',
    ],
  ])('loses no other item by %s', async (_, body, reason) => {
    const { isGood, exercises, err } = await imported(
      zipped({ 'imsmanifest.xml': manifest('a.xml', 'b.xml'), 'a.xml': item('a', body), 'b.xml': item('b') }),
    )
    expect(isGood).toBe(true)
    expect(exercises.map(({ id }) => id)).toEqual(['E2'])
    expect(err).toContain(reason)
  })

  it.each([
    ['../../secret.xml', 'it stands outside the package'],
    ['/etc/passwd', 'it stands outside the package'],
    ['file:///etc/passwd', 'it stands outside the package'],
    ['none.xml', 'it does not stand in the package'],
    ['%2e%2e/%2e%2e/etc/passwd', 'it stands outside the package'],
  ])('whose manifest names %s says so of that item', async (href, reason) => {
    const { isGood, exercises, err } = await imported(
      zipped({ 'imsmanifest.xml': manifest(href, 'b.xml'), 'b.xml': item('b') }),
    )
    expect(isGood).toBe(false)
    expect(exercises).toHaveLength(1)
    expect(err).toContain(reason)
  })

  const link = { os: 3, attrs: 0o120777 << 16 } as const
  it.each<[string, Parameters<typeof zipped>[0], string]>([
    [
      'names that lead out',
      { '../evil.xml': 'x' },
      'it cannot be unpacked: invalid relative path: ../evil.xml',
    ],
    ['absolute names', { '/etc/evil.xml': 'x' }, 'it cannot be unpacked: absolute path: /etc/evil.xml'],
    ['links', { 'a.xml': [strToU8('/etc/passwd'), link] }, '"a.xml" is a link to another file'],
    ['a bomb', { 'a.xml': new Uint8Array(20_000_000) }, '"a.xml" unpacks to more than 200 times its size'],
    [
      'too many files',
      Object.fromEntries(Array.from({ length: 5001 }, (_, i) => [`${i}.xml`, ''])),
      'it holds more than 5000 files',
    ],
    ['no manifest', { 'a.xml': item('a') }, 'there is no imsmanifest.xml in it'],
    [
      'a manifest with entities',
      { 'imsmanifest.xml': '<!DOCTYPE m [<!ENTITY a "b">]><manifest>&a;</manifest>' },
      'its imsmanifest.xml cannot be read: document types',
    ],
    ['no item', { 'imsmanifest.xml': manifest() }, 'its imsmanifest.xml names no item'],
  ])('with %s is refused as a whole', async (_, files, reason) => {
    await expect(imported(zipped(files))).rejects.toThrow(`is not taken: ${reason}`)
  })

  it('that is cut off, or says less than it unpacks to, is refused', async () => {
    const good = zipped({ 'imsmanifest.xml': manifest('b.xml'), 'b.xml': item('b') })
    await expect(imported(good.subarray(0, good.length - 30))).rejects.toThrow('it cannot be unpacked')
    const lying = new Uint8Array(good)
    const central = Buffer.from(lying).lastIndexOf(Buffer.from('PK\u0001\u0002'))
    lying.set([9, 0, 0, 0], central + 24)
    await expect(imported(lying)).rejects.toThrow('it cannot be unpacked')
  })

  it('follows no link out of a folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'package-'))
    const outside = join(mkdtempSync(join(tmpdir(), 'outside-')), 'a.xml')
    writeFileSync(outside, item('a'))
    symlinkSync(outside, join(folder, 'a.xml'))
    writeFileSync(join(folder, 'imsmanifest.xml'), manifest('a.xml'))
    const err: string[] = []
    await importQtiFrom(folder, { print() {}, printError: (line) => err.push(line) }, folder)
    expect(err.join('\n')).toContain('it does not stand in the package')
  })
})

describe('openFile', () => {
  it.each(['q.csv', 'q.tsv', 'q.txt', 'q.gift'])(
    'tells that %s in two bytes a character is no UTF-8',
    async (name) => {
      const bytes = Buffer.from('\uFEFFquestion\tright\nW?\tx', 'utf16le')
      expect(await openFile(name, bytes)).toEqual({ ok: false, fault: 'encoding' })
    },
  )

  it('takes a text that begins with a tag for what its name says, and XML for XML', async () => {
    const titleOf = async (name: string, bytes: Uint8Array) => {
      const opened = await openFile(name, bytes)
      const first: ImportedQuestion | null = opened.ok ? opened.questions.next().value : null
      return first?.outcome.isTaken && first.title
    }
    expect(await titleOf('q.gift', strToU8('<b>What</b> is it? {=a ~b}'))).toBe('question 1')
    const xml = `<?xml version="1.0"?>${item('a')}`
    expect(await titleOf('q.txt', strToU8(xml))).toBe('a')
    expect(await titleOf('item', Buffer.from(`\uFEFF${item('a')}`, 'utf16le'))).toBe('a')
  })

  it('reads a package with its media, and tells why one is not read', async () => {
    const read = async (bytes: Uint8Array) => {
      const opened = await openFile('p.zip', bytes)
      return opened.ok ? { question: opened.questions.next().value, media: [...opened.media] } : opened
    }
    const image = '<p><img src="cat.png" alt="a cat"/></p>'
    const good = zipped({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': item('a', image), 'cat.png': PNG })
    const imageURL = expect.stringMatching(/^\/media\/imported\/[0-9a-f]{16}\.png$/)
    expect(await read(good)).toMatchObject({
      question: { outcome: { isTaken: true, exercise: { body: { problemItems: [{ imageURL }] } } } },
      media: [[imageURL, Buffer.from(PNG)]],
    })
    expect(await read(strToU8('PK'))).toMatchObject({
      question: {
        title: 'p.zip',
        outcome: { isTaken: false, reason: expect.stringContaining('it cannot be unpacked') },
      },
    })
  })
})
