import { describe, expect, it } from 'vitest'
import { misspellings } from '../check/spelling'
import { type BuiltDraft, buildDraft } from './buildDraft'
import { checkDrafts } from './checkDrafts'
import type { DraftLanguage } from './draftText'

const LONGEST = 60_000
const place = {
  skill: { section_type: 'ae.la' as const, grade_id: 2, skill_id: 'la.2.nouns', skill_name: 'Nouns' },
  pool: 'E' as const,
  id: 'E1',
  seq: 1,
}
const build = (text: string, language: DraftLanguage = 'yaml'): BuiltDraft =>
  buildDraft(text, language, place)

const filled = (part: string): string => part.repeat(Math.floor(LONGEST / part.length))

const question = (prompt: string): string => `id: E1
type: selection
prompt: "${prompt}"
hints: ["A noun names a person, a place or a thing.", "Can you touch it?"]
options:
  - { text: "lamp", correct: true, why: "A **lamp** is a thing, so it is a noun." }
  - { text: "run", why: "**Run** is something that you do." }
`

/** Nearly as many as may be read. */
const thousandsOfKeys = (indent = ''): string =>
  Array.from({ length: 1_900 }, (_, i) => `${indent}k${i}:\n`).join('')
const GAP = '  text: "A [[a]]."\n  blanks: [{ uuid: a, kind: text, answers: [cat], ignore_case: true }]\n'

/** Nine lists of nine times the one before. */
const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
  .concat(
    [...'bcdefghi'].map((name, i) => {
      const before = Array.from({ length: 9 }, () => `*${'abcdefgh'[i]}`)
      return `${name}: &${name} [${before.join(', ')}]`
    }),
  )
  .join('\n')

/** More than any honest text takes. */
const SOON_MS = 1_500

const soon = <T>(work: () => T): T => {
  // Not by the clock, which runs on while the machine does other things.
  const begin = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(begin)
  expect((user + system) / 1000).toBeLessThan(SOON_MS)
  return result
}

describe('texts that are written to hold up or end the server', () => {
  it.each([
    ['brackets in brackets', filled('[')],
    ['brackets that are closed again', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['mappings in mappings', filled('{a: ')],
    ['lists in lists', filled('- ')],
    ['keys of keys', filled('? ')],
    ['an alias bomb', bomb],
    ['thousands of aliases', `x: &x 1\ny:\n${filled('- *x\n')}`],
    ['thousands of keys', `{${Array.from({ length: 6_500 }, (_, i) => `k${i}: 1`).join(',')}}`],
    ['thousands of keys of a type', `id: E1\ntype: selection\nhints: [Look.]\n${thousandsOfKeys()}`],
    ['thousands of keys of a faulty problem', `id: E1\ntype: selection\n${thousandsOfKeys()}`],
    [
      'thousands of keys of the full form',
      `id: E1\ntype: typed_blanks\nhints: [Look.]\nbody:\n${GAP}${thousandsOfKeys('  ')}`,
    ],
    ['thousands of errors', `[${filled(',')}]`],
    ['thousands of wrong escapes', `"${filled('\\q')}"`],
    ['thousands of anchors', filled('&a ')],
    ['thousands of documents', filled('---\n')],
  ])('%s', (_, text) => {
    for (const language of ['yaml', 'json'] as const) {
      const built = soon(() => build(text, language))
      const faults = built.ok ? [] : built.faults
      expect(faults[0]?.message).toMatch(/\S/)
      expect(faults.length).toBeLessThan(25)
    }
  })

  it('a mapping that holds itself makes no problem', () => {
    expect(build(`${question('Which is a noun?')}more: &a { b: *a }\n`).ok).toBe(false)
  })

  it('names of every object are names like others, and touch nothing', () => {
    expect(build(`${question('Which is a noun?')}constructor: { prototype: { polluted: yes } }\n`).ok).toBe(
      false,
    )
    build(`${question('Which is a noun?')}__proto__: { polluted: yes }\n`)
    expect({}).not.toHaveProperty('polluted')
  })

  it.each([
    'abcdefgh',
    '?',
    'a-',
    'a__',
    '[a](',
    '![',
    '***',
    '*a_![',
    '<a ![',
    '![a](b',
    '![a](b (',
    'x<?![',
    'x<!x![',
  ])('checks of a prompt of %s come to an end', (part) => {
    const built = build(question(`${part.repeat(Math.floor(19_000 / part.length))}x`))
    if (!built.ok) throw new Error(JSON.stringify(built.faults))
    const { entry } = built
    const skill = { sectionType: 'ae.la', gradeId: 2, skillId: 'la.2.nouns' } as const
    const group = { ...skill, before: [], problems: [entry] }
    soon(() => checkDrafts([entry], { groups: [group], beside: [], media: new Set() }))
  })

  it('a text of more links and pictures than are read is a fault', () => {
    const faultsOf = (count: number) => {
      const built = build(question('![A](/media/emoji/fox.svg)'.repeat(count)))
      if (!built.ok) throw new Error(JSON.stringify(built.faults))
      const nowhere = { groups: [], beside: [], media: new Set(['/media/emoji/fox.svg']) }
      return checkDrafts([built.entry], nowhere).filter(({ rule }) => rule === 'media')
    }
    expect(faultsOf(100)).toEqual([])
    expect(faultsOf(101)).toMatchObject([{ severity: 'fault', message: expect.stringContaining('too many') }])
  })

  it('a word that is longer than any is unknown at once', () => {
    const word = 'abc'.repeat(30_000)
    expect(soon(() => misspellings(`The ${word}.`))).toEqual([word])
  })
})
