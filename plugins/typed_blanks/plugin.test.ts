import { expectOpened, openProblem } from '@wordstride/core'
import { describePlugin, openSample } from '@wordstride/testkit'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedBlanksAuthoring } from './authoring'
import { verdictOfGap } from './compare'
import type { TypedGap } from './gap'
import { typedBlanksPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(typedBlanksPlugin, {
  fixtures,
  twins,
  authoring: typedBlanksAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

const words = (answers: string[], rules: object = {}): TypedGap => ({
  uuid: 'g',
  kind: 'text',
  answers,
  ...rules,
})

describe('a gap for words', () => {
  it.each([
    [
      'is compared letter by letter',
      words(['its']),
      { its: 'correct', "it's": 'incorrect', Its: 'incorrect' },
    ],
    [
      'may have several answers',
      words(['gray', 'grey']),
      { gray: 'correct', grey: 'correct', gry: 'incorrect' },
    ],
    [
      'may pass over case',
      words(['Monday'], { ignore_case: true }),
      { monday: 'correct', mondays: 'incorrect' },
    ],
    [
      'may pass over punctuation',
      words(["Ms. O'Hara"], { ignore_punctuation: true }),
      { 'Ms OHara': 'correct', 'Mr. O’Hara': 'incorrect' },
    ],
    [
      'may pass over slips, one for four letters',
      words(['because'], { slips: 2 }),
      { becuse: 'correct', becouse: 'correct', becos: 'incorrect' },
    ],
    ['has no slips in short words', words(['is'], { slips: 2 }), { as: 'incorrect', iss: 'incorrect' }],
    [
      'does not take a foreseen mistake for a slip',
      words(['their'], { slips: 1, errors: [{ typed: 'there', explanation: 'A place.' }] }),
      { thier: 'incorrect', theirs: 'correct', there: 'incorrect' },
    ],
    [
      'does not take another number for a slip',
      words(['1492', 'in 1492'], { slips: 1 }),
      { 1492: 'correct', 1493: 'incorrect', 14920: 'incorrect', 'on 1492': 'incorrect' },
    ],
  ] as const)('%s', (_, gap, verdicts) => {
    for (const [typed, verdict] of Object.entries(verdicts)) expect(verdictOfGap(gap, typed)).toBe(verdict)
  })

  it('takes as many slips as are allowed, wherever they are, and not one more', () => {
    const letters = fc.stringMatching(/^[a-z]{8,16}$/)
    fc.assert(
      fc.property(letters, fc.nat(), (answer, place) => {
        const at = place % answer.length
        const without = answer.slice(0, at) + answer.slice(at + 1)
        const gap = (slips: number) => words([answer], { slips })
        expect(verdictOfGap(gap(1), without)).toBe('correct')
        expect(verdictOfGap(gap(0), without)).toBe('incorrect')
        expect(verdictOfGap(gap(2), `${answer}xyz`)).toBe('incorrect')
      }),
    )
  })
})

it('a gap for a number takes what is within its tolerance, however it is written', () => {
  const gap: TypedGap = { uuid: 'g', kind: 'number', answer: 0.2, tolerance: 0.1 }
  for (const typed of ['0.2', ' 0.30 ', '0.1', '+0.25']) expect(verdictOfGap(gap, typed)).toBe('correct')
  for (const typed of ['0.31', '.2x', 'two', '-0.2']) expect(verdictOfGap(gap, typed)).toBe('incorrect')
})

it('the bounds of a tolerance are within it, however large it is', () => {
  const gap: TypedGap = { uuid: 'g', kind: 'number', answer: 0.1, tolerance: 2.3 }
  for (const typed of ['-2.2', '2.4']) expect(verdictOfGap(gap, typed)).toBe('correct')
  for (const typed of ['-2.200001', '2.400001']) expect(verdictOfGap(gap, typed)).toBe('incorrect')
  const hundredths = fc.integer({ min: -100_000, max: 100_000 })
  fc.assert(
    fc.property(hundredths, fc.nat(100_000), fc.constantFrom(-1, 1), (answer, tolerance, side) => {
      const bounded: TypedGap = {
        uuid: 'g',
        kind: 'number',
        answer: answer / 100,
        tolerance: tolerance / 100,
      }
      const typed = (beyond: number) => ((answer + side * (tolerance + beyond)) / 100).toFixed(2)
      expect(verdictOfGap(bounded, typed(0))).toBe('correct')
      expect(verdictOfGap(bounded, typed(1))).toBe('incorrect')
    }),
  )
})

describe('what is told', () => {
  const answer = { g: 'went', b: 'brought', s: 'sang', t: 'bought', c: 'carried' }
  const told = (typed: Record<string, string>) => {
    const exercise = openSample(typedBlanksPlugin, fixtures, 'full')
    const result = exercise.grade({ typed }, { mode: 'practice' })
    return typedBlanksPlugin.feedback(exercise.problem, { typed }, result)
  }

  it('[TYPE-00.11] is why a foreseen mistake is wrong, and nothing of the other gaps', () => {
    const feedback = told({ ...answer, b: 'bought' })
    expect(feedback.solution).toBe('partial')
    expect(feedback.items.b).toEqual({
      mark: 'incorrect',
      explanation: '*Bought* is the past form of *buy*.',
    })
    expect(feedback.items.g).toEqual({ mark: 'correct' })
  })

  it('is the spelling of a word with a slip once all is right', () => {
    const feedback = told({ ...answer, b: 'brougt' })
    expect(feedback.solution).toBe('full')
    expect(feedback.items.b).toEqual({ mark: 'correct', explanation: 'It is spelled *brought*.' })
    expect(feedback.items.g?.explanation).toBe('The past form of *go* is **went**.')
  })
})

describe('a word that the problem has elsewhere', () => {
  const { problem: sample } = openSample(typedBlanksPlugin, fixtures, 'minimal')
  const graded = (typed: Record<string, string>, word_bank?: string[]) => {
    const written = {
      ...sample,
      text: 'Rain can [[a]] us; the [[b]] is mud.',
      blanks: [
        { uuid: 'a', kind: 'text', answers: ['affect'], ignore_case: true, slips: 1 },
        { uuid: 'b', kind: 'text', answers: ['effect', 'efect'], slips: 1 },
      ],
      ...(word_bank && { word_bank }),
    }
    const exercise = expectOpened(openProblem(typedBlanksPlugin, written))
    return exercise.grade({ typed }, { mode: 'practice' }).parts.map(({ verdict }) => verdict)
  }

  it('is no slip: the answer of another gap is meant as that', () => {
    expect(graded({ a: 'effect', b: 'affect' })).toEqual(['incorrect', 'incorrect'])
    expect(graded({ a: 'Effect', b: 'efect' })).toEqual(['incorrect', 'correct'])
    expect(graded({ a: 'affct', b: 'effct' })).toEqual(['correct', 'correct'])
  })

  it('is no slip: nor is another word of the bank', () => {
    expect(graded({ a: 'afect', b: 'effect' })).toEqual(['correct', 'correct'])
    expect(graded({ a: 'affects', b: 'effect' }, ['affect', 'affects', 'effect'])).toEqual([
      'incorrect',
      'correct',
    ])
  })
})

describe('a problem is refused', () => {
  const { problem } = openSample(typedBlanksPlugin, fixtures, 'minimal')
  const isTaken = (gap: object) =>
    typedBlanksPlugin.problem.safeParse({
      ...problem,
      blanks: [{ uuid: 'b1', kind: 'text', answers: ['mice'], ...gap }],
    }).success
  const error = (typed: string) => [{ typed, explanation: 'Not so.' }]

  it('whose foreseen mistake would be right', () => {
    expect(isTaken({ errors: error(' mice') })).toBe(false)
    expect(isTaken({ errors: error('mouses') })).toBe(true)
  })

  it('that asks for a sign where punctuation does not count', () => {
    expect(isTaken({ answers: ['?'] })).toBe(true)
    expect(isTaken({ answers: ['?'], ignore_punctuation: true })).toBe(false)
    expect(isTaken({ answers: ['mice', '!'], ignore_punctuation: true })).toBe(false)
    expect(isTaken({ errors: error('!'), ignore_punctuation: true })).toBe(false)
  })
})
