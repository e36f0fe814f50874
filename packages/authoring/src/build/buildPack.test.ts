import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { additionalList, oneSkill, writePack } from '../testing/writePack'
import { buildPack } from './buildPack'
import { describeError } from './contentError'

const GOOD = `  - id: E1
    type: ordering
    hints: [Think.]
    items: [one, two, three]`

const shortErrors = (folder: string) =>
  buildPack(folder).errors.map((error) => describeError(error).replace(`${folder}/`, ''))

describe('buildPack', () => {
  it('reports a fault with file and line, and leaves only that problem out', () => {
    const folder = writePack(
      oneSkill(`${GOOD}
  - id: E2
    type: riddle
    hints: [Think.]
  - id: E3
    type: ordering
    hints: [Think.]
    items: [one, one]`),
    )
    expect(shortErrors(folder)).toEqual([
      expect.stringMatching(
        /^ae\.la\/grade-2\/chapter-1\/nouns\.yaml:10: exercises\.1\.type: Unknown type "riddle"/,
      ),
      'ae.la/grade-2/chapter-1/nouns.yaml:15: exercises.2.items.1: "one" stands there twice.',
    ])
    const [chapter] = buildPack(folder).pack.chapters
    expect(chapter?.skills[0]?.problems.map(({ problem_id }) => problem_id)).toEqual(['la.2.test.E1'])
  })

  it('[C-06] a skill asks for 3 right answers in a row unless it says how many', () => {
    const asked = (line?: string) =>
      buildPack(writePack(oneSkill(GOOD, line))).pack.chapters[0]?.skills[0]?.number_of_correct_in_a_row
    expect([asked(), asked('correct_in_a_row: 5')]).toEqual([3, 5])
  })

  it('reports YAML that cannot be read, and a wrong field of a skill', () => {
    const broken = writePack(oneSkill(`${GOOD}\n    prompt: "open`))
    expect(shortErrors(broken)[0]).toMatch(/nouns\.yaml:\d+: A quotation mark.* is missing/)
    const misspelled = writePack(oneSkill(GOOD, 'demoes: []'))
    expect(shortErrors(misspelled)[0]).toMatch(
      /nouns\.yaml:9: demoes: There is no field "demoes" here\. Did you mean "demos"\?/,
    )
  })

  it('explains a wrong indentation, and a field that the full form does not have', () => {
    const shifted = writePack(oneSkill(GOOD.replace('    hints', '   hints')))
    expect(shortErrors(shifted).join('\n')).toMatch(/nouns\.yaml:\d+: .*begin in the same column/)
    const typo = writePack(
      oneSkill(`  - id: E1
    type: selection
    hints: [Think.]
    body:
      subProblemItems:
        - uuid: q
          type: radio
          options:
            - { id: a, label: cat, answer: true, explanation: A pet. }
            - { id: b, label: car, answer: false, explantion: No pet. }`),
    )
    expect(shortErrors(typo)).toEqual([
      expect.stringMatching(
        /nouns\.yaml:\d+: .*subProblemItems\.0\.options\.1\.explantion: There is no field "explantion" here/,
      ),
    ])
  })

  it.each([
    ['a tab', GOOD.replace('    hints', '\thints'), 7, 'a tab'],
    [
      'a space of a web page',
      GOOD.replace('    hints', '\u00A0\u00A0\u00A0\u00A0hints'),
      7,
      'space of another kind',
    ],
    ['curly quotation marks', `${GOOD}\n    prompt: “Put them in order.”`, 9, 'Curly quotation marks'],
    [
      'a number that would be shown otherwise',
      GOOD.replace('three', '2.50'),
      8,
      '2.50 is read as the number 2.5. Put it in quotes',
    ],
    ['a number that begins with zeros', GOOD.replace('three', '007'), 8, '007 is read as the number 7.'],
    ['a number with an exponent', GOOD.replace('three', '1e3'), 8, '1e3 is read as the number 1000.'],
    ['a hexadecimal number', GOOD.replace('three', '0x1F'), 8, '0x1F is read as the number 31.'],
    ['a passage that nothing names', `${GOOD}\n    passage: *lake`, 9, 'names with "&lake", and none does'],
    ['a field that stands twice', `${GOOD}\n    hints: [Look.]`, 9, 'stands here a second time'],
    ['a second document', `${GOOD}\n---\nskill_id: la.2.verbs`, 9, 'begins a second text in this file'],
    ['an id that begins with zero', GOOD.replace('E1', 'E01'), 5, 'Expected an id such as E1 or AE2.'],
    ['a text for a list', GOOD.replace('[Think.]', 'Think.'), 7, 'Expected a list, got "Think."'],
    ['a colon that ends a text', GOOD.replace('[Think.]', '[Think: it is so.]'), 7, 'hints.0.value'],
    ['true without quotation marks', GOOD.replace('three', 'true'), 8, 'Double quotes make it a text'],
    ['an empty hint', GOOD.replace('Think.', '""'), 7, 'The text is empty'],
    ['a field of another name', GOOD.replace('items', 'itmes'), 8, 'Did you mean "items"?'],
    [
      'a layout of another name',
      `${GOOD}\n    passage: { title: Lake, layout: flipbok, pages: [One.] }`,
      9,
      'Expected "flipbook" or "two_columns", got "flipbok". Did you mean "flipbook"?',
    ],
    ['too few entries', GOOD.replace('[one, two, three]', '[one]'), 8, 'Expected 2 or more entries, got 1.'],
    ['a shared field of another name', `${GOOD}\n    promt: Look.`, 9, 'Did you mean "prompt"?'],
  ])('tells of %s with its line, in words of authors', (_, exercises, line, message) => {
    const faults = shortErrors(writePack(oneSkill(exercises)))
    expect(faults.find((fault) => fault.includes(message))).toMatch(`nouns.yaml:${line}: `)
  })

  it('tells of each of several fields that there are none in its own line', () => {
    const faults = shortErrors(
      writePack(oneSkill(`${GOOD}\n    promt: Look.\n    pasage: { }`, 'demoes: []\nstandars: []')),
    )
    const named = faults.map((fault) => fault.replace(/^.*nouns\.yaml:/, ''))
    expect(named).toEqual([
      '11: demoes: There is no field "demoes" here. Did you mean "demos"?',
      '12: standars: There is no field "standars" here. Did you mean "standards"?',
      '9: exercises.0.promt: There is no field "promt" here. Did you mean "prompt"?',
      '10: exercises.0.pasage: There is no field "pasage" here. Did you mean "passage"?',
    ])
  })

  it('names a kind that there is not, what may stand there, and what was likely meant', () => {
    const typed = (kind: string) => `  - id: E1
    type: typed_blanks
    hints: [Think.]
    body:
      text: "A [[a]]."
      blanks:
        - { uuid: a, ${kind}answers: [cat], ignore_case: true }`
    const faults = (kind: string) => shortErrors(writePack(oneSkill(typed(kind))))
    expect(faults('kind: txt, ')).toEqual([
      'ae.la/grade-2/chapter-1/nouns.yaml:11: exercises.0.body.blanks.0.kind: Expected "text" or "number", got "txt". Did you mean "text"?',
    ])
    expect(faults('')).toEqual([
      'ae.la/grade-2/chapter-1/nouns.yaml:11: exercises.0.body.blanks.0.kind: This field is missing (expected "text" or "number").',
    ])
  })

  it('names the line from which a file is in another encoding', () => {
    const folder = writePack({})
    for (const [name, text] of Object.entries(oneSkill(GOOD))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), Buffer.from(text.replace('three', 'caf\u00E9'), 'latin1'))
    }
    expect(shortErrors(folder)).toEqual([
      'ae.la/grade-2/chapter-1/nouns.yaml:8: The file is not written in UTF-8: save it so.',
    ])
  })

  it.each(['status: "draft"', 'status: draft # until May', 'status:  draft'])(
    'leaves a skill with %s out',
    (status) => {
      const { pack, errors } = buildPack(writePack(oneSkill(`${GOOD}\n  - id: broken`, status)))
      expect(errors).toEqual([])
      expect(pack.chapters[0]?.skills).toEqual([])
    },
  )

  it('leaves a draft out that an editor of Windows has saved', () => {
    const path = 'ae.la/grade-2/chapter-1/nouns.yaml'
    const draft = { [path]: '\uFEFFstatus: draft\r\nskill_id: la.2.nouns\r\nname: "Nou' }
    expect(buildPack(writePack({ ...oneSkill(GOOD), ...draft })).errors).toEqual([])
  })

  it('leaves a problem with status: draft out, whatever it lacks', () => {
    const { pack, errors } = buildPack(
      writePack(oneSkill(`${GOOD}\n  - { id: E2, status: draft, optoins: 3 }`)),
    )
    expect(errors).toEqual([])
    expect(pack.chapters[0]?.skills[0]?.problems).toHaveLength(1)
  })

  const wordsOf = (...words: string[]) =>
    `chapter_id: 1
name: Words
words:
${words
  .map(
    (word) => `  - word: ${word}
    pos: noun
    definition: what a ${word} is for all
    sentences: ["The *${word}* is here.", "We saw a *${word}* there."]
    hint: It has a name.
