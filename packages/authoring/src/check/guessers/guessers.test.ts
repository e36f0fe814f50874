import { describe, expect, it } from 'vitest'
import { upperBound } from './chance'
import { guessesOf } from './guessers'
import type { Question } from './question'
import { waysToGuess } from './waysToGuess'

const question = (texts: readonly string[], rest: Partial<Question> = {}): Question => ({
  kind: 'options',
  isSingle: true,
  isShuffled: true,
  passage: '',
  asked: '',
  options: texts.map((text, i) => ({ text, isRight: i === 0 })),
  ...rest,
})

const taken = (name: string, texts: readonly string[], rest?: Partial<Question>) =>
  waysToGuess[name]?.(question(texts, rest)).map((i) => texts[i])

describe('waysToGuess', () => {
  it.each([
    ['longest', ['a cat', 'a horse', 'a **dog**'], {}, ['a horse']],
    ['second longest', ['a cat', 'a horse', 'a parrot'], {}, ['a horse']],
    ['shortest', ['a cat', 'a horse', 'a **dog**'], {}, ['a cat', 'a **dog**']],
    ['most detailed', ['He ran.', 'He ran, and he fell.'], {}, ['He ran, and he fell.']],
    ['first', ['one', 'two'], { isShuffled: false }, ['one']],
    ['middle', ['one', 'two', 'three'], { isShuffled: false }, ['two']],
    ['last', ['one', 'two'], { isShuffled: true }, ['one', 'two']],
    [
      'most overlap',
      ['the red boat', 'a blue car'],
      { passage: 'Boats were sailing. One was red.' },
      ['the red boat'],
    ],
    ['no overlap', ['the red boat', 'a blue car'], { passage: 'Boats were sailing.' }, ['a blue car']],
    ['absolute words', ['never run', 'walk', 'always sit'], {}, ['walk']],
    ['part of speech', ['horse', 'sleepy', 'table'], { asked: 'I saw the ___.' }, ['horse', 'table']],
    ['part of speech', ['horse', 'sleepy', 'table'], {}, ['horse', 'table']],
    ['article', ['owl', 'cat', 'ape'], { asked: 'It was an ___.' }, ['owl', 'ape']],
    ['alone in its field', ['cat', 'ladder', 'hammer'], {}, ['cat']],
    ['shares its field', ['cat', 'horse', 'ladder'], {}, ['cat', 'horse']],
  ] as const)('%s of %j %j', (name, texts, rest, expected) => {
    expect(taken(name, texts, rest)).toEqual(expected)
  })
})

describe('guessesOf', () => {
  const named = (questions: readonly Question[], name: string) =>
    guessesOf(questions).find((guess) => guess.name === name)

  it('finds out that the longest option is right more often than chance explains', () => {
    const told = Array.from({ length: 14 }, () => question(['rather long', 'short', 'brief', 'small']))
    expect(named(told, 'longest')).toMatchObject({ right: 1, chance: 0.25, bound: 6 / 14 })
    expect(named(told, 'absolute words')?.right).toBeCloseTo(0.25)
  })

  it('allows five points over chance where the sample is large', () => {
    const many = Array.from({ length: 2000 }, () => question(['a', 'b', 'c', 'd']))
    expect(named(many, 'longest')?.bound).toBeCloseTo(0.3)
  })
})

describe('upperBound', () => {
  it.each([
    [Array(14).fill(0.25), 6],
    [Array(20).fill(0.5), 14],
    [[1, 1], 2],
    [[], 0],
  ])('of %j is %i', (chances, expected) => {
    expect(upperBound(chances)).toBe(expected)
  })
})
