import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackProblem } from '@wordstride/content'
import { describe, expect, it } from 'vitest'
import { buildPack } from '../build/buildPack'
import { buildDraft } from '../draft/buildDraft'
import { writePack } from '../testing/writePack'
import { exportPublished } from './exportPublished'

const TESTS = 'tests/grade-2.yaml'
const WORDS = 'ae.voc/grade-2.yaml'

const word = (name: string, sentence: string) => `  - word: ${name}
    pos: noun
    definition: "something that is called ${name}"
    sentences:
      - "Here is the *${name}* ${sentence}."
      - "There was one *${name}* ${sentence}."
    hint: "Think of it."   # sic
`

const FILES = {
  [WORDS]: `chapter_id: 1
name: Words
words:
${['apple', 'river', 'stone', 'candle', 'basket', 'window'].map((one, i) => word(one, 'a b c d e f'.slice(0, 2 * i + 1))).join('')}`,
  [TESTS]: `language:
  # The first one.
  - id: LS1
    topic: nouns
    prompt: "Which word is a **noun**?\\n\\nThe old gate creaked."
    answer: "gate"
    wrong: ["old", "creaked", "the"]
    why: "A gate is a thing."
reading:
  - passage:
      title: "The boat"
      layout: two_columns
      pages:
        - "A boat sails."
    problems:
      - id: RC1   # sic
        topic: detail
        prompt: "What sails?"
        answer: "a boat"
        wrong: ["a kite", "a leaf", "a hat"]
        why: "The boat sails."
      - id: RC2
        topic: detail
        prompt: "What does it do?"
        answer: "It sails."
        wrong: ["It sinks.", "It flies.", "It rests."]
        why: "It says so."
`,
}

const pack = () => writePack(FILES)
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

function entriesOf(folder: string): Map<string, PackProblem> {
  const built = buildPack(folder)
  expect(built.errors).toEqual([])
  const { chapters, tests } = built.pack
  const lessons = chapters.flatMap(({ skills }) => skills.flatMap(({ problems }) => problems))
  return new Map([...lessons, ...tests].map((entry) => [entry.problem_id, entry]))
}

const entryOf = (folder: string, problemId: string): PackProblem => {
  const entry = entriesOf(folder).get(problemId)
  if (!entry) throw new Error(`${problemId} is not there.`)
  return entry
}

/** The problem as a server that published the text has it. */
function served(problemId: string, text: string, language: 'yaml' | 'json') {
  const [skill_id, id] = [problemId.replace(/\.[^.]*$/, ''), problemId.replace(/^.*\./, '')]
  const isReading = id.startsWith('RC')
  const section_type = isReading ? 'ae.rc' : id.startsWith('LS') ? 'ae.ls' : 'ae.voc'
  const pool = section_type === 'ae.voc' ? (id.charAt(0) as 'E' | 'P' | 'T') : 'T'
  const skill_name = skill_id.replace(/^test\.\d+\./, '')
  const built = buildDraft(text, language, {
    ...{ pool, id, seq: 1, skill: { section_type, grade_id: 2, skill_id, skill_name } },
  })
  if (!built.ok) throw new Error(JSON.stringify(built.faults))
  return built.entry.problem
}

const question = (id: string, passage = '') => `id: ${id}
prompt: "Which word names a thing?\\n\\nThe lamp fell."
answer: "lamp"
wrong: ["fell", "the", "fast"]
why: "A lamp is a thing."
${passage}`
const passage = (title: string, page: string) =>
  `passage: { title: "${title}", layout: two_columns, pages: ["${page}"] }\n`

