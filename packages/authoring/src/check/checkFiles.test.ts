import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { additionalList, writePack } from '../testing/writePack'
import { checkFiles } from './checkFiles'

const skill = (id: string, seq: number, text: string): string => `skill_id: ${id}
name: A skill
seq: ${seq}
exercises:
  - id: E1
    type: ordering
    prompt: |-
      Put the words in order.

      ${text}
    hints: [Think.]
    items: [one, two, three]
`

const pack = (files: Readonly<Record<string, string>>) =>
  writePack({ 'ae.la/grade-2/chapter-1.yaml': 'chapter_id: 1\nname: Words\n', ...files })

const FILE = 'ae.la/grade-2/chapter-1/one.yaml'
const OTHER = 'ae.la/grade-2/chapter-1/other.yaml'

const faultsOf = (folder: string, rule: string) =>
  checkFiles(folder, [join(folder, FILE)])
    .filter((finding) => finding.rule === rule)
    .map(({ message }) => message)

describe('checkFiles', () => {
  it('tells nothing of other files', () => {
    const folder = pack({
      [FILE]: skill('la.2.one', 1, 'The herons left before the first light.'),
      [OTHER]: skill('la.2.other', 2, 'A brown bear slept in the cave.').replace('ordering', 'riddle'),
    })
    expect(checkFiles(folder, [join(folder, FILE)]).filter(({ rule }) => rule === 'form')).toEqual([])
    expect(checkFiles(folder, [join(folder, OTHER)]).some(({ rule }) => rule === 'form')).toBe(true)
  })

  it('finds a text, an id and a place in the chapter that another file has too', () => {
    const text = 'The old ferry leaves the harbor at noon on Sundays.'
    const copied = pack({ [FILE]: skill('la.2.one', 1, text), [OTHER]: skill('la.2.other', 2, text) })
    expect(faultsOf(copied, 'overlap')).toEqual([expect.stringContaining('the old ferry leaves the')])
    const sameId = pack({ [FILE]: skill('la.2.one', 1, 'Red.'), [OTHER]: skill('la.2.one', 2, 'Blue.') })
    expect(faultsOf(sameId, 'ids')).toEqual([expect.stringContaining('"la.2.one" stands in one.yaml:1')])
    const quoted = pack({ [FILE]: skill('la.2.one', 1, 'Red.'), [OTHER]: skill('"la.2.one"', 2, 'Blue.') })
    expect(faultsOf(quoted, 'ids')).toHaveLength(1)
    const samePlace = pack({ [FILE]: skill('la.2.one', 1, 'Red.'), [OTHER]: skill('la.2.other', 1, 'Blue.') })
    expect(faultsOf(samePlace, 'ids')).toContain('seq 1 is used by two skills of the chapter.')
  })

  it('[SR-41] finds a word that another list has, too', () => {
    const wordList = (word: string): string => `chapter_id: 1
name: Words
words:
  - word: ${word}
    pos: noun
    definition: hot melted rock
    sentences: ["The *${word}* glows.", "We saw *${word}* flow."]
    hint: Volcanoes have it.
`
    const folder = pack({
      'ae.voc/grade-2.yaml': wordList('lava'),
      'ae.voc/grade-3.yaml': wordList('lava'),
      'ae.voc/grade-4.yaml': wordList('magma'),
      'ae.voc/additional/grade-4.yaml': additionalList(['magma', 'See *magma*.']),
      'ae.voc/additional/grade-5.yaml': additionalList(['comet', 'See a *comet*.']),
      'ae.voc/additional/grade-6.yaml': additionalList(['comet', 'A *comet* came.']),
    })
    const repeatsOf = (name: string) =>
      checkFiles(folder, [join(folder, 'ae.voc', name)])
        .filter(({ rule }) => rule === 'ids')
        .map(({ file, message }) => `${basename(file)}: ${message}`)
    expect(repeatsOf('grade-2.yaml')).toContain(
      'grade-3.yaml: The word "lava" stands in grade-2.yaml:4 already.',
    )
    expect(repeatsOf('grade-4.yaml')).toContain(
      'grade-4.yaml: The word "magma" stands in ae.voc/grade-4.yaml:4 already.',
    )
    const comet = 'grade-6.yaml: The word "comet" stands in additional/grade-5.yaml:2 already.'
    expect(repeatsOf('additional/grade-6.yaml')).toContain(comet)
    expect(repeatsOf('additional/grade-5.yaml')).toContain(comet)
  })

  it('finds words that stand in a gap of the other file', () => {
    const gap = `skill_id: la.2.other
name: A skill
seq: 2
exercises:
  - id: E1
    type: fill_in_the_blank
    prompt: Choose.
    hints: [Think.]
    text: "The old ferry {*leaves|leave} the harbor at noon on Sundays."
    why: { leaves: "One ferry leaves.", leave: "Many ferries leave." }
`
    const folder = pack({
      [FILE]: skill('la.2.one', 1, 'The old ferry ___ the harbor at noon on Sundays.'),
      [OTHER]: gap,
    })
    expect(faultsOf(folder, 'overlap')).toHaveLength(1)
  })
})
