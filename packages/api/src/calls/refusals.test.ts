import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REFUSALS, refuse } from './refusals'

const root = join(import.meta.dirname, '../../../..')

const sources = (folder: string): { path: string; text: string }[] =>
  readdirSync(join(root, folder, 'src'), { encoding: 'utf8', recursive: true })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => join(folder, 'src', path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const server = sources('packages/server')
const app = sources('app')
const entries = Object.entries(REFUSALS)

describe('REFUSALS', () => {
  it('makes the reply of a code', () => {
    expect(refuse('test_ended')).toEqual({
      isSuccess: false,
      status: 'error',
      code: 'test_ended',
      message: 'This test has ended.',
    })
  })

  it.each(entries)('%s is a refusal of the server', (code) => {
    const refusing = server.filter(({ text }) => /refuse\(|RefusalCode/.test(text))
    expect(refusing.some(({ text }) => text.includes(`'${code}'`))).toBe(true)
  })

  it.each(entries)('the text of %s stands in the table alone', (_, message) => {
    const inText = [`'${message}'`, `"${message}"`, `>${message}<`, `: ${message}`]
    const copies = [...server, ...app].filter(({ text }) => inText.some((quoted) => text.includes(quoted)))
    expect(copies.map(({ path }) => path)).toEqual([])
  })

  it('says each thing once', () => {
    expect(new Set(Object.values(REFUSALS)).size).toBe(entries.length)
  })

  it('has every refusal of the server, but for the errors of HTTP', () => {
    const byHand = server.filter(({ text }) => /isSuccess: false,\s*status: 'error'/.test(text))
    expect(byHand.map(({ path }) => path)).toEqual(['packages/server/src/dispatch/refusalBody.ts'])
  })
})
