import {
  choice,
  choiceSchemas,
  choiceShape,
  definePlugin,
  envelopeShape,
  type ProblemEnvelope,
} from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { lostInLifting } from './lostInLifting'
import { readsAsThen, stepsNeverRun, versionsWithoutStep } from './olderVersions'
import type { OlderFixtures } from './readFixtures'

const problemSchema = z.object({ ...envelopeShape, problem_type: z.literal('pick'), ...choiceShape })

/** Version 1 had `questions` and a bare id as the response; version 2 gave the ids a list. */
const pick = definePlugin({
  type: 'pick',
  version: 3,
  title: 'Pick',
  summary: 'Pick one.',
  scoring: [],
  problem: problemSchema,
  ...choiceSchemas,
  migrations: [
    {
      name: 'questions are sub-problems',
      from: 1,
      problem: ({ questions, ...rest }) => ({ ...rest, subProblemItems: questions }),
      response: ({ picked }) => ({ picked: [z.string().parse(picked)] }),
    },
    {
      name: 'every question has its choices',
      from: 2,
      presentation: ({ order }) => ({ order: { q: order } }),
      response: ({ picked }) => ({ chosen: { q: picked } }),
    },
  ],
  ...choice.of(({ subProblemItems }: z.infer<typeof problemSchema> & ProblemEnvelope) => ({
    parts: subProblemItems,
    isShuffled: true,
  })),
})

const raw = {
  problem_id: 'p',
  problem_type: 'pick',
  version: 1,
  section_type: 'ae.la',
  grade_id: 1,
  skill_id: 's',
  questions: [
    {
      uuid: 'q',
      type: 'radio',
      options: [
        { id: 'a', label: 'cat', answer: true },
        { id: 'b', label: 'dog', answer: false },
      ],
    },
  ],
}

const stored = {
  problem: 'first',
  note: '',
  presentation: { order: ['b', 'a'] },
  response: { picked: 'a' },
  verdict: 'correct' as const,
}
const older: OlderFixtures = { version: 1, problems: [{ name: 'first', raw }], stored: [stored] }

describe('readsAsThen', () => {
  it('lifts problem, presentation and response through every step', () => {
    expect(() => readsAsThen(pick, older, stored)).not.toThrow()
  })

  it.each([
    ['presentation', { ...stored, presentation: { order: 7 } }, 'a presentation of version 1 does not fit'],
    ['response', { ...stored, response: { picked: 7 } }, 'a response of version 1 does not fit'],
    ['verdict', { ...stored, response: { picked: 'b' } }, 'was correct under version 1, is incorrect'],
  ])('tells of a %s that is not what it was', (_, entry, message) => {
    expect(() => readsAsThen(pick, older, entry)).toThrow(message)
  })
})

describe('stepsNeverRun', () => {
  it('is empty when old fixtures run every step', () => {
    expect(stepsNeverRun(pick, [older])).toEqual([])
  })

  it('names what is never run: without old fixtures all of it, without stored things those', () => {
    expect(stepsNeverRun(pick, [])).toHaveLength(6)
    expect(stepsNeverRun(pick, [{ ...older, stored: [] }])).toEqual([
      'questions are sub-problems: presentation',
      'questions are sub-problems: response',
      'every question has its choices: presentation',
      'every question has its choices: response',
    ])
  })
})

describe('versionsWithoutStep', () => {
  it('names a version that no step leads on from', () => {
    expect(versionsWithoutStep(pick)).toEqual([])
    expect(versionsWithoutStep({ ...pick, migrations: pick.migrations?.slice(1) ?? [] })).toEqual([1])
  })
})

describe('lostInLifting', () => {
  const older: OlderFixtures[] = [{ version: 1, problems: [{ name: 'first', raw }], stored: [] }]
  const { questions, ...rest } = raw
  const today = { name: 'today', raw: { ...rest, version: 3, subProblemItems: questions } }
  const fixtures = { problems: [today], cases: [], older }

  it('has nothing to say where all is kept under new names', () => {
    expect(lostInLifting(pick, fixtures)).toEqual([])
  })

  it('finds what a step drops', () => {
    const dropping = {
      ...pick,
      migrations: pick.migrations?.map((step) => ({
        ...step,
        problem: (stored: Readonly<Record<string, unknown>>) => ({
          ...(step.problem?.(stored) ?? stored),
          skill_id: 'another',
        }),
      })),
    } as typeof pick
    expect(lostInLifting(dropping, fixtures)).toEqual([
      'first of version 1 says skill_id "s", and the lifted problem does not. Let the step in migrations keep it.',
    ])
  })

  const cardsSchema = z.object({
    ...envelopeShape,
    problem_type: z.literal('cards'),
    cards: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['written', 'spoken', 'heard']),
        text: z.optional(z.string()),
        label: z.optional(z.string()),
        why: z.optional(z.string()),
      }),
    ),
  })
  type Card = z.infer<typeof cardsSchema>['cards'][number]

  /** What a step of cards loses that does this to each of them. */
  const lostBy = (lift: (card: Card, at: number) => object[]) => {
    const { questions: _, ...envelope } = raw
    const cards = [
      { id: 'a', kind: 'written', text: '<b>warm</b>', why: 'It is.' },
      { id: 'b', kind: 'spoken', text: 'wet', why: 'It rains.' },
    ] satisfies Card[]
    const old = { ...envelope, problem_type: 'cards', cards }
    const plugin = {
      ...pick,
      type: 'cards',
      version: 2,
      problem: cardsSchema,
      migrations: [
        {
          name: 'cards',
          from: 1,
          problem: () => ({ ...old, cards: cards.flatMap((card, i) => lift(card, i)) }),
        },
      ],
    } as unknown as typeof pick
    const now = { ...old, version: 2, cards: cards.map((card) => ({ ...card, label: 'so' })) }
    return lostInLifting(plugin, {
      problems: [{ name: 'today', raw: now }],
      cases: [],
      older: [{ version: 1, problems: [{ name: 'first', raw: old }], stored: [] }],
    })
  }
  const saying = (what: string) => [
    `first of version 1 says ${what}, and the lifted problem does not. Let the step in migrations keep it.`,
  ]

  it.each<[string, (card: Card, at: number) => object[]]>([
    ['gives a value another form', (card) => [{ ...card, text: card.text?.replaceAll(/<.?b>/g, '**') }]],
    ['changes a word of a few', (card) => [{ ...card, kind: card.kind === 'spoken' ? 'heard' : card.kind }]],
    [
      'moves a field of one item and leaves that of another',
      ({ text, ...card }, at) => [at === 0 ? { ...card, label: text } : { ...card, text }],
    ],
    ['gives new ids', (card, at) => [{ ...card, id: `r${at}` }]],
  ])('has nothing to say where a step %s', (_, lift) => {
    expect(lostBy(lift)).toEqual([])
  })

  it('finds what a step drops of one item, though another has such a field', () => {
    expect(lostBy(({ why, ...card }, at) => [at === 1 ? card : { ...card, why }])).toEqual(
      saying('cards.1.why "It rains."'),
    )
    expect(lostBy((card, at) => [at === 1 ? { ...card, why: '' } : card])).toEqual(
      saying('cards.1.why "It rains."'),
    )
  })

  it('finds an item that a step drops', () => {
    const lost = ['id "b"', 'kind "spoken"', 'text "wet"', 'why "It rains."']
    expect(lostBy((card, at) => (at === 1 ? [] : [card]))).toEqual(
      lost.flatMap((field) => saying(`cards.1.${field}`)),
    )
  })
})
