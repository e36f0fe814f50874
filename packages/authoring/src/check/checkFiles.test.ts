import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writePack } from '../testing/writePack'
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
