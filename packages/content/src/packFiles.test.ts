import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ContentPack } from './contentPack'
import { openContentPack, writeContentPack } from './packFiles'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const pack: ContentPack = {
  version: 'abc',
  chapters: [
    { section_type: 'ae.la', grade_id: 2, chapter_id: 1, chapter_name: 'Zoë’s chapter', skills: [] },
  ],
  cards: [],
  tests: [],
}

describe('openContentPack', () => {
  it('gives back what was written, and its version', async () => {
    writeContentPack(join(folder, 'new'), pack)
    const source = openContentPack(join(folder, 'new'))
    expect(source.version).toBe('abc')
    expect(await source.load()).toEqual(pack)
  })

  it('says how content is made where there is none', () => {
    expect(() => openContentPack(folder)).toThrow(
      `There is no content in ${folder}: npm run content -- build`,
    )
  })
})
