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

  it('names a column that it does not know', () => {
    expect(() => generateWordList('word,meaning\nx,y', 'Words')).toThrow(
      /Unknown column "meaning"; known: word/,
    )
  })
})
