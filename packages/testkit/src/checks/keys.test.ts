import {
  type AnyProblemPlugin,
  envelopeShape,
  feedbackOf,
  type GradeResult,
  toPublicEnvelope,
  type Verdict,
} from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parse } from '../describePlugin'
import { level, levelProblem } from '../example/level'
import { pick, pickProblem } from '../example/pick'
import { problemChecks, setChecks } from '.'

type Level = typeof level

const READ = 'what is written of each item is read'
const ORDER = 'the order of what is shown does not tell the key'

const readIn = (change: Partial<Level>) => () => {
  const plugin = { ...level, ...change } as AnyProblemPlugin
  setChecks[READ]?.(plugin, [parse(plugin, 'level', levelProblem)])
}

/** The problem without what is forgotten. */
const firstOf = <TProblem extends { sliders: readonly unknown[] }>(problem: TProblem): TProblem => ({
  ...problem,
  sliders: problem.sliders.slice(0, 1),
})

it('has nothing to say of a type that reads all items', () => {
  expect(readIn({})).not.toThrow()
})

it('finds items that are shown and never graded', () => {
  expect(
    readIn({
      grade: (problem, response, options) => level.grade(firstOf(problem), response, options),
      correctResponse: (problem) => level.correctResponse(firstOf(problem)),
      wrongResponse: (problem, random) => level.wrongResponse(firstOf(problem), random),
    }),
  ).toThrow(
    'Whatever stands in sliders.1.level, all is shown, graded and told alike, and of other items it is not',
  )
})

type Answered = 'number' | 'text'

interface Slip {
  at: number
  why: string
}

interface Estimated {
  answer: number
  tolerance: number
  slips: readonly Slip[]
}

/** One number to be given, as one or as a text, by more rules than one. */
function estimated(
  answered: Answered,
  shape: z.core.$ZodLooseShape,
  right: (problem: Estimated) => number,
  isRight: (given: number, problem: Estimated) => boolean,
  said: (given: number, problem: Estimated) => string | undefined = () => undefined,
) {
  const asGiven = (value: number) => ({ given: answered === 'text' ? String(value) : value })
  const verdictOf = (problem: Estimated, { given }: { given?: number | string }): Verdict =>
    given === undefined ? 'not_answered' : isRight(Number(given), problem) ? 'correct' : 'incorrect'
  return {
    ...level,
    problem: z.object({ ...envelopeShape, problem_type: z.literal('level'), ...shape }),
    response: z.object({ given: z.optional(z.union([z.number(), z.string().check(z.maxLength(20))])) }),
    emptyResponse: () => ({}),
    toPublic: toPublicEnvelope,
    correctResponse: (problem: Estimated) => asGiven(right(problem)),
    wrongResponse: () => asGiven(-1000),
    grade: (problem: Estimated, response: { given?: number | string }) => {
      const verdict = verdictOf(problem, response)
      return { verdict, parts: [{ subProblemId: 'all', verdict }] }
    },
    feedback: (problem: Estimated, { given }: { given?: number | string }, result: GradeResult) => {
      const explanation = said(Number(given), problem)
      const mark = result.verdict === 'correct' ? 'correct' : 'incorrect'
      return feedbackOf(result, new Map(explanation ? [['all', { mark, explanation }]] : []), [])
    },
    describeResponse: (_view: unknown, { given }: { given?: number | string }) => `${given ?? 'nothing'}`,
  } as unknown as AnyProblemPlugin
}

const askedOf = (plugin: AnyProblemPlugin, body: object) => () => {
  const { sliders: _, ...envelope } = levelProblem
  setChecks[READ]?.(plugin, [parse(plugin, 'estimated', { ...envelope, ...body })])
}

const whole = z.int().check(z.positive())
const near = { answer: z.int(), tolerance: whole }
const apart = (given: number, { answer }: Estimated) => Math.abs(given - answer)

