import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContentPack } from '@wordstride/content'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contentFolder } from '../build/contentFolder'
import { additionalList, oneSkill, writePack } from '../testing/writePack'
import { runContent } from './runContent'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
const fixture = join(import.meta.dirname, '../../../../fixtures/selection')

function write(name: string, value: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value, null, 2))
  return file
}

const pack = writePack(
  oneSkill(
    [1, 2, 3, 4, 5]
      .map(
        (n) => `  - id: E${n}
    type: selection
    prompt: "More than one box ${n}?"
    hints: ["Listen to the end."]
    options:
      - { text: "boxes", correct: true, why: "Right." }
      - { text: "boxs", why: "Not so." }`,
      )
      .join('\n'),
  ),
)

async function runIn(folder: string, ...args: string[]) {
  const printed: string[] = []
  const errors: string[] = []
  const code = await runContent(
    args,
    {
      print: (line) => printed.push(line),
      printError: (line) => errors.push(line),
    },
    folder,
  )
  return { code, output: printed.join('\n'), errors: errors.join('\n') }
}
const run = (...args: string[]) => runIn(pack, ...args)

afterEach(() => void vi.unstubAllEnvs())

const PROBLEM = {
  problem_id: 'x.E1',
  problem_type: 'selection',
  section_type: 'ae.la',
  grade_id: 2,
  skill_id: 'x',
  subProblemItems: [
    {
      uuid: 'q',
      type: 'radio',
      options: [
        { id: 'a', label: 'right', answer: true },
        { id: 'b', label: 'wrong', answer: false },
      ],
    },
  ],
}

