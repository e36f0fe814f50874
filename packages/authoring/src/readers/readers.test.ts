import { seededRandom } from '@wordstride/core'
import type { TextBlock } from '@wordstride/core/authoring'
import { describe, expect, it } from 'vitest'
import { buildPack } from '../build/buildPack'
import { entriesOf } from '../check/checkPack'
import { oneSkill, writePack } from '../testing/writePack'
import { askedPart } from './askedPart'
import { markAnswers } from './markAnswers'
import { questionSheet, sheetQuestions } from './questionSheet'

const option = (text: string, isRight: boolean) => ({ text, isRight })

/** The texts of a part by the letter before them. */
function textsByLetter(lines: readonly string[]): Map<string, string> {
  const lettered = lines.flatMap((line) => {
    const [, name, text] = /^ {2}([A-Z])\) (.*)$/.exec(line) ?? []
    return name && text ? [[name, text] as const] : []
  })
  return new Map(lettered)
}

const seeds = ['1', '2', '3', '4', '5']

describe('askedPart', () => {
  it.each(seeds)('the key names the right options in the order shown (seed %s)', (seed) => {
    const options = [option('cat', true), option('dog', false), option('cow', true), option('bat', false)]
    const { lines, key } = askedPart(
      { kind: 'options', isSingle: false, isShuffled: true, options },
      seededRandom(seed),
    )
    const shown = textsByLetter(lines)
    expect([...(key ?? '')].map((name) => shown.get(name)).sort()).toEqual(['cat', 'cow'])
    expect(shown.size).toBe(4)
  })

  it.each(seeds)('the key of a sequence spells its order (seed %s)', (seed) => {
    const cards = ['first', 'second', 'third', 'fourth'].map((text) => ({ text }))
    const { lines, key } = askedPart({ kind: 'sequence', cards }, seededRandom(seed))
    const shown = textsByLetter(lines)
    expect([...(key ?? '')].map((name) => shown.get(name))).toEqual(['first', 'second', 'third', 'fourth'])
  })

  it('places that have names are shown in their order, above the cards', () => {
    const cards = [
      { text: 'barks', place: 'dog' },
      { text: 'mews', place: 'cat' },
    ]
    const { lines, key } = askedPart({ kind: 'sequence', cards }, seededRandom('1'))
    expect(lines.slice(1, 3)).toEqual(['  place: dog', '  place: cat'])
    const shown = textsByLetter(lines)
    expect([...(key ?? '')].map((name) => shown.get(name))).toEqual(['barks', 'mews'])
  })

  it.each(seeds)('the key of groups gives each card its place (seed %s)', (seed) => {
    const groups = [
      { name: 'animals', cards: [{ text: 'cat' }, { text: 'dog' }] },
      { name: 'plants', cards: [{ text: 'oak' }] },
    ]
    const { lines, key } = askedPart({ kind: 'groups', groups }, seededRandom(seed))
    const cards = lines.flatMap((line) => (line.startsWith('  card: ') ? [line.slice(8)] : []))
    expect(cards.map((text, i) => [text, key?.[i]]).sort()).toEqual([
      ['cat', '1'],
      ['dog', '1'],
      ['oak', '2'],
    ])
  })

  it('phrases keep their places in the text, only those that can be clicked have a letter', () => {
    const phrases = ['The ', option('cat', false), ' ', option('sleeps', true), '.']
    expect(askedPart({ kind: 'phrases', phrases }, seededRandom('1'))).toMatchObject({
      lines: ['(all letters that are right)', 'The [A: cat] [B: sleeps].'],
      key: 'B',
    })
  })

  it('chance is that of one who knows nothing', () => {
    const options = [option('a', true), option('b', false), option('c', false), option('d', false)]
    const cards = ['x', 'y', 'z'].map((text) => ({ text }))
    const groups = [
      { name: 'left', cards },
      { name: 'right', cards: [] },
    ]
    const blocks: [TextBlock, number][] = [
      [{ kind: 'options', isSingle: true, isShuffled: true, options }, 1 / 4],
      // Of the fifteen choices that are not empty, one is right.
      [{ kind: 'options', isSingle: false, isShuffled: true, options }, 1 / 15],
      [{ kind: 'sequence', cards }, 1 / 6],
      [{ kind: 'groups', groups }, 1 / 8],
      [{ kind: 'typed', text: 'oak' }, 0],
    ]
    for (const [block, chance] of blocks)
      expect(askedPart(block, seededRandom('1')).chance).toBeCloseTo(chance)
  })
})

const withRightFirst = (isFirst: boolean) =>
  entriesOf(
    buildPack(
      writePack(
        oneSkill(`  - id: E1
    type: selection
    passage: { title: The Kite, layout: flipbook, pages: ["Lin has a red kite.", "It flies."] }
    prompt: "What has Lin?"
    hints: ["Look at the first line."]
    options:
      - { text: "a kite", ${isFirst ? 'correct: true, ' : ''}why: "So it says." }
      - { text: "a boat", ${isFirst ? '' : 'correct: true, '}why: "No boat is there." }
  - id: E2
    type: selection
    prompt: "More than one box?"
    hints: ["Listen to the end."]
    options:
      - { text: "boxes", correct: true, why: "Right." }
      - { text: "boxs", why: "Not so." }`),
      ),
    ),
  )

describe('the sheet of questions about texts', () => {
  const entries = withRightFirst(true)

  it('holds those about a text alone, below it or without it', () => {
    const [question] = sheetQuestions(entries)
    expect(sheetQuestions(entries).map(({ id }) => id)).toEqual(['la.2.test.E1/1'])
    const sheet = questionSheet(entries, { hasTexts: true })
    expect(sheet).toMatch(
      /^# The Kite\nLin has a red kite\.\n\nIt flies\.\n\nWhat has Lin\?\nla\.2\.test\.E1\/1: \?/,
    )
    expect(questionSheet(entries, { hasTexts: false })).not.toContain('red kite')
    expect(question).toMatchObject({ section: 'ae.la', grade: 2, chance: 0.5 })
  })

  it('has one question of each text when it is asked for', () => {
    const ids = (nth: number) => [...questionSheet(entries, { hasTexts: false, nth }).matchAll(/^\S+: \?$/gm)]
    expect(ids(1).map(([line]) => line)).toEqual(['la.2.test.E1/1: ?'])
    expect(ids(2)).toEqual([])
  })

  it('is the same whichever option is right', () => {
    const other = withRightFirst(false)
    for (const hasTexts of [true, false])
      expect(questionSheet(other, { hasTexts })).toBe(questionSheet(entries, { hasTexts }))
    expect(sheetQuestions(other)[0]?.key).not.toBe(sheetQuestions(entries)[0]?.key)
  })

  it('answers may be written in small and apart; an open line counts as none', () => {
    const question = { id: 'x.E1/1', section: 'ae.la', grade: 2, key: 'AC', chance: 0.1 }
    const questions = [question, { ...question, id: 'x.E1/2' }, { ...question, id: 'x.E1/3' }]
    expect(
      markAnswers(questions, 'x.E1/1: a, c\nnot an answer\n x.E1/2: AB\nx.E1/3: ?').map(
        ({ answer, isRight }) => [answer, isRight],
      ),
    ).toEqual([
      ['a, c', true],
      ['AB', false],
      [null, false],
    ])
  })
})
