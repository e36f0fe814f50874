import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runContent } from './runContent'

async function importing(path: string) {
  const lines: string[] = []
  const errors: string[] = []
  const output = {
    print: (line: string) => lines.push(line),
    printError: (line: string) => errors.push(line),
  }
  const code = await runContent(['import', 'gift', path], output)
  return { code, out: lines.join('\n'), err: errors.join('\n') }
}

describe('content import gift', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gift-'))
  const written = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }

  it('prints exercises, and how many of how many questions were taken', async () => {
    const { code, out, err } = await importing(written('quiz.gift', '::A:: One? {=a ~b}\n\nTell. {}\n'))
    expect(code).toBe(0)
    expect(out).toContain('type: selection')
    expect(err).toContain('1 of 2 questions taken.')
  })

  it.each([
    ['a folder', () => folder, 'is a folder: name one file.'],
    ['nothing', () => join(folder, 'none'), 'There is no file'],
    [
      'more than 10 MB',
      () => written('large.gift', 'x'.repeat(10_000_001)),
      'is larger than 10 MB: divide it.',
    ],
    [
      'another encoding',
      () => written('latin.gift', Uint8Array.of(0x51, 0xe9, 0x3f)),
      'latin.gift:1: The file is not written in UTF-8',
    ],
    [
      'a workbook',
      () => written('quiz.xlsx', 'PK\u0003\u0004'),
      'A workbook is saved as CSV in UTF-8 first.',
    ],
  ])('says in one line what is wrong with %s', async (_, path, reason) => {
    const { code, out, err } = await importing(path())
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(reason)
    expect(err).not.toContain('\n')
  })
})
