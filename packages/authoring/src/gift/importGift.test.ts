import { describe, expect, it } from 'vitest'
import { buildPack } from '../build/buildPack'
import { writePack } from '../testing/writePack'
import { importGift } from './importGift'

const GIFT = `// A comment
::Sum:: What is 2 + 2? {=4#Two and two. ~3#Too few. ~5}

::Pets:: Which are pets? {~%50%cat ~%50%dog ~%-100%whale}

::Sounds:: Match. {=cat -> meow =dog -> woof =cow -> moo}

::Fact:: Birds lay eggs. {T#Look in a nest.#Yes, they do.}

::Gap:: The cat {=sat ~sitted} on the mat.

::Year:: When? {#1990:2}

::Essay:: Tell us more. {}
`

function build(yaml: string) {
  return buildPack(
    writePack({
      'ae.la/grade-2/chapter-1.yaml': 'chapter_id: 1\nname: Imported\n',
      'ae.la/grade-2/chapter-1/imported.yaml': `skill_id: la.2.imported\nname: Imported\nseq: 1\n${yaml}`,
    }),
  )
}

describe('importGift', () => {
  it('takes choices, several right answers, pairs, true or false and gaps, and they build', () => {
    const { yaml, taken } = importGift(GIFT)
    expect(taken).toBe(5)
    const { pack, errors } = build(yaml)
    expect(errors).toEqual([])
    const problems = pack.chapters[0]?.skills[0]?.problems.map(({ problem }) => problem) ?? []
    expect(problems.map(({ problem_type }) => problem_type)).toEqual([
      'selection',
      'multi_selection',
      'pairing',
      'selection',
      'fill_in_the_blank',
    ])
    expect(JSON.stringify(problems[0])).toContain('"label":"4","answer":true,"explanation":"Two and two."')
    expect(JSON.stringify(problems[1])).toContain('"label":"whale","answer":false')
    expect(JSON.stringify(problems[3])).toContain(
      '"label":"True","answer":true,"explanation":"Yes, they do."',
    )
    expect(problems[4]?.text).toMatch(/^The cat \[\[\w+\]\] on the mat\.$/)
  })

  it('reports what it could not take', () => {
    expect(importGift(GIFT).report).toEqual([
      'Year was not taken: no type for Numerical questions.',
      'Essay was not taken: no type for Essay questions.',
      expect.stringMatching(/^Write hints of your own/),
    ])
  })

  it('writes the full form where the short one cannot say a word', () => {
    const { yaml } = importGift('::Gap:: The cat {=sat ~sit|ted} on the mat.')
    const { pack, errors } = build(yaml)
    expect(errors).toEqual([])
    expect(pack.chapters[0]?.skills[0]?.problems[0]?.problem).toMatchObject({
      problem_type: 'fill_in_the_blank',
      text: 'The cat [[gap]] on the mat.',
      blanks: [{ options: [{ label: 'sat' }, { label: 'sit|ted' }], answer: 'choice-1' }],
    })
  })

  it('tells the line of what is not GIFT', () => {
    expect(() => importGift('::Q:: What? {=a ~b}\n\n::R:: Which? {=a ~b')).toThrow(/^Line \d/)
  })
})
