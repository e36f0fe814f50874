import { seededRandom } from '@wordstride/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildProblem, type SkillIdentity } from '../build/buildProblem'
import type { AuthoredProblem } from '../files/skillFile'
import { askedBy } from '../texts/askedBy'
import { choicesOf } from '../texts/choices'
import { claimsOf, disagreements } from './check/claims'
import { fillPools, sampleOf, WANTED, type Written } from './fill'
import { each, type Frame } from './frame'
import type { Generator } from './generator'
import { generators } from './generators'
import { type KindTexts, kindFrames } from './kinds'

/** Of each generator; all in the long tests. What stands in the pack is judged when it is built. */
const JUDGED = process.env.LONG ? 1000 : 60

const NONE: Written = { E: [], AE: [], P: [], A: [] }

const cases = Object.entries(generators).flatMap(([name, generator]) =>
  generator.grades.map((grade) => [name, grade, generator] as const),
)

const skillOf = (name: string, grade: number, seed = ''): SkillIdentity => ({
  section_type: 'ae.la',
  grade_id: grade,
  skill_id: `la.${grade}.${name}${seed}`,
  skill_name: name,
})

function build(problem: AuthoredProblem, skill: SkillIdentity) {
  const built = buildProblem(problem, skill, 'E', 1)
  if (!built.ok) throw new Error(`${problem.id}: ${JSON.stringify(built.faults)}`)
  return built
}

describe.each(cases)('%s, grade %i', (name, grade, generator) => {
  const skill = skillOf(name, grade)
  const fill = () => fillPools(generator, skill, NONE, (problem) => askedBy(build(problem, skill).problem))
  let filled: ReturnType<typeof fill>
  beforeAll(() => {
    filled = fill()
  })

  it('has 24 exercises and 12 proficiency problems a level, with ids of their own', () => {
    const { pools, short } = filled
    expect(short).toEqual([])
    expect(pools.E).toHaveLength(WANTED.E)
    for (const level of [1, 2, 3, 4])
      expect(pools.P.filter((problem) => problem.level === level)).toHaveLength(WANTED.P)
    expect([pools.AE.length, pools.A.length]).toEqual([WANTED.AE, WANTED.A])
    const ids = Object.values(pools).flatMap((pool) => pool.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^(?:E|AE|P|A)\d{4,5}$/)
  })

  it('finds the same key by another rule, whatever the seed', () => {
    for (const [seed, count] of [
      ['', JUDGED],
      ['.other', 20],
      ['.third', 20],
    ] as const) {
      const seeded = skillOf(name, grade, seed)
      for (const { problem } of sampleOf(generator, seeded, count)) {
        const { problem: entry, warnings } = build(problem, seeded)
        expect(disagreements(entry, generator.judge)).toEqual([])
        expect(
          claimsOf(entry).some(({ isRight }) => isRight),
          problem.id,
        ).toBe(true)
        expect(warnings, problem.id).toEqual([])
        for (const { options } of choicesOf(entry)) {
          const texts = options.map(({ text }) => text)
          expect(new Set(texts).size, problem.id).toBe(texts.length)
        }
      }
    }
  })

  it('makes the same problem again from the same id', () => {
    expect(fill()).toEqual(filled)
  })
})

const frame = (words: string[]): Frame =>
  each(1, words, (word) => ({ type: 'ordering', prompt: word, hints: ['Think.'], items: ['a', 'b'] }))

const generatorOf = (...frames: Frame[]): Generator => ({
  summary: '',
  grades: [2],
  frames: () => frames,
  judge: { order: () => true },
})

const skill = { skill_id: 'la.2.test', grade_id: 2 }
const words = Array.from({ length: 60 }, (_, i) => `word ${i}`)
const fillWith = (frames: readonly Frame[], written = NONE) =>
  fillPools(generatorOf(...frames), skill, written, ({ prompt }) => prompt ?? null)
const promptsById = ({ pools }: ReturnType<typeof fillPools>) =>
  new Map(Object.values(pools).flatMap((pool) => pool.map(({ id, prompt }) => [id, prompt] as const)))

