import { describe, expect, it } from 'vitest'
import { buildPack } from '../build/buildPack'
import { additionalList, oneSkill, writePack } from '../testing/writePack'
import { checkPack } from './checkPack'

const found = (exercises: string, rest = '') =>
  checkPack(buildPack(writePack(oneSkill(exercises, rest)))).map(
    ({ rule, path, line, message }) => `${rule} ${path}:${line} ${message}`,
  )

const option = (text: string, isRight = false) =>
  `      - { text: "${text}", ${isRight ? 'correct: true, ' : ''}why: "It is so." }`

const selection = (id: string, options: readonly string[], hint = 'Think about it.') => `  - id: ${id}
    type: selection
    prompt: "Which word is a pet?"
    hints: ["${hint}"]
    options:
${options.join('\n')}`

const GOOD = selection('E1', [option('kitten', true), option('bridge')])

describe('checkPack', () => {
  it('[SR-07] wants 8 exercises, 2 assisted, 6 proficiency and 3 afficiency problems', () => {
    const reports = found(GOOD).filter((line) => line.startsWith('pools'))
    expect(reports).toEqual([
      'pools la.2.test:1 1 problems in pool E; at least 8.',
      'pools la.2.test:1 0 problems in pool AE; at least 2.',
      'pools la.2.test:1 0 problems in pool P; at least 6.',
      'pools la.2.test:1 0 problems in pool A; at least 3.',
    ])
  })

  it('[SR-07] wants every level of proficiency', () => {
    const level = (n: number) => `${GOOD.replace('E1', `P${n}`)}\n    level: ${n}`
    const reports = found(GOOD, `proficiency:\n${[1, 2, 4].map(level).join('\n')}`)
    expect(reports).toContainEqual(expect.stringContaining('No proficiency problem of level 3.'))
    expect(reports.filter((line) => line.includes('of level'))).toHaveLength(1)
  })

  it.each([
    ['equal options', [option('kitten', true), option('**kitten**')], 'Think.', 'Two options read "kitten".'],
    ['spelling', [option('kiten', true), option('bridge')], 'Think.', '"kiten" is not in the dictionary.'],
    ['spelling', [option('kitten', true), option('bridge')], 'Thnik.', null],
    [
      'spelling',
      [option('kitten', true), option('bridge')],
      'Now thnik.',
      '"thnik" is not in the dictionary.',
    ],
    [
      'names',
      [option('kitten', true), option('bridge')],
      'Blorp.',
      'Is "Blorp" a name? Then add it to words.txt.',
    ],
    ['rude words', [option('kitten', true), option('asshole')], 'Think.', '"asshole" is a rude word.'],
    [
      'telling hints',
      [option('kitten', true), option('bridge')],
      'It is a kitten.',
      'A hint says the answer "kitten".',
    ],
    [
      'telling hints',
      [option('well-known', true), option('bridge')],
      'It is **well-known**.',
      'A hint says the answer "well-known".',
    ],
    [
      'telling hints',
      [option('3 o’clock.', true), option('4 o’clock.')],
      'School is over at 3 o’clock, as always.',
      'A hint says the answer "3 o’clock.".',
    ],
    [
      'telling hints',
      [option('kitten', true), option('cat, dog')],
      'A kitten, or a cat, dog and so on.',
      null,
    ],
    [
      'named errors',
      [option('kitten', true), option('bridge')],
      'Think.',
      '"bridge" is explained as a right option is.',
    ],
    [
      'named errors',
      [
        '      - { text: "kitten", correct: true, why: "It is a young cat." }',
        option('bridge'),
        option('cloud'),
      ],
      'Think.',
      '"bridge" is explained as another wrong option is.',
    ],
    [
      'own reasons',
      [option('kitten', true), option('bridge')],
      'Think.',
      '"bridge" shares its explanation with another option.',
    ],
    [
      'own reasons',
      [option('kitten', true), '      - { text: "bridge", why: "Cars go over it." }'],
      'Think.',
      null,
    ],
  ])('%s: %j', (rule, options, hint, message) => {
    const reports = found(selection('E1', options, hint)).filter((line) =>
      line.startsWith(`${rule} la.2.test.E1`),
    )
    expect(reports).toEqual(message === null ? [] : [`${rule} la.2.test.E1:5 ${message}`])
  })

  it.each([
    ['typed_blanks', 'text: "Yesterday we {traveled} home."', 'Write *traveled*.', 'traveled'],
    [
      'ordering',
      'items: ["Wake up.", "Eat.", "Go out."]',
      'First wake up, eat, go out.',
      'Wake up. Eat. Go out.',
    ],
  ])('tells of a hint that says the answer of %s', (type, body, hint, answer) => {
    const reports = (said: string) =>
      found(`  - id: E1\n    type: ${type}\n    prompt: Go on.\n    hints: ["${said}"]\n    ${body}`).filter(
        (line) => line.startsWith('telling hints'),
      )
    expect(reports(hint)).toEqual([`telling hints la.2.test.E1:5 A hint says the answer "${answer}".`])
    expect(reports('What was it?')).toEqual([])
  })

  it.each(["He said 'asshole' to me.", "The asshole's hat is big.", 'The asshole’s hat is big.'])(
    'finds the rude word of: %s',
    (text) => {
      const reports = found(selection('E1', [option('kitten', true), option('bridge')], text))
      expect(reports).toContain('rude words la.2.test.E1:5 "asshole" is a rude word.')
    },
  )

  it('reads what a chapter and a skill are called, and demos', () => {
    const demo = 'demos:\n  - id: D1\n    steps: ["Look at the assholes.", "Look at **this ."]\n'
    const { 'ae.la/grade-2/chapter-1/nouns.yaml': skill = '' } = oneSkill(GOOD, demo)
    const folder = writePack({
      'ae.la/grade-2/chapter-1.yaml': 'chapter_id: 1\nname: The wrods\n',
      'ae.la/grade-2/chapter-1/nouns.yaml': skill.replace('name: Nouns', 'name: Asshole nouns'),
    })
    const reports = checkPack(buildPack(folder)).filter(({ path }) => path === 'la.2.test')
    expect(reports.map(({ rule, message }) => `${rule} ${message}`)).toEqual(
      expect.arrayContaining([
        'spelling "wrods" is not in the dictionary.',
        'rude words "asshole" is a rude word.',
        'rude words "assholes" is a rude word.',
        'marks "Look at **this ." has "**" without its other end: it is shown as it stands.',
      ]),
    )
  })

  it('leaves a wrong option alone that is misspelled on purpose, and the explanation that speaks of it', () => {
    const wrong = '      - { text: "foots", why: "We do not say foots." }'
    expect(
      found(selection('E1', [option('feet', true), wrong])).filter((line) => /foots/.test(line)),
    ).toEqual([])
  })

  it('finds ids used twice, and a pool that does not fit the id', () => {
    const reports = found(`${GOOD}\n${GOOD}\n${GOOD.replace('E1', 'P9')}`)
    expect(reports).toContainEqual(
      expect.stringMatching(
        /^form exercises\.1\.id:\d+ The id la\.2\.test\.E1 stands in nouns\.yaml:5 already/,
      ),
    )
    expect(reports).toContainEqual(
      expect.stringMatching(/^pools la\.2\.test\.P9:\d+ The id of a problem of pool E/),
    )
  })

  it('finds pictures that are not there', () => {
    const reports = found(`  - id: E1
    type: multi_media_drag_drop
    hints: [Think.]
    buckets:
      - { name: Pets, items: [{ text: cat, image: "emoji:cat" }] }
      - { name: Others, items: [{ text: train, image: "/media/none.png" }] }`)
    expect(reports.filter((line) => line.startsWith('media'))).toEqual([
      'media la.2.test.E1:5 There is no file /media/none.png.',
    ])
  })

  it.each(['/media/emoji', '/media/', '/media/../package.json', '/media/own/no ne.png', '/media/DOG.svg'])(
    'finds that %s is no picture',
    (address) => {
      const prompt = `Look: ![A picture](<${address}>)`
      const problem = GOOD.replace('Which word is a pet?', prompt)
      expect(found(problem).filter((line) => line.startsWith('media'))).toEqual([
        `media la.2.test.E1:5 There is no file ${address}.`,
      ])
    },
  )

  it('warns of texts that are too hard for their grade', () => {
    const hard = [
      'Municipal authorities subsequently reconsidered infrastructural expenditure despite considerable opposition.',
      'Constitutional amendments necessitate extraordinarily comprehensive deliberation among representatives.',
      'Photosynthetic organisms transform electromagnetic radiation into metabolically available carbohydrates.',
      'Unprecedented meteorological disturbances jeopardized transcontinental telecommunication equipment.',
      'Philosophical disagreements concerning epistemological foundations remain fundamentally unresolved.',
      'Archaeological excavations revealed sophisticated metallurgical techniques throughout Mesopotamia.',
    ]
    const many = hard.map((sentence, i) =>
      selection(`E${i + 1}`, [option('kitten', true), option('bridge')]).replace(
        'Which word is a pet?',
        sentence,
      ),
    )
    expect(found(many.join('\n'))).toContainEqual(
      expect.stringMatching(/^reading level la\.2\.test:1 Reads like grade/),
    )
    expect(found(GOOD).filter((line) => line.startsWith('reading level'))).toEqual([])
  })

  it('[SR-41] checks the cards of supplementary lists: spelling, rude words, pictures, reading level', () => {
    const list = additionalList(
      ['comet', 'The *comet* has a tial.'],
      ['magnet', 'This asshole has a *magnet*.'],
      ['planet', 'Extraterrestrial observatories photographed the *planet* simultaneously.'],
      ['rocket', 'Considerable acceleration distinguishes a *rocket* from conventional airplanes.'],
      ['anchor', 'Bureaucratic administrators authorized the *anchor* notwithstanding opposition.'],
    )
    const folder = writePack({ 'ae.voc/additional/grade-2.yaml': `${list}    picture: no-such-thing\n` })
    const reports = checkPack(buildPack(folder))
      .filter(({ rule }) => rule !== 'recordings')
      .map(({ rule, path, line, message }) => [rule, path, line, message].join(' '))
    expect(reports).toEqual([
      'spelling comet 2 "tial" is not in the dictionary.',
      'rude words magnet 6 "asshole" is a rude word.',
      'media anchor 18 There is no file /media/emoji/no-such-thing.svg. npm run content -- pictures copies it, where Fluent emoji have one of this name.',
      expect.stringMatching(/^reading level comet 2 Reads like grade/),
    ])
  })

  it('[SR-07] wants words in order of difficulty, and each with its sentence recorded', () => {
    const word = (name: string) => `  - word: ${name}
    pos: noun
    definition: "something that a list of words has"
    sentences: ["We saw a *${name}*.", "There was one *${name}*."]
    hint: "Look it up."
`
    const list = `chapter_id: 1\nname: Words\nwords:\n${['nemesis', 'dog', 'gravity'].map(word).join('')}`
    const folder = writePack({ 'ae.voc/grade-5.yaml': list })
    const reports = checkPack(buildPack(folder)).filter(({ rule }) =>
      ['recordings', 'word order'].includes(rule),
    )
    expect(reports.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
      'recordings nemesis',
      'recordings dog',
      'recordings gravity',
      'word order dog',
    ])
  })
})
