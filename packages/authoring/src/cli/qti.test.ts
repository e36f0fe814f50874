import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { writePack } from '../testing/writePack'
import { runContent } from './runContent'

const SKILL = `skill_id: la.2.order
name: Order
standards: [L.2.1a]
seq: 1
exercises:
  - id: E1
    type: ordering
    prompt: Put in order.
    hints: [Which is first?]
    items: [one, two, three]
  - id: E2
    type: text_drag_and_sort
    prompt: Put each into its slot.
    hints: [Which is first?]
    slots: [A, B]
    items: [one, two]
  - id: E3
    type: multi_media_drag_drop
    prompt: Sort them.
    hints: [What is alive?]
    buckets:
      - { name: animals, items: [{ text: dog, image: "emoji:dog" }] }
      - { name: things, items: [{ text: bread, image: "emoji:bread" }] }
`

async function run(args: string[], folder?: string) {
  const lines: string[] = []
  const errors: string[] = []
  const output = {
    print: (line: string) => lines.push(line),
    printError: (line: string) => errors.push(line),
  }
  const code = await runContent(args, output, folder)
  return { code, out: lines.join('\n'), err: errors.join('\n') }
}

describe('content export qti and import qti', () => {
  it('writes a skill as items with a manifest, and reads them again', async () => {
    const pack = writePack({
      'ae.la/grade-2/chapter-1.yaml': 'chapter_id: 1\nname: Chapter\n',
      'ae.la/grade-2/chapter-1/order.yaml': SKILL,
    })
    const to = mkdtempSync(join(tmpdir(), 'qti-'))
    const file = join(pack, 'ae.la/grade-2/chapter-1/order.yaml')
    const written = await run(['export', 'qti', file, '--to', to], pack)
    expect(written).toMatchObject({ code: 0, out: expect.stringContaining('3 of 3 problems written to') })
    expect(readdirSync(to)).toEqual([
      'imsmanifest.xml',
      ...['la.2.order.E1.xml', 'la.2.order.E2.xml', 'la.2.order.E3.xml', 'media'],
    ])
    expect(readFileSync(join(to, 'imsmanifest.xml'), 'utf8')).toContain(
      '<labelledGUID><label>L.2.1a</label><GUID>CCSS.ELA-LITERACY.L.2.1a</GUID></labelledGUID>',
    )
    const read = await run(['import', 'qti', to])
    expect(read).toMatchObject({ code: 0, err: expect.stringContaining('3 of 3 items taken.') })
    expect(read.out).toContain('type: ordering')
    const zip = join(to, 'skill.zip')
    expect((await run(['export', 'qti', file, '--to', zip], pack)).code).toBe(0)
    const files = unzipSync(readFileSync(zip))
    expect(Object.keys(files).sort()).toEqual([
      'imsmanifest.xml',
      ...['la.2.order.E1.xml', 'la.2.order.E2.xml', 'la.2.order.E3.xml'],
      ...['media/emoji/bread.svg', 'media/emoji/dog.svg'],
    ])
    expect(strFromU8(files['imsmanifest.xml'] as Uint8Array)).toContain('<file href="media/emoji/dog.svg"/>')
    expect(strFromU8(files['la.2.order.E3.xml'] as Uint8Array)).toContain('src="media/emoji/dog.svg"')
    expect(await run(['import', 'qti', zip])).toEqual({
      code: 0,
      out: read.out.replaceAll(/(?=la\.2\.order\.E\d\.xml)/g, 'skill.zip/'),
      err: expect.stringContaining('3 of 3 items taken.'),
    })
    const unknown = await run(['export', 'qti', 'la.9.nothing', '--to', to], pack)
    expect(unknown).toMatchObject({ code: 2, err: 'There is no skill file, skill or problem la.9.nothing.' })
  })

  it('takes along the pictures of texts, and nothing beside the media', async () => {
    const prompt = '![A](/media/emoji/dog.svg \\"Title\\") ![B](/media/emoji) ![C](/media/../package.json)'
    const pack = writePack({
      'ae.la/grade-2/chapter-1.yaml': 'chapter_id: 1\nname: Chapter\n',
      'ae.la/grade-2/chapter-1/order.yaml': SKILL.replace('prompt: Put in order.', `prompt: "${prompt}"`),
    })
    const to = join(mkdtempSync(join(tmpdir(), 'qti-')), 'skill.zip')
    expect((await run(['export', 'qti', 'la.2.order.E1', '--to', to], pack)).code).toBe(0)
    const files = unzipSync(readFileSync(to))
    expect(Object.keys(files).sort()).toEqual(['imsmanifest.xml', 'la.2.order.E1.xml', 'media/emoji/dog.svg'])
    expect(strFromU8(files['la.2.order.E1.xml'] as Uint8Array)).toContain('src="media/emoji/dog.svg"')
  })

  it('knows a package by its bytes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'qti-'))
    for (const name of ['T2.ZIP', 'package.imscc']) {
      writeFileSync(join(folder, name), zipSync({ 'imsmanifest.xml': strToU8('<manifest/>') }))
      expect((await run(['import', 'qti', join(folder, name)])).err).toContain(
        'its imsmanifest.xml names no item',
      )
    }
  })

  it('fails for a broken file, a missing one and a package that is none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'qti-'))
    writeFileSync(join(folder, 'bad.xml'), '<a>\n<b>\n</a>')
    const broken = await run(['import', 'qti', folder])
    expect(broken.code).toBe(1)
    expect(broken.err).toMatch(/bad\.xml:3: /)
    expect(await run(['import', 'qti', join(folder, 'none.xml')])).toMatchObject({ code: 2 })
    writeFileSync(join(folder, 'items.zip'), 'no zip')
    expect(await run(['import', 'qti', join(folder, 'items.zip')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('items.zip is not taken: it cannot be unpacked'),
    })
  })
})
