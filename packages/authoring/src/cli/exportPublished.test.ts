import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PackProblem } from '@wordstride/content'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPack } from '../build/buildPack'
import { buildDraft } from '../draft/buildDraft'
import { oneSkill, writePack } from '../testing/writePack'
import { exportMedia, exportPublished, type PublishedProblems, readPublished } from './exportPublished'

const FILE = 'ae.la/grade-2/chapter-1/nouns.yaml'
const EXERCISES = `  # The first one is easy.
  - id: E1
    type: ordering
    passage: &lake { title: "The lake", layout: two_columns, pages: ["A lake."] }
    hints: [Think.]
    items: [one, two, three]

  # Comes after the lake.
  - id: E2
    type: ordering
    passage: *lake
    hints: [Think.]
    items: [four, five, six]

  - id: E3
    type: ordering
    passage: *lake
    hints: ["Think again."]   # sic
    items: [seven, eight, nine]
`
const REST = `assisted:
  - id: AE1
    type: ordering
    hints: [Think.]
    items: [red, blue, green]
`
const pack = () => writePack(oneSkill(EXERCISES, REST))
const fileOf = (folder: string) => readFileSync(join(folder, FILE), 'utf8')

function builtOf(folder: string): Map<string, PackProblem['problem']> {
  const built = buildPack(folder)
  expect(built.errors).toEqual([])
  const entries = built.pack.chapters.flatMap(({ skills }) => skills.flatMap(({ problems }) => problems))
  return new Map(entries.map(({ problem_id, problem }) => [problem_id, problem]))
}

const skill = { section_type: 'ae.la', grade_id: 2, skill_id: 'la.2.test', skill_name: 'Nouns' } as const

function published(problemId: string, text: string, language: 'yaml' | 'json'): PackProblem['problem'] {
  const id = problemId.replace(/^.*\./, '')
  const pool = id.replace(/\d+$/, '') as 'E' | 'AE'
  const built = buildDraft(text, language, { skill, pool, id, seq: 1 })
  if (!built.ok) throw new Error(JSON.stringify(built.faults))
  return built.entry.problem
}