describe('fillPools', () => {
  it('leaves an id its problem when a frame is added and a list grows', () => {
    const before = promptsById(fillWith([frame(words)]))
    const after = promptsById(fillWith([frame([...words, 'word 60', 'word 61']), frame(['new', 'newer'])]))
    const both = [...before].filter(([id]) => after.has(id))
    expect(both.length).toBeGreaterThan(10)
    for (const [id, prompt] of both) expect(after.get(id)).toBe(prompt)
  })

  it('adds only what is missing, and leaves out what an author wrote under its id', () => {
    const { pools: all } = fillWith([frame(words)])
    const [first] = all.E
    if (!first) throw new Error('no problem')
    const written = { ...NONE, E: [{ ...first, prompt: 'mine' }] }
    const { pools: rest } = fillWith([frame(words)], written)
    expect(rest.E.map(({ id }) => id)).not.toContain(first.id)
  })

  it('never asks in learning about what it asks for proof', () => {
    const { pools } = fillWith([frame(words)])
    const learned = new Set([...pools.E, ...pools.AE].map(({ prompt }) => prompt))
    expect([...pools.P, ...pools.A].filter(({ prompt }) => learned.has(prompt))).toEqual([])
  })

  it('asks nothing twice, though frames have entries in common and an author has written one', () => {
    const turned = frame(words.toReversed().slice(1))
    const [first] = fillWith([frame(words)]).pools.P
    const written = { ...NONE, P: [{ hints: ['Think.'], ...first, id: 'P1' } as AuthoredProblem] }
    const { pools } = fillWith([frame(words), turned], written)
    const prompts = [...written.P, ...Object.values(pools).flat()].map(({ prompt }) => prompt)
    expect(new Set(prompts).size).toBe(prompts.length)
  })

  it('tells which pools it could not fill, of those with levels each one', () => {
    const few = frame(words.slice(0, 30))
    const { pools, short } = fillWith([few, { ...few, level: 2 }])
    expect(short.length).toBeGreaterThan(0)
    for (const { pool, level, has } of short)
      expect(pools[pool].filter((problem) => level === null || problem.level === level)).toHaveLength(has)
    const told = short.map(({ pool, level, wanted }) => [pool, level, wanted])
    expect(told).toContainEqual(['AE', null, WANTED.AE])
    expect(told).toContainEqual(['P', 3, WANTED.P])
    expect(told).toContainEqual(['P', 4, WANTED.P])
  })
})

describe('kindFrames', () => {
  const texts: KindTexts = {
    name: 'Which?',
    which: (kind) => `**${kind}**?`,
    all: (kind) => `**all** **${kind}**`,
    table: 'Choose.',
    columns: ['a', 'b'],
    sort: 'Sort.',
    match: 'Match.',
    hints: ['Think.', 'Look.'],
  }
  const framesOf = (examples: number) =>
    kindFrames(
      ['red', 'green', 'blue'].map((name) => ({
        name,
        why: name,
        examples: Array.from({ length: examples }, (_, i) => `${name} ${i}`).join('\n'),
      })),
      texts,
    )

  it('leaves a number its problem when the lists of examples grow at their ends', () => {
    const longer = framesOf(15)
    for (const [i, frame] of framesOf(12).entries())
      for (const share of ['learning', 'proof'] as const) {
        const numbers = frame.numbers(share)
        expect(numbers.length).toBeGreaterThan(3)
        for (const number of numbers)
          expect(longer[i]?.make(share, number, seededRandom('same'))).toEqual(
            frame.make(share, number, seededRandom('same')),
          )
      }
  })
})

describe('disagreements', () => {
  const authored = {
    id: 'E1001',
    type: 'fill_in_the_blank',
    prompt: 'Choose.',
    hints: ['Think.'],
    text: 'Last week we {*went|goed} home.',
    why: { went: 'Right.', goed: 'Not a word.' },
  }
  const judge = generators['past-tense']?.judge ?? {}
  const entryOf = (text: string) => build({ ...authored, text }, skillOf('test', 3)).problem

  it('is empty where the judge finds the same key', () => {
    expect(disagreements(entryOf(authored.text), judge)).toEqual([])
  })

  it('tells a wrong key, a second right answer and what cannot be judged', () => {
    expect(disagreements(entryOf('Last week we {went|*goed} home.'), judge)).toHaveLength(2)
    expect(disagreements(entryOf('Last week we {*went|walked} home.'), judge)).toEqual([
      '"Last week we [walked] home." is wrong by the generator, right by its judge.',
    ])
    expect(disagreements(entryOf(authored.text), {})).toHaveLength(2)
  })
})