describe.each<Answered>(['number', 'text'])('a number that is answered as a %s', (answered) => {
  it('may be right with a tolerance', () => {
    const told = (isRight: (given: number, problem: Estimated) => boolean) =>
      askedOf(
        estimated(answered, near, ({ answer }) => answer, isRight),
        { answer: 100, tolerance: 5 },
      )
    expect(told((given, problem) => apart(given, problem) <= problem.tolerance)).not.toThrow()
    expect(told((given, problem) => apart(given, problem) <= 5)).toThrow('Whatever stands in tolerance')
  })

  it('may be right from a threshold on', () => {
    const told = (isRight: (given: number, problem: Estimated) => boolean) =>
      askedOf(
        estimated(answered, { answer: z.int().check(z.gte(7), z.lte(50)) }, () => 90, isRight),
        { answer: 40 },
      )
    expect(told((given, { answer }) => given >= answer)).not.toThrow()
    expect(told((given) => given >= 40)).toThrow('Whatever stands in answer')
  })

  it('may be a slip that is known', () => {
    const told = (said: (given: number, problem: Estimated) => string | undefined) =>
      askedOf(
        estimated(
          answered,
          { answer: z.int(), slips: z.array(z.object({ at: z.int(), why: z.string() })) },
          ({ answer }) => answer,
          (given, { answer }) => given === answer,
          said,
        ),
        {
          answer: 40,
          slips: [
            { at: 2, why: 'That is how many there are.' },
            { at: 20, why: 'That is one of them.' },
          ],
        },
      )
    expect(told((given, { slips }) => slips.find(({ at }) => at === given)?.why)).not.toThrow()
    expect(told((given, { slips }) => slips.slice(0, 1).find(({ at }) => at === given)?.why)).toThrow(
      'Whatever stands in slips.1.at, all is shown, graded and told alike, and of other items it is not',
    )
    expect(told((given, { slips }) => slips.find(({ at }) => at === given) && 'No.')).toThrow(
      'Whatever stands in slips.0.why',
    )
  })
})

it('lets a tolerance be left out', () => {
  const optional = { answer: z.int(), tolerance: z.optional(whole) }
  const told = (isRight: (given: number, problem: Estimated) => boolean) => () => {
    const { sliders: _, ...envelope } = levelProblem
    const plugin = estimated('number', optional, ({ answer }) => answer, isRight)
    const problem = parse(plugin, 'estimated', { ...envelope, answer: 100, tolerance: 5 })
    setChecks['every field of its problems matters']?.(plugin, [problem])
  }
  expect(
    told((given, problem) => apart(given, problem) <= ((problem.tolerance as number | undefined) ?? 0)),
  ).not.toThrow()
  expect(told((given, problem) => apart(given, problem) <= 5)).toThrow('Whatever stands in tolerance')
})

type Option = ReturnType<typeof pickProblem>['options'][number]

it('finds an order that follows the key', () => {
  const told = (toPublic: typeof pick.toPublic) => () => {
    const plugin = { ...pick, toPublic } as AnyProblemPlugin
    problemChecks[ORDER]?.(plugin, parse(plugin, 'pick', pickProblem(1, 2)))
  }
  expect(told(pick.toPublic)).not.toThrow()
  const isRight = (options: readonly Option[], id: string) => options.find((each) => each.id === id)?.answer
  expect(
    told((problem, presentation) => {
      const view = pick.toPublic(problem, presentation)
      const options = view.options.toSorted(
        (a, b) => Number(isRight(problem.options, b.id)) - Number(isRight(problem.options, a.id)),
      )
      return { ...view, count: 2, options }
    }),
  ).toThrow('the order tells the key')
})

it('has nothing to say of letters that are given, and no longer asked for', () => {
  const words = z.object({
    ...envelopeShape,
    problem_type: z.literal('word'),
    word: z.string().check(z.minLength(2), z.maxLength(10)),
    given: z.array(z.int().check(z.gte(0), z.lt(10))).check(z.minLength(1), z.maxLength(9)),
  })
  type Word = z.infer<typeof words>
  const isGiven = ({ given }: Word, i: number) => given.includes(i)
  const plugin = {
    ...pick,
    type: 'word',
    problem: words,
    present: () => ({}),
    toPublic: (problem: Word) => ({
      ...toPublicEnvelope(problem),
      boxes: [...problem.word].map((letter, i) => (isGiven(problem, i) ? letter : null)),
    }),
    correctResponse: (problem: Word) => ({
      letters: [...problem.word].map((letter, i) => (isGiven(problem, i) ? '' : letter)),
    }),
    grade: (problem: Word, { letters }: { letters: string[] }): GradeResult => {
      const open = [...problem.word].flatMap((letter, i) =>
        isGiven(problem, i) ? [] : [[letter, letters[i]]],
      )
      const isAnswered = open.every(([, typed]) => typed)
      const isRight = open.every(([letter, typed]) => letter === typed)
      const verdict: Verdict = !isAnswered ? 'not_answered' : isRight ? 'correct' : 'incorrect'
      return { verdict, parts: [{ subProblemId: 'word', verdict }] }
    },
  } as unknown as AnyProblemPlugin
  const raw = { ...pickProblem(1, 2), problem_type: 'word', word: 'noon', given: [2] }
  expect(() => problemChecks[ORDER]?.(plugin, parse(plugin, 'word', raw))).not.toThrow()
})
