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
import { lostInLifting, readsAsThen, stepsNeverRun, versionsWithoutStep } from './olderVersions'
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
})
