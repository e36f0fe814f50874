import type { AnyProblemPlugin, ProblemEnvelope, Verdict } from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { doubledIsOnce, eachNameCounts } from './fuzz'

/** A type with these ids in its view, one right response and an idea of when one is right. */
const given = <TResponse>(
  ids: readonly string[],
  response: z.ZodMiniType<TResponse>,
  right: TResponse,
  isRight: (response: TResponse) => boolean,
) =>
  ({
    response,
    present: () => ({}),
    toPublic: () => ({ problem_id: 'p', items: ids.map((id) => ({ id })) }),
    correctResponse: () => right,
    grade: (_problem: unknown, each: TResponse) => {
      const verdict: Verdict = isRight(each) ? 'correct' : 'incorrect'
      return { verdict, parts: [{ subProblemId: 'all', verdict }] }
    },
  }) as unknown as AnyProblemPlugin

const problem = { problem_id: 'p' } as ProblemEnvelope

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0)
const listOf = <TEntry>(entry: z.ZodMiniType<TEntry>) => z.array(entry).check(z.maxLength(40))

describe('doubledIsOnce', () => {
  const twice = (plugin: AnyProblemPlugin) => () => doubledIsOnce(plugin, problem)
  const VALUES: Readonly<Record<string, number>> = { five: 5, one: 1 }
  const LETTERS: Readonly<Record<string, string>> = { a: 'l', b: 'e', c: 'v', d: 'e', e: 'l' }
  const spelling = (tiles: readonly string[]) => tiles.map((tile) => LETTERS[tile]).join('')

  it.each<[string, AnyProblemPlugin]>([
    ['coins that are given by their value', given([], listOf(z.number()), [5, 1], (each) => sum(each) === 6)],
    [
      'coins of which one is given twice',
      given(
        ['five', 'one'],
        listOf(z.string()),
        ['five', 'five', 'one', 'one'],
        (coins) => sum(coins.map((coin) => VALUES[coin] ?? 0)) === 12,
      ),
    ],
    [
      'a coin that is enough',
      given(
        ['five', 'one'],
        listOf(z.string()),
        ['five'],
        (coins) => sum(coins.map((coin) => VALUES[coin] ?? 0)) === 5,
      ),
    ],
    [
      'the letters of a palindrome',
      given([], listOf(z.string()), [...'level'], (letters) => letters.join('') === 'level'),
    ],
    [
      'the tiles of a palindrome',
      given(Object.keys(LETTERS), listOf(z.string()), [...'abcde'], (tiles) => spelling(tiles) === 'level'),
    ],
  ])('has nothing to say of %s', (_, plugin) => {
    expect(twice(plugin)).not.toThrow()
  })

  it('finds that ids of the view are counted', () => {
    const all = (chosen: readonly string[]) => ['a', 'b'].every((id) => chosen.includes(id))
    const chosen = (isRight: (chosen: readonly string[]) => boolean) =>
      given(['a', 'b', 'c'], listOf(z.string()), ['a', 'b'], isRight)
    expect(twice(chosen((each) => all(each) && !each.includes('c')))).not.toThrow()
    expect(twice(chosen((each) => all(each) && each.length === 2))).toThrow(
      'The right response with everything in it twice is incorrect',
    )
  })
})

describe('eachNameCounts', () => {
  const explained = z.object({
    chosen: z.string(),
    why: z.optional(z.string().check(z.maxLength(200))),
  })
  const because = (right: z.infer<typeof explained>) => () =>
    eachNameCounts(
      given(['a', 'b'], explained, right, ({ chosen }) => chosen === 'a'),
      problem,
    )

  it('has nothing to say of a text that is not graded and not in the right response', () => {
    expect(because({ chosen: 'a' })).not.toThrow()
  })

  it('finds one that is, and tells where it goes', () => {
    expect(because({ chosen: 'a', why: 'I saw it.' })).toThrow(
      'in why is correct. In grade compare all that a response names, and leave out of correctResponse what is not graded',
    )
  })
})
