import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writePack } from '../testing/writePack'
import { inOrder, orderWordLists } from './orderWords'

const wordsOf = (...words: string[]) =>
  words.map((word) => `  - word: ${word}\n    pos: noun # ${word}\n`).join('')
const list = (...words: string[]) => `chapter_id: 1\nname: Words\nwords:\n${wordsOf(...words)}`

describe('inOrder', () => {
  it('[SR-07] puts common words before rare ones and leaves every entry as it was written', () => {
    expect(inOrder(list('nemesis', 'dog', 'harbor', 'gravity'))).toBe(
      list('dog', 'harbor', 'gravity', 'nemesis'),
    )
  })

  it('leaves an ordered list alone', () => {
    const ordered = list('dog', 'nemesis').replace('  - word: nemesis', '\n  - word: nemesis')
    expect(inOrder(ordered)).toBe(ordered)
  })

  it('knows the words from other lists, and what stands above or below them', () => {
    const around = (words: string) => `standards:\n  - L.3.4\n  - L.3.6\nwords:\n${words}name: Words\n`
    expect(inOrder(around(wordsOf('nemesis', 'dog')))).toBe(around(wordsOf('dog', 'nemesis')))
  })

  it.each([
    ['at the left edge', (text: string) => text.replace(/^ {2}/gm, '')],
    ['with the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('orders a list %s', (_, change) => {
    expect(inOrder(change(list('nemesis', 'dog')))).toBe(change(list('dog', 'nemesis')))
  })

  it('takes comments below the last field of a word along, as far as they stand deeper than its dash', () => {
    const rare = '  - word: nemesis\n    pos: noun\n    # pos: verb\n\n   # Seen in books.\n'
    const pet = '  # The pet.\n    # Of many.\n  - word: dog\n'
    expect(inOrder(`words:\n${rare}${pet}`)).toBe(`words:\n${pet}${rare}`)
  })

  it('takes the comment above a word along, and no line of the word before it', () => {
    const rare = '  # The rare one.\n  - word: nemesis\n    hint: |\n      Hm.\n      # No comment.\n'
    const pet = '  # The pet.\n  -\n    word: dog\n'
    expect(inOrder(`words:\n${rare}${pet}`)).toBe(`words:\n${pet}${rare}`)
  })
})

describe('orderWordLists', () => {
  it('writes nothing until all lists can be put in order, and names the one that cannot', () => {
    const folder = writePack({ 'a.yaml': list('nemesis', 'dog'), 'b.yaml': 'words: [{ word: cat }]' })
    const files = ['a.yaml', 'b.yaml'].map((name) => join(folder, name))
    expect(() => orderWordLists(files)).toThrow(/b\.yaml: its words do not stand in lines/)
    expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe(list('nemesis', 'dog'))
    expect(orderWordLists(files.slice(0, 1))).toBe(1)
    expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe(list('dog', 'nemesis'))
  })

  it.each([
    ['stands before it', '  - word: nemesis\n    avoid: &a [rare]\n  - word: dog\n    avoid: *a\n'],
    [
      'becomes another',
      '  - word: harbor\n    avoid: &a [ships]\n  - word: nemesis\n    avoid: &a [rare]\n  - word: dog\n    avoid: *a\n  - word: cat\n    avoid: &a [soft]\n',
    ],
  ])('refuses a list in which what a word takes from another then %s', (_, words) => {
    const folder = writePack({ 'a.yaml': list('nemesis', 'dog'), 'b.yaml': `words:\n${words}` })
    const files = ['a.yaml', 'b.yaml'].map((name) => join(folder, name))
    expect(() => orderWordLists(files)).toThrow(/b\.yaml: in order, its words would not read as before/)
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual([
      list('nemesis', 'dog'),
      `words:\n${words}`,
    ])
  })
})