`,
  )
  .join('')}`

  it('leaves an unfinished problem of a word out, and serves what it will stand for', () => {
    const words = `${wordsOf('lamp', 'tree', 'boat', 'lava')}    problems:
      - { id: E1, status: draft, prompt: "" }
      - status: draft
`
    const { pack, errors } = buildPack(writePack({ 'ae.voc/grade-4.yaml': words }))
    expect(errors).toEqual([])
    const [lava] = pack.chapters[0]?.skills.filter(({ skill_id }) => skill_id === 'lava') ?? []
    expect(lava?.problems.map(({ problem_id }) => problem_id)).toContain('lava.E1')
  })

  it('says once of a word that there is none to stand beside it', () => {
    expect(shortErrors(writePack({ 'ae.voc/grade-4.yaml': wordsOf('lamp') }))).toEqual([
      'ae.voc/grade-4.yaml:4: words.0: No word can stand beside "lamp" as a wrong answer: add words to the list.',
    ])
  })

  it('wants no other word where a problem is written for each that would need one', () => {
    const written = (...ids: string[]) =>
      `${wordsOf('lamp')}    problems:\n${ids
        .map((id) => {
          const level = id.startsWith('P') ? ` level: ${Number(id.slice(1)) - 1},` : ''
          return `      - { id: ${id},${level} type: ordering, items: [one, two] }\n`
        })
        .join('')}`
    const ids = ['E1', 'E2', 'E3', 'P1', 'P2', 'P3', 'A1']
    const built = buildPack(writePack({ 'ae.voc/grade-4.yaml': written(...ids) }))
    expect(built.errors).toEqual([])
    expect(built.warnings.filter(({ message }) => /^lamp\.[EPA]/.test(message))).toEqual([])
    const without = buildPack(writePack({ 'ae.voc/grade-4.yaml': written(...ids.slice(1)) }))
    expect(without.errors).toMatchObject([{ path: 'words.0' }])
  })

  it('says of a problem that is written for a word where it stands', () => {
    const words = `${wordsOf('lamp', 'tree', 'boat', 'lava')}    problems:
      - { id: E1, type: ordering, items: [one, two] }
      - { id: E2, type: ordering, items: [one, one] }
`
    expect(shortErrors(writePack({ 'ae.voc/grade-4.yaml': words }))).toEqual([
      'ae.voc/grade-4.yaml:26: words.3.problems.1.items.1: "one" stands there twice.',
    ])
  })

  it('wants a word marked in its base form, and answers of a test that differ, and says where', () => {
    const words = wordsOf('lamp', 'tree').replace('a *tree*', 'two *trees*')
    expect(shortErrors(writePack({ 'ae.voc/grade-4.yaml': words }))).toEqual([
      'ae.voc/grade-4.yaml:12: words.1.sentences.1: Mark the word itself, in its base form.',
    ])
    const question =
      '{ id: LS1, topic: nouns, prompt: "Which?", answer: owl, wrong: [sat, owl, ran], why: "An owl." }'
    expect(
      shortErrors(writePack({ 'tests/grade-2.yaml': `language:\n  - ${question}\nreading: []\n` })),
    ).toEqual(['tests/grade-2.yaml:2: language.0.wrong.1: "owl" stands there twice.'])
  })

  it('warns of a sentence that begins with its gap', () => {
    const list = wordsOf('house').replace('The *house* is', '*House* is what')
    const { warnings } = buildPack(writePack({ 'ae.voc/grade-2.yaml': list }))
    expect(warnings).toContainEqual(
      expect.objectContaining({ line: 7, message: expect.stringMatching(/^The gap comes first:/) }),
    )
  })

  it('tells of a sentence that marks no word or two once, and of capitals of the word alone', () => {
    const faults = (from: string, to: string) =>
      shortErrors(writePack({ 'ae.voc/grade-4.yaml': wordsOf('lamp', 'tree').replace(from, to) })).map(
        (error) => error.replace(/^.*yaml:/, ''),
      )
    const once = [expect.stringMatching(/^12: words\.1\.sentences\.1: Mark the word with asterisks, once/)]
    expect(faults('a *tree*', 'a tree')).toEqual(once)
    expect(faults('We saw a *tree*', '*We* saw a *tree*')).toEqual(once)
    expect(faults('word: tree', 'word: Tree')).toEqual([
      expect.stringMatching(/^9: words\.1\.word: One word in small letters/),
    ])
  })

  it('tells of a skill that stands twice in which file it stands already', () => {
    const files = oneSkill(GOOD)
    const copied = files['ae.la/grade-2/chapter-1/nouns.yaml'] ?? ''
    const errors = shortErrors(writePack({ ...files, 'ae.la/grade-2/chapter-1/verbs.yaml': copied }))
    expect(errors.map((error) => error.replace('ae.la/grade-2/chapter-1/', ''))).toEqual([
      'verbs.yaml:1: skill_id: The skill "la.2.test" stands in nouns.yaml:1 already. A copied skill needs an id of its own.',
    ])
  })

  it('tells of a chapter whose number stands twice in which file it stands already', () => {
    const files = { ...oneSkill(GOOD), 'ae.la/grade-2/chapter-2.yaml': 'chapter_id: 1\nname: Copied\n' }
    expect(shortErrors(writePack(files))).toEqual([
      'ae.la/grade-2/chapter-2.yaml:1: chapter_id: Chapter 1 stands in chapter-1.yaml already.',
    ])
  })

  it('passes over the lock of an editor', () => {
    const folder = writePack(oneSkill(GOOD))
    symlinkSync('somebody@host.1:1', join(folder, 'ae.la/grade-2/chapter-1/.#nouns.yaml'))
    symlinkSync('somebody@host.1:1', join(folder, '.#more.yaml'))
    expect(shortErrors(folder)).toEqual([])
  })

  it('tells the faults of all problems at once, of their shared fields and those of their types', () => {
    const folder = writePack(
      oneSkill(`${GOOD.replace('[Think.]', 'Think.')}
  - { id: E2, type: Ordering, hints: [Think.], items: [one, two] }
  - { id: E3, type: ordering, hints: [Think.], items: one }`),
    )
    expect(shortErrors(folder).map((error) => error.replace(/^.*yaml:/, ''))).toEqual([
      '7: exercises.0.hints: Expected a list, got "Think.". A list stands in brackets: […, …].',
      expect.stringMatching(/^9: exercises\.1\.type: Unknown type "Ordering"\. Did you mean "ordering"\?/),
      '10: exercises.2.items: Expected a list, got "one". A list stands in brackets: […, …].',
    ])
  })

  it.each([
    [
      'a text where fields are wanted',
      '    passage: Once.',
      'passage: Expected fields (title, layout, pages), got "Once.".',
    ],
    [
      'fields where a list is wanted',
      '    beside: { a: b }',
      'beside: Expected a list, got fields (a). Each entry of a list begins with "- ".',
    ],
  ])('says of %s what stands in them', (_, line, message) => {
    expect(shortErrors(writePack(oneSkill(`${GOOD}\n${line}`)))).toEqual([
      `ae.la/grade-2/chapter-1/nouns.yaml:9: exercises.0.${message}`,
    ])
  })

  it('leaves an unfinished problem of a test out, whatever it lacks', () => {
    const { pack, errors } = buildPack(
      writePack({
        'tests/grade-2.yaml': `language:
  - { id: LS1, status: draft, prompt: "Which?" }
  - { id: LS2, status: draft, type: ordering }
  - { id: LS3, status: draft, generate: { name: plurals } }
reading:
  - passage: { title: Lake, layout: flipbook, pages: [One.] }
    problems:
      - { id: RC1, status: draft }
`,
      }),
    )
    expect(errors).toEqual([])
    expect(pack.tests).toEqual([])
  })

  it.each([
    'ae.la/grade-2/chapter-1/verbs.yml',
    'ae.la/grade-2/chapter-1/verbs.yaml.txt',
    'ae.la/grade-2/chapter-2/verbs.yaml',
    'ae.la/grade-13/chapter-1.yaml',
    'ae.voc/grade-13.yaml',
    'tests/grade3.yaml',
  ])('tells that %s is not read', (name) => {
    const folder = writePack({ ...oneSkill(GOOD), [name]: 'name: Verbs' })
    expect(shortErrors(folder)).toEqual([expect.stringContaining(`${name}: This file is not read`)])
  })

  it('tells a word or a demo that stands twice once, with its line', () => {
    const lava = `  - word: lava
    pos: noun
    definition: hot melted rock
    sentences: ["The *lava* glows.", "We saw *lava* flow."]
    hint: Volcanoes have it.
`
    const words = writePack({ 'ae.voc/grade-4.yaml': `chapter_id: 1\nname: Words\nwords:\n${lava}${lava}` })
    expect(shortErrors(words).filter((fault) => fault.includes('already'))).toEqual([
      'ae.voc/grade-4.yaml:9: words.1: The word "lava" stands in grade-4.yaml:4 already.',
    ])
    const demo = '  - { id: D1, steps: [Look., Think.] }\n'
    expect(shortErrors(writePack(oneSkill(GOOD, `demos:\n${demo}${demo}`)))).toEqual([
      'ae.la/grade-2/chapter-1/nouns.yaml:11: demos.1.id: "D1" stands there twice.',
    ])
  })

  it('says of a question of a test what is wrong with it', () => {
    const question =
      '{ id: LS1, topic: nouns, prompt: "Which?", anwser: "owl", wrong: ["sat", "ran"], why: "An owl." }'
    expect(
      shortErrors(writePack({ 'tests/grade-2.yaml': `language:\n  - ${question}\nreading: []\n` })),
    ).toEqual([
      'tests/grade-2.yaml:2: language.0.answer: This field is missing (expected a text).',
      'tests/grade-2.yaml:2: language.0.anwser: There is no field "anwser" here. Did you mean "answer"?',
    ])
  })

  it('adds what a generator makes up to 24 exercises and 12 proficiency problems a level', () => {
    const { pack, errors } = buildPack(writePack(oneSkill(GOOD, 'generate: { name: plurals }')))
    expect(errors).toEqual([])
    const problems = pack.chapters[0]?.skills[0]?.problems ?? []
    const count = (pool: string, level?: number) =>
      problems.filter((entry) => entry.pool === pool && (level === undefined || entry.level === level)).length
    expect([count('E'), count('AE'), count('A')]).toEqual([24, 2, 3])
    expect([1, 2, 3, 4].map((level) => count('P', level))).toEqual([12, 12, 12, 12])
    expect(problems[0]?.problem_id).toBe('la.2.test.E1')
    expect(problems[1]?.problem_id).toMatch(/^la\.2\.test\.E\d{4,}$/)
  })

  it('tells the generator that was meant when a name is wrong, and the grades when one has none', () => {
    const withName = (name: string) => shortErrors(writePack(oneSkill(GOOD, `generate: { name: ${name} }`)))
    expect(withName('plural')[0]).toMatch(/Unknown generator "plural"\. Did you mean "plurals"\?/)
    expect(withName('commas')[0]).toMatch(/"commas" has material for grades 4 alone/)
  })

  it('[SR-07] keeps the pools apart, levels with the proficiency problems alone', () => {
    const folder = writePack(
      oneSkill(
        GOOD,
        `assisted:
${GOOD.replace('E1', 'AE1')}
proficiency:
${GOOD.replace('E1', 'P1')}
    level: 3
afficiency:
${GOOD.replace('E1', 'A1')}`,
      ),
    )
    const { pack, errors } = buildPack(folder)
    expect(errors).toEqual([])
    expect(
      pack.chapters[0]?.skills[0]?.problems.map(({ problem_id, pool, level }) => [problem_id, pool, level]),
    ).toEqual([
      ['la.2.test.E1', 'E', null],
      ['la.2.test.AE1', 'AE', null],
      ['la.2.test.P1', 'P', 3],
      ['la.2.test.A1', 'A', null],
    ])
    const withoutLevel = writePack(oneSkill(GOOD, `proficiency:\n${GOOD.replace('E1', 'P1')}`))
    expect(shortErrors(withoutLevel)[0]).toMatch(/proficiency\.0\.level/)
  })

  it('makes demos with steps in order and the numbers of the short version', () => {
    const demo = 'demos:\n  - id: D1\n    steps: [Look., Think., Choose.]\n    short: [1, 3]'
    const { pack } = buildPack(writePack(oneSkill(GOOD, demo)))
    expect(pack.chapters[0]?.skills[0]?.demos).toEqual([
      {
        demo_id: 'la.2.test.D1',
        problemItems: [
          { value: 'Look.', animationseq: 1 },
          { value: 'Think.', animationseq: 2 },
          { value: 'Choose.', animationseq: 3 },
        ],
        short_demo_info: { steps: [1, 3], short_demo: true },
        demo_video_url: null,
      },
    ])
    expect(shortErrors(writePack(oneSkill(GOOD, demo.replace('[1, 3]', '[4]'))))[0]).toMatch(/only 3 steps/)
  })

  it('[SR-41] makes cards of a supplementary list, in its order, without skills and questions', () => {
    const { pack, errors } = buildPack(
      writePack({
        'ae.voc/additional/grade-2.yaml': additionalList(
          ['comet', 'The *comet* has a tail.'],
          ['magnet', 'The *magnet* pulls iron.'],
        ),
      }),
    )
    expect(errors).toEqual([])
    expect(pack.cards).toEqual([
      expect.objectContaining({
        skill_id: 'comet',
        grade_id: 2,
        keyword_type: 'additional',
        card_seq: 1,
        description: { pos: 'noun', definition: 'what comet means', example: 'The comet has a tail.' },
        ipa: '/ˈkɑmət/',
      }),
      expect.objectContaining({ skill_id: 'magnet', card_seq: 2 }),
    ])
    expect([pack.chapters, pack.tests]).toEqual([[], []])
  })

  it('[SR-41] wants each word once over all lists, and marked in its sentence', () => {
    const folder = writePack({
      'ae.voc/grade-4.yaml': `chapter_id: 1
name: Words
words:
  - word: lava
    pos: noun
    definition: hot melted rock
    sentences: ["The *lava* glows.", "We saw *lava* flow."]
    hint: Volcanoes have it.
`,
      'ae.voc/additional/grade-2.yaml': additionalList(['comet', 'A *comet* came.'], ['lava', 'See *lava*.']),
      'ae.voc/additional/grade-3.yaml': additionalList(['comet', 'A *comet* went.']),
      'ae.voc/additional/grade-5.yaml': additionalList(['stanza', 'Two *stanzas* rhyme.']),
    })
    expect(shortErrors(folder).filter((error) => error.includes('/additional/'))).toEqual([
      'ae.voc/additional/grade-2.yaml:6: words.1: The word "lava" stands in ae.voc/grade-4.yaml:4 already.',
      'ae.voc/additional/grade-3.yaml:2: words.0: The word "comet" stands in additional/grade-2.yaml:2 already.',
      'ae.voc/additional/grade-5.yaml:5: words.0.sentence: Mark the word itself, in its base form.',
    ])
    expect(
      buildPack(folder).pack.cards.map(({ keyword_type, skill_id }) => `${keyword_type} ${skill_id}`),
    ).toEqual(['primary lava', 'additional comet'])
  })

  it('gives the same version for the same files and another for others', () => {
    const version = (text: string) => buildPack(writePack(oneSkill(text))).pack.version
    expect(version(GOOD)).toBe(version(GOOD))
    expect(version(GOOD.replace('three', 'four'))).not.toBe(version(GOOD))
  })
})
