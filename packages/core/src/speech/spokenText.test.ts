import { describe, expect, it } from 'vitest'
import { asSaid, readNames, recordedName, sentencesIn } from './spokenText'

describe('spoken text', () => {
  it('is cut where the voice takes breath', () => {
    expect(sentencesIn('Look! “Is it big?” It is 3.5 m. Yes').map(({ sentence }) => sentence)).toEqual([
      ...['Look!', '“Is it big?”', 'It is 3.5 m.', 'Yes'],
    ])
    expect(sentencesIn('  ')).toEqual([])
  })

  it.each([
    ['The cat ran.', 'the cat ran'],
    [' The  cat\nran', 'the cat ran'],
    ['“Don’t run!”', "don't run!"],
    ['Which one?', 'which one?'],
    ['A ', 'a'],
  ])('%j is said as %j', (text, said) => expect(asSaid(text)).toBe(said))

  it('has one name however it is written, of one length', () => {
    expect(recordedName('The cat ran.')).toBe(recordedName('the cat  ran'))
    expect(recordedName('The cat ran?')).not.toBe(recordedName('The cat ran.'))
    const names = ['a', 'cat', 'Which word rhymes with cat?'].map(recordedName)
    for (const name of names) expect(name).toMatch(/^[0-9a-z]{10}$/)
    expect([...readNames(`${names.join('')}\n`)]).toEqual(names)
  })
})
