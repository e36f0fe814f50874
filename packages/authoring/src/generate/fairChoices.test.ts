import { seededRandom } from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import type { Made } from './frame'
import { generators } from './generators'
import { neverOffered, participlesToo } from './spelling/neverOffered'

/** All that a generator can make for a grade. */
function allOf(name: string, grade: number): Made[] {
  const frames = generators[name]?.frames(grade) ?? []
  return frames.flatMap((frame) =>
    (['learning', 'proof'] as const).flatMap((share) =>
      frame.numbers(share).map((number) => frame.make(share, number, seededRandom(`${share} ${number}`))),
    ),
  )
}

const gapsOf = ({ text }: Made): string[][] =>
  [...String(text ?? '').matchAll(/\{([^}]+)\}/g)].map(([, options = '']) => options.split('|'))

describe('what is offered as wrong', () => {
  it.each([
    ['plurals', 0],
    ['plurals', 1],
    ['plurals', 2],
    ['perfect-tenses', 5],
  ])('is no form that dictionaries accept, too: %s, grade %i', (name, grade) => {
    const words = allOf(name, grade).flatMap(
      (made) =>
        JSON.stringify(made)
          .toLowerCase()
          .match(/[a-z]+/g) ?? [],
    )
    expect(words.filter((word) => neverOffered.has(word))).toEqual([])
  })

  it('is no past form that is a participle, too', () => {
    const calledWrong = allOf('perfect-tenses', 5).flatMap((made) => [
      ...JSON.stringify(made).matchAll(/\*\*(\w+)\*\* is the simple past/g),
    ])
    const words = calledWrong.map(([, word = '']) => word.toLowerCase())
    expect(words).toContain('broke')
    expect(words.filter((word) => participlesToo.has(word))).toEqual([])
  })

  it('is not the present progressive beside a plan for the future', () => {
    const future = allOf('progressive-tenses', 4)
      .flatMap(gapsOf)
      .filter((options) => options.some((option) => option.startsWith('*will be ')))
    expect(future.length).toBeGreaterThan(0)
    expect(future.flat().filter((option) => /^(?:am|is|are) \w+ing$/.test(option))).toEqual([])
  })

  it('is no *would have* beside an unreal condition, which can have results in the past', () => {
    const unreal = allOf('conditionals', 9)
      .flatMap(({ text }) => String(text ?? '').split('\n'))
      .filter((line) => /\bIf \w+(?: \w+)? (?:were|spoke|won)\b/.test(line))
    expect(unreal.length).toBeGreaterThan(0)
    expect(unreal.filter((line) => /\b(?:would|could) have\b/.test(line))).toEqual([])
  })

  it('is no shift of the pronoun that breaks the agreement with the verb, too', () => {
    const made = allOf('pronoun-shifts', 6).map((problem) => JSON.stringify(problem))
    expect(
      made.filter((text) => /\bone\*\* (?:soon )?(?:have|are|do|were|want|wash|add)\b/.test(text)),
    ).toEqual([])
  })

  it('is more than one form of the verb, whether the subject is one or many', () => {
    for (const grade of [1, 3, 5]) {
      const short = allOf('agreement', grade)
        .flatMap(gapsOf)
        .filter((options) => options.length < 3)
      expect(short).toEqual([])
    }
  })

  it('is more than one part of a story', () => {
    for (const grade of [0, 1, 2, 5]) {
      const asked = allOf('steps', grade).filter(({ type }) => type === 'selection')
      expect(asked.filter(({ options }) => (options as unknown[]).length < 3)).toEqual([])
    }
  })
})

describe('prefixes for *not*', () => {
  it('have the same letters in hint and explanation', () => {
    const made = allOf('negative-prefixes', 5).map((problem) => JSON.stringify(problem))
    for (const rule of ['*im-* before *b*, *m*, and *p*', '*il-* before *l*', '*ir-* before *r*']) {
      expect(made.some((text) => text.includes(`*In-* becomes ${rule}.`))).toBe(true)
      expect(
        made.some((text) => new RegExp(`"hints":[^\\]]*${rule.replaceAll('*', '\\*')}`).test(text)),
      ).toBe(true)
    }
    expect(made.filter((text) => /before \*m\* and \*p\*/.test(text))).toEqual([])
  })
})