describe('exportPublished', () => {
  it.each([
    ['a question of a language test', 'test.2.nouns.LS1', question('LS1')],
    ['a new one with a new topic', 'test.2.new-topic.LS9', question('LS9')],
    ['one with the number that another topic has', 'test.2.verbs.LS1', question('LS1')],
    [
      'one of a passage that stays',
      'test.2.detail.RC1',
      question('RC1', passage('The boat', 'A boat sails.')),
    ],
    [
      'one of a passage that is new',
      'test.2.detail.RC7',
      question('RC7', passage('The lamp', 'A lamp fell.')),
    ],
    [
      'one that gets another passage',
      'test.2.detail.RC1',
      question('RC1', passage('The lamp', 'A lamp fell.')),
    ],
  ])('writes %s as it is served, and again nothing', (_, problemId, text) => {
    const folder = pack()
    const before = entriesOf(folder)
    const problems = [{ problemId, text, language: 'yaml' as const }]
    expect(exportPublished(folder, problems)).toEqual({ written: [join(folder, TESTS)], faults: [] })
    const after = entriesOf(folder)
    expect(after.get(problemId)?.problem).toEqual(served(problemId, text, 'yaml'))
    for (const [id, { problem }] of before)
      if (id !== problemId) expect(after.get(id)?.problem, id).toEqual(problem)
    expect(read(folder, TESTS)).toContain(
      problemId === 'test.2.nouns.LS1' ? '      - id: RC1   # sic' : '  # The first one.',
    )
    expect(exportPublished(folder, problems)).toEqual({ written: [], faults: [] })
  })

  it('writes a passage anew when all its problems were published with it', () => {
    const folder = pack()
    const changed = passage('The boat', 'A boat sails at night.')
    const problems = ['RC1', 'RC2'].map((id) => ({
      ...{ problemId: `test.2.detail.${id}`, text: question(id, changed), language: 'yaml' as const },
    }))
    expect(exportPublished(folder, problems).faults).toEqual([])
    for (const { problemId, text } of problems)
      expect(entryOf(folder, problemId).problem).toEqual(served(problemId, text, 'yaml'))
    expect(read(folder, TESTS).match(/title: .*The boat/g)).toHaveLength(1)
  })

  it('writes the full form of a reading problem without its passage, which stands above', () => {
    const folder = pack()
    const full = { ...entryOf(folder, 'test.2.detail.RC2').problem, hintItems: [{ value: 'Read it again.' }] }
    const text = JSON.stringify(full)
    const problemId = 'test.2.detail.RC2'
    expect(exportPublished(folder, [{ problemId, text, language: 'json' }]).faults).toEqual([])
    expect(entryOf(folder, problemId).problem).toEqual(full)
    expect(read(folder, TESTS).match(/title: .*The boat/g)).toHaveLength(1)
  })

  it('writes what was changed of a word beside the word, in place of what would be made, and leaves the others', () => {
    const folder = pack()
    const before = entriesOf(folder)
    const problems = ['stone.E1', 'stone.P2', 'stone.T1'].map((problemId) => {
      const { problem, level } = before.get(problemId) ?? entryOf(folder, 'stone.E1')
      const id = problemId.replace('stone.', '')
      const changed = { ...problem, problem_id: problemId, hintItems: [{ value: `For ${id}.` }] }
      const text = JSON.stringify(level === null || id === 'T1' ? changed : { ...changed, level })
      return { problemId, text, language: 'json' as const }
    })
    expect(exportPublished(folder, problems)).toEqual({ written: [join(folder, WORDS)], faults: [] })
    for (const { problemId, text, language } of problems) {
      expect(entryOf(folder, problemId).problem).toEqual(served(problemId, text, language))
      expect(entryOf(folder, problemId).level).toBe(before.get(problemId)?.level ?? null)
    }
    expect(entryOf(folder, 'stone.E2')).toEqual(before.get('stone.E2'))
    expect(entryOf(folder, 'river.E1')).toEqual(before.get('river.E1'))
    expect(read(folder, WORDS).match(/# sic/g)).toHaveLength(6)
    expect(exportPublished(folder, problems).written).toEqual([])
  })

  it.each([
    ['the full form without hints', (full: object) => JSON.stringify(full), 'json'],
    ['the usual question', () => question('T1'), 'yaml'],
    ['the usual question with its topic', () => `${question('T1')}topic: stone\n`, 'yaml'],
  ] as const)('writes the test problem of a word that is %s', (_, write, language) => {
    const folder = pack()
    const problemId = 'stone.T1'
    const text = write({ ...entryOf(folder, 'stone.E1').problem, problem_id: problemId, hintItems: [] })
    const problems = [{ problemId, text, language }]
    expect(exportPublished(folder, problems)).toEqual({ written: [join(folder, WORDS)], faults: [] })
    expect(entryOf(folder, problemId).problem).toEqual(served(problemId, text, language))
    expect(exportPublished(folder, problems)).toEqual({ written: [], faults: [] })
  })

  it('takes a passage out with the last problem that asks about it', () => {
    const folder = pack()
    const gone = ['RC1', 'RC2'].map((id) => ({
      ...{ problemId: `test.2.detail.${id}`, text: null, language: 'yaml' as const },
    }))
    expect(exportPublished(folder, gone)).toEqual({ written: [join(folder, TESTS)], faults: [] })
    expect(read(folder, TESTS)).toMatch(/\nreading: \[\]\n$/)
    expect([...entriesOf(folder).keys()].filter((id) => id.startsWith('test.'))).toEqual(['test.2.nouns.LS1'])
    const problemId = 'test.2.detail.RC3'
    const text = question('RC3', passage('The lamp', 'A lamp fell.'))
    expect(exportPublished(folder, [{ problemId, text, language: 'yaml' }]).faults).toEqual([])
    expect(entryOf(folder, problemId).problem).toEqual(served(problemId, text, 'yaml'))
  })

  it('leaves no passage behind from which all problems have gone to another', () => {
    const folder = pack()
    const problems = ['RC1', 'RC2'].map((id) => ({
      problemId: `test.2.detail.${id}`,
      text: question(id, passage('The lamp', 'A lamp fell.')),
      language: 'yaml' as const,
    }))
    expect(exportPublished(folder, problems).faults).toEqual([])
    for (const { problemId, text } of problems)
      expect(entryOf(folder, problemId).problem).toEqual(served(problemId, text, 'yaml'))
    expect(read(folder, TESTS)).not.toContain('The boat')
  })

  it('tells of problems that are made of a word that they cannot be taken out', () => {
    const folder = pack()
    const gone = ['stone.E1', 'stone.T1'].map((problemId) => ({
      ...{ problemId, text: null, language: 'yaml' as const },
    }))
    const faults = gone.map(
      ({ problemId }) => `${problemId}: it is made of its word, so it cannot be taken out of the files.`,
    )
    expect(exportPublished(folder, gone)).toEqual({ written: [], faults })
  })

  it('takes a problem out that was written besides those of a word', () => {
    const folder = pack()
    const full = { ...entryOf(folder, 'stone.E1').problem, problem_id: 'stone.E40' }
    const added = {
      problemId: 'stone.E40',
      text: JSON.stringify({ ...full, hintItems: [{ value: 'Look.' }] }),
    }
    expect(exportPublished(folder, [{ ...added, language: 'json' }]).faults).toEqual([])
    expect(entriesOf(folder).has('stone.E40')).toBe(true)
    const gone = { ...added, text: null, language: 'json' as const }
    expect(exportPublished(folder, [gone])).toEqual({ written: [join(folder, WORDS)], faults: [] })
    expect(entriesOf(folder).has('stone.E40')).toBe(false)
  })

  it('takes none out that has the number under another topic', () => {
    const folder = pack()
    const taken = [{ problemId: 'test.2.verbs.LS1', text: null, language: 'yaml' as const }]
    expect(exportPublished(folder, taken)).toEqual({ written: [], faults: [] })
  })

  it('takes a problem of a test out, and says what no file has a place for', () => {
    const folder = pack()
    const gone = (problemId: string) => ({ problemId, text: null, language: 'yaml' as const })
    expect(exportPublished(folder, [gone('test.2.detail.RC2')]).faults).toEqual([])
    expect(entriesOf(folder).has('test.2.detail.RC2')).toBe(false)
    expect(exportPublished(folder, [gone('nosuchword.E1'), gone('test.9.detail.RC1')]).faults).toEqual([
      'nosuchword.E1: there is no file of this skill.',
      'test.9.detail.RC1: there is no file of this skill.',
    ])
  })
})