describe('exportPublished', () => {
  it('changes one problem and leaves every other line as it is', () => {
    const folder = pack()
    const text = 'id: E2\ntype: ordering   # as before\nhints:\n  - "Look."\nitems: [x, y, z]\n'
    const report = exportPublished(folder, [{ problemId: 'la.2.test.E2', text, language: 'yaml' }])
    expect(report).toEqual({ written: [join(folder, FILE)], faults: [] })
    expect(fileOf(folder)).toContain(`  # Comes after the lake.
  - id: E2
    type: ordering   # as before
    hints:
      - "Look."
    items: [x, y, z]

  - id: E3`)
    expect(fileOf(folder)).toContain('hints: ["Think again."]   # sic')
  })

  it('a passage that others share stays theirs when its problem is changed or taken out', () => {
    for (const text of ['id: E1\ntype: ordering\nhints: [Look.]\nitems: [x, y, z]\n', null]) {
      const folder = pack()
      const before = builtOf(folder)
      expect(exportPublished(folder, [{ problemId: 'la.2.test.E1', text, language: 'yaml' }]).faults).toEqual(
        [],
      )
      const after = builtOf(folder)
      for (const id of ['la.2.test.E2', 'la.2.test.E3', 'la.2.test.AE1'])
        expect(after.get(id)).toEqual(before.get(id))
      expect(after.has('la.2.test.E1')).toBe(text !== null)
    }
  })

  it('tells of a skill that has no file', () => {
    const text = 'id: E1\ntype: ordering\nhints: [Look.]\nitems: [x, y, z]\n'
    expect(exportPublished(pack(), [{ problemId: 'la.9.gone.E1', text, language: 'yaml' }])).toEqual({
      written: [],
      faults: ['la.9.gone.E1: there is no file of this skill.'],
    })
  })

  it('keeps a list of which nothing is left, and writes into it again', () => {
    const folder = pack()
    const gone = { problemId: 'la.2.test.AE1', text: null, language: 'yaml' as const }
    expect(exportPublished(folder, [gone]).faults).toEqual([])
    expect(fileOf(folder)).toContain('assisted: []')
    const text = 'id: AE2\ntype: ordering\nhints: [Look.]\nitems: [x, y, z]\n'
    expect(exportPublished(folder, [{ ...gone, problemId: 'la.2.test.AE2', text }]).faults).toEqual([])
    expect([...builtOf(folder).keys()].filter((id) => id.includes('AE'))).toEqual(['la.2.test.AE2'])
  })

  it('tells with file and line where a file does not build', () => {
    const folder = writePack(oneSkill(EXERCISES, REST.replace('red', 'blue')))
    const text = 'id: E1\ntype: ordering\nhints: [Look.]\nitems: [x, y, z]\n'
    const { faults } = exportPublished(folder, [{ problemId: 'la.2.test.E1', text, language: 'yaml' }])
    expect(faults).toEqual([
      expect.stringMatching(/nouns\.yaml:\d+: assisted\.0\.items\.1: "blue" stands there twice\.$/),
    ])
  })

  it('whatever was published is in the files without loss, and exporting it again changes nothing', () => {
    const words = fc.uniqueArray(
      fc
        .array(fc.constantFrom('a', 'B', ' ', ':', '#', '"', "'", '-', '{', '&', '*', '\\', 'é', '字'), {
          minLength: 1,
          maxLength: 6,
        })
        .map((letters) => `x${letters.join('')}y`),
      { minLength: 3, maxLength: 4 },
    )
    const problem = fc.record({
      id: fc.constantFrom('E1', 'E2', 'E3', 'E4', 'E40', 'AE1', 'AE2'),
      items: words,
      prompt: words.map((all) => all.join('\n')),
      form: fc.constantFrom('yaml', 'json', 'full', 'none'),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(problem, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
        (problems) => {
          const folder = pack()
          const before = builtOf(folder)
          const drafts: PublishedProblems = problems.map(({ id, items, prompt, form }) => {
            const problemId = `la.2.test.${id}`
            const short = { id, type: 'ordering', prompt, hints: ['Look: "here".'], items }
            if (form === 'none') return { problemId, text: null, language: 'yaml' }
            if (form === 'full') {
              const full = published(problemId, JSON.stringify(short), 'json')
              return { problemId, text: JSON.stringify(full), language: 'json' }
            }
            const lines = Object.entries(short).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
            return form === 'yaml'
              ? { problemId, text: lines.join(''), language: 'yaml' }
              : { problemId, text: JSON.stringify(short, null, 2), language: 'json' }
          })
          expect(exportPublished(folder, drafts).faults).toEqual([])
          const after = builtOf(folder)
          const expected = new Map(before)
          for (const { problemId, text, language } of drafts) {
            if (text === null) expected.delete(problemId)
            else expected.set(problemId, published(problemId, text, language))
          }
          expect(Object.fromEntries(after)).toEqual(Object.fromEntries(expected))
          const written = fileOf(folder)
          expect(exportPublished(folder, drafts).written).toEqual([])
          expect(fileOf(folder)).toBe(written)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('exportMedia', () => {
  const png = Buffer.from('89504e470d0a1a0a00', 'hex')
  const content = png.toString('base64')

  it('writes what the file of a server brings under names made from the content, once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'published-'))
    const file = join(folder, 'published.json')
    writeFileSync(
      file,
      JSON.stringify({ problems: [], media: [{ address: '/media/imported/../../../evil.png', content }] }),
    )
    const [written = ''] = exportMedia(readPublished(file).media, folder)
    expect(written).toMatch(new RegExp(`^${folder}/media/imported/[0-9a-f]{16}\\.png$`))
    expect(readFileSync(written)).toEqual(png)
    expect(readdirSync(folder).sort()).toEqual(['media', 'published.json'])
    expect(exportMedia(readPublished(file).media, folder)).toEqual([])
  })

  it('writes no drawing, whatever it is called', () => {
    const drawing = Buffer.from('<svg onload="alert(1)"/>').toString('base64')
    const folder = mkdtempSync(join(tmpdir(), 'published-'))
    expect(() => exportMedia([{ address: '/media/imported/a.png', content: drawing }], folder)).toThrow(
      'is no picture or recording',
    )
    expect(readdirSync(folder)).toEqual([])
  })

  it.each([
    ['{}', /published\.json is no export of a server/],
    ['{', /published\.json is no JSON/],
  ])('refuses a file of %s', (text, message) => {
    const file = join(mkdtempSync(join(tmpdir(), 'published-')), 'published.json')
    writeFileSync(file, text)
    expect(() => readPublished(file)).toThrow(message)
  })

  it('takes files of a server that had none', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'published-')), 'published.json')
    writeFileSync(file, JSON.stringify({ problems: [] }))
    expect(readPublished(file)).toEqual({ problems: [], media: [] })
  })
})
