import { describe, expect, it } from 'vitest'
import { buildPack } from '../build/buildPack'
import { writePack } from '../testing/writePack'
import { generateWordList } from './generateWords'

const CSV = `word,pos,definition,sentence1,sentence2,hint,synonyms
meadow,noun,"a field of grass, with flowers",Cows eat grass in the meadow.,"She said ""Look"" in the *meadow*.",Butterflies like it.,field; lea
brave,adjective,not afraid,The brave cat did not run.,Be brave and jump.,Lions are.,`

describe('generateWordList', () => {
  it('makes a word list that builds, with the words marked in their sentences', () => {
    const yaml = generateWordList(CSV, 'Grade 2 words')
    const { pack, errors } = buildPack(writePack({ 'ae.voc/grade-2.yaml': yaml }))
    expect(errors).toEqual([])
    expect(pack.cards.map(({ skill_id, description }) => [skill_id, description.definition])).toEqual([
      ['meadow', 'a field of grass, with flowers'],
      ['brave', 'not afraid'],
    ])
    expect(yaml).toContain('Cows eat grass in the *meadow*.')
    expect(yaml).toContain('She said "Look" in the *meadow*.')
    expect(yaml).toContain('- lea')
  })

  it.each([
    [
      'Excel with semicolons',
      CSV.replace('field; lea', 'field, lea')
        .replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ';')
        .replace('field; lea', 'field, lea'),
    ],
    ['a mark of the order of bytes', `\uFEFF${CSV}`],
    ['a line for Excel', `sep=,\r\n${CSV.replaceAll('\n', '\r\n')}`],
    ['headings with capitals', CSV.replace('word,pos', 'Word,POS')],
  ])('reads a table from %s', (_, csv) => {
    expect(generateWordList(csv, 'Grade 2 words')).toBe(generateWordList(CSV, 'Grade 2 words'))
  })

  it.each([
    ['word,pos\nx,noun', /no column definition, sentence1, sentence2, hint/],
    [CSV.replace('Lions are.', 'Lions, bears, are.'), /Line 3: more cells/],
    [CSV.replace('not afraid', '"not" afraid'), /Line 3: quotation marks/],
  ])('tells what is wrong with a table, and in which line', (csv, message) => {
    expect(() => generateWordList(csv, 'Words')).toThrow(message)
  })

  it.each(["o'clock", "ol'", 'c++', '4x4'])('marks %s as it stands', (word) => {
    const csv = CSV.replaceAll('brave', word)
    expect(generateWordList(csv, 'Words')).toContain(`The *${word}* cat did not run.`)
  })

  it('refuses two columns of one name', () => {
    expect(() => generateWordList(CSV.replace('synonyms', 'hint'), 'Words')).toThrow('two columns "hint"')
  })

  it('names a column that it does not know', () => {
    expect(() => generateWordList('word,meaning\nx,y', 'Words')).toThrow(
      /Unknown column "meaning"; known: word/,
    )
  })
})