describe('npm run content', () => {
  it('build writes what the server loads; a problem whose type is not installed is left out and told', async () => {
    const half = oneSkill(`  - id: E1
    type: riddle
    hints: ["Listen."]
  - id: E2
    type: selection
    prompt: "More than one box? ![A dog](/media/emoji/dog.svg) ![Nothing](/media/emoji/nothing.svg)"
    hints: ["Listen."]
    options:
      - { text: "boxes", correct: true, why: "Right." }
      - { text: "boxs", why: "Not so." }`)
    const target = join(folder, 'built')
    const { code, output, errors } = await runIn(writePack(half), 'build', '--to', target)
    expect(code).toBe(1)
    expect(errors).toMatch(/nouns\.yaml:\d+: .*riddle/)
    expect(output).toContain('1 problems in')
    const { chapters } = await openContentPack(target).load()
    const problems = chapters.flatMap(({ skills }) => skills.flatMap((skill) => skill.problems))
    expect(problems.map(({ problem_id }) => problem_id)).toEqual(['la.2.test.E2'])
    expect(await runIn(writePack(half), 'build', '--to', target, '--lenient')).toMatchObject({ code: 0 })
  })

  it('build writes all pictures, because what was published or is open may show them, and nothing beside the media', async () => {
    const prompt = '![A](/media/emoji) ![B](/media/../package.json)'
    const pack = oneSkill(`  - id: E1
    type: ordering
    prompt: "${prompt}"
    hints: ["Listen."]
    items: [one, two]`)
    const target = join(folder, 'pictures', 'built')
    expect(await runIn(writePack(pack), 'build', '--to', target)).toMatchObject({ code: 0 })
    const pictures = readdirSync(join(contentFolder, 'media/emoji'))
    expect(readdirSync(join(target, 'media/emoji'))).toEqual(pictures)
    expect(readdirSync(join(target, 'media/speech')).length).toBeLessThan(10)
    expect(readdirSync(target)).not.toContain('package.json')
  })

  it('build refuses a faulty pack with file and line and leaves what was built; drafts may be faulty', async () => {
    const good = `  - id: E1
    type: ordering
    hints: ["Listen."]
    items: [one, two]`
    const target = join(folder, 'kept')
    expect(await runIn(writePack(oneSkill(good)), 'build', '--to', target)).toMatchObject({ code: 0 })
    const { version } = openContentPack(target)
    const faulty = `${good}
  - id: E2
    type: ordering
    hints: ["Listen."]
    items: [same, same]`
    const refused = await runIn(writePack(oneSkill(faulty)), 'build', '--to', target, '--lenient')
    expect(refused).toMatchObject({ code: 1, output: '' })
    expect(refused.errors).toMatch(/nouns\.yaml:12: exercises\.1\.items\.1: "same" stands there twice\./)
    expect(openContentPack(target).version).toBe(version)

    const marked = oneSkill(`${faulty}\n    status: draft`)
    expect(await runIn(writePack(marked), 'build', '--to', target)).toMatchObject({ code: 0, errors: '' })
    expect(openContentPack(target).version).toBe(version)
    const unread = { 'ae.la/grade-2/chapter-1/verbs.yaml': 'status: draft\nskill_id: la.2.verbs\nname: "Ver' }
    const beside = writePack({ ...oneSkill(good), ...unread })
    expect(await runIn(beside, 'build', '--to', target)).toMatchObject({ code: 0, errors: '' })
  })

  it('grade prints the verdict', async () => {
    const problem = write('problem.json', PROBLEM)
    const right = await run('grade', problem, write('right.json', { chosen: { q: ['a'] } }))
    expect(right.code).toBe(0)
    expect(JSON.parse(right.output)).toMatchObject({ verdict: 'correct' })
    const wrong = await run('grade', problem, write('wrong.json', { chosen: { q: ['b'] } }))
    expect(JSON.parse(wrong.output)).toMatchObject({ verdict: 'incorrect' })
    const unreadable = await run('grade', problem, write('odd.json', { chosen: 3 }))
    expect(unreadable.code).toBe(1)
    expect(unreadable.errors).toMatch(/odd\.json: chosen/)
  })

  it.each([
    ['grade', 'nowhere.json', 'nowhere.json'],
    ['grade', join(fixture, 'minimal.json'), 'nowhere.json'],
    ['readers', 'mark', 'nowhere.json'],
    ['export-published', 'nowhere.json'],
  ])('%s tells that a file is missing: %s', async (...args) => {
    expect(await run(...args)).toEqual({ code: 2, output: '', errors: 'There is no file nowhere.json.' })
  })

  it('public shows neither key nor explanations, and the same order for the same seed', async () => {
    const problem = write('problem.json', { ...PROBLEM, shuffle_options: true })
    const first = await run('public', problem, '--seed', '5')
    expect(first.output).toContain('right')
    expect(first.output).not.toContain('answer')
    expect(await run('public', problem, '--seed', '5')).toEqual(first)
  })

  it('schema prints the JSON Schema of a type', async () => {
    const { output, code } = await run('schema', 'selection')
    expect(code).toBe(0)
    expect(JSON.parse(output)).toMatchObject({ type: 'object', properties: { subProblemItems: {} } })
    expect(await run('schema', 'riddle')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('Unknown type'),
    })
  })

  it('validate tells file, line and reason, and fails', async () => {
    const faulty = structuredClone(PROBLEM)
    ;(faulty.subProblemItems[0]?.options[1] as Record<string, unknown>).label = 7
    const file = write('faulty.json', faulty)
    const { code, errors } = await run('validate', file)
    expect(code).toBe(1)
    expect(errors).toMatch(
      /faulty\.json:\d+: subProblemItems\.0\.options\.1\.label: Expected a text, got a number/,
    )
    expect(await run('validate', join(fixture, 'minimal.json'))).toMatchObject({ code: 0 })
    expect(await run('validate', join(folder, 'nowhere'))).toMatchObject({ code: 2 })
    expect(await run('validate', 'README.md')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('neither in the pack nor JSON'),
    })
  })

  it('preview shows a problem with its key, and the same sample for the same seed', async () => {
    const { output } = await run('preview', 'la.2.test.E2')
    expect(output).toContain('(x) boxes')
    expect(output).toContain('( ) boxs')
    expect(output).not.toContain('la.2.test.E3')
    const sample = await run('preview', '--sample', '3', '--seed', 'a', '--grades', '2-3')
    expect(sample.output.match(/\(grade [23], /g)).toHaveLength(3)
    expect(await run('preview', '--sample', '3', '--seed', 'a', '--grades', '2-3')).toEqual(sample)
    expect(await run('preview', 'la.2.tets')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('Did you mean "la.2.test"?'),
    })
    for (const option of [
      ['--sample', 'x'],
      ['--sample', '0'],
      ['--grades', 'all'],
      ['--grades', '3-1'],
    ])
      expect(await run('preview', ...option)).toMatchObject({ code: 2, output: '' })
  })

  it('preview tells that nothing stands in the grades that are asked for', async () => {
    expect(await run('preview', '--sample', '2', '--grades', '13')).toMatchObject({
      code: 2,
      errors: 'Nothing stands in the grades 13 to 13.',
    })
    expect(await run('preview', 'la.2.test', '--grades', '3-4')).toMatchObject({
      code: 2,
      errors: 'Nothing of it stands in the grades 3 to 4.',
    })
  })

  it('readers mark tells each answer to a question that there is not', async () => {
    const about = oneSkill(`  - id: E1
    type: selection
    prompt: "What has Lin?"
    passage: { title: The Kite, layout: flipbook, pages: ["Lin has a red kite."] }
    hints: ["Look."]
    options:
      - { text: "a kite", correct: true, why: "Right." }
      - { text: "a cat", why: "Not so." }`)
    const folder = writePack(about)
    const unknown = 'la.2.test.E2/9: No sheet has this question.'
    const some = write('some.txt', 'la.2.test.E1/1: A\nla.2.test.E2/9: B\n')
    const marked = await runIn(folder, 'readers', 'mark', some)
    expect(marked).toMatchObject({ code: 1, errors: unknown })
    expect(marked.output).toContain('0 of 1 left open')
    const none = write('none.txt', 'la.2.test.E2/9: B\n')
    expect(await runIn(folder, 'readers', 'mark', none)).toMatchObject({
      code: 2,
      errors: `${unknown}\n${none} answers no question of the sheets with a line such as "la.2.main-idea.E1/1: B".`,
    })
  })

  it('preview tells that what has faults is not shown', async () => {
    const faulty = writePack(oneSkill('  - { id: E1, type: ordering, hints: [Think.], items: [one, one] }'))
    expect(await runIn(faulty, 'preview', 'la.2.test.E1')).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^1 faults: what they concern is not shown\./),
    })
  })

  it('[SR-41] counts, previews and would record the words of supplementary lists too', async () => {
    const words = writePack({
      'ae.voc/additional/grade-2.yaml': additionalList(['zyzzyva', 'A *zyzzyva* eats leaves.']),
    })
    expect((await runIn(words, 'stats')).output).toContain('1 cards: 0 primary, 1 additional.')
    expect((await runIn(words, 'preview', 'zyzzyva')).output).toBe(
      'zyzzyva (grade 2, additional card, noun)\nwhat zyzzyva means\nA zyzzyva eats leaves.',
    )
    vi.stubEnv('PATH', words)
    expect((await runIn(words, 'speech')).errors).toContain('1 words wait to be recorded.')
  })

  it('speech tells what must be installed to record, and knows the words that are to be recorded again', async () => {
    const words = writePack({
      'ae.voc/grade-2.yaml': `chapter_id: 1
name: Words
words:
  - word: zyzzyva
    pos: noun
    definition: a beetle of the tropics
    sentences: ["A *zyzzyva* eats leaves.", "The *zyzzyva* has a snout."]
    hint: It is the last word of many dictionaries.
`,
    })
    vi.stubEnv('PATH', words)
    expect(await runIn(words, 'speech')).toMatchObject({
      code: 2,
      errors: 'Recording needs ffmpeg and festival: 1 words wait to be recorded.',
    })
    expect(await runIn(words, 'speech', '--again', 'aardvark')).toMatchObject({
      code: 2,
      errors: 'No list has the word "aardvark".',
    })
  })

  it('builds into no folder that holds something else', async () => {
    const own = mkdtempSync(join(tmpdir(), 'own-'))
    writeFileSync(join(own, 'thesis.txt'), 'mine')
    expect(await run('build', '--to', own)).toMatchObject({
      code: 2,
      errors: `${own} holds something else than built content. Please name a new folder.`,
    })
    expect(readdirSync(own)).toEqual(['thesis.txt'])
    const built = join(own, 'built')
    for (let time = 0; time < 2; time++) expect((await run('build', '--to', built)).code).toBe(0)
    expect(readdirSync(own).sort()).toEqual(['built', 'thesis.txt'])
  })

  it('answers a wrong command with 2 and help with 0', async () => {
    expect((await run('dance')).code).toBe(2)
    const help = await run('--help')
    expect(help.code).toBe(0)
    for (const command of ['build', 'validate', 'stats', 'schema', 'grade', 'public', 'preview'])
      expect(help.output).toContain(command)
  })
})
