import {
  combineParts,
  definePlugin,
  differentIds,
  envelopeShape,
  feedbackOf,
  type GradeResult,
  type ItemFeedback,
  type PublicEnvelope,
  renameIds,
  shuffle,
  toPublicEnvelope,
  type Verdict,
} from '@wordstride/core'
import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { arbitraryEnvelope, arbitraryKeys, arbitraryOptions, type Twins } from '../arbitraries'

const idSchema = z.string().check(z.minLength(1), z.maxLength(64))
const optionSchema = z.object({
  id: idSchema,
  label: z.string(),
  answer: z.boolean(),
  explanation: z.optional(z.string()),
})

export interface PublicPick extends PublicEnvelope {
  count: number
  options: { id: string; label: string }[]
}

export interface PickResponse {
  chosen: string[]
}

const result = (verdict: Verdict): GradeResult => {
  const parts = [{ subProblemId: 'only', verdict }]
  return { verdict: combineParts(parts), parts }
}

export const pickShape = {
  ...envelopeShape,
  problem_type: z.literal('pick'),
  options: z.array(optionSchema).check(
    differentIds,
    z.refine(
      (options) => new Set(options.map(({ answer }) => answer)).size === 2,
      'Some options are right, and some are not.',
    ),
  ),
  solution: z.optional(z.string()),
}

/** A sound little problem type: pick as many options as there are right ones. The tests of the kit spoil it. */
export const pick = definePlugin({
  type: 'pick',
  version: 1,
  title: 'Pick',
  summary: 'Pick the right options.',
  scoring: ['Right is right.'],
  problem: z.object(pickShape),
  response: z.object({ chosen: z.array(idSchema).check(z.maxLength(40)) }),
  presentation: z.object({ order: z.array(idSchema) }),
  emptyResponse: (): PickResponse => ({ chosen: [] }),
  present: ({ options }, random) => ({
    order: shuffle(
      options.map(({ id }) => id),
      random,
    ),
  }),
  toPublic: (problem, { order }): PublicPick => ({
    ...toPublicEnvelope(problem),
    count: problem.options.filter(({ answer }) => answer).length,
    options: [...problem.options]
      .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
      .map(({ id, label }) => ({ id, label })),
  }),
  renameView: (view, rename) => ({ ...view, options: renameIds(view.options, rename) }),
  renameResponse: ({ chosen }, rename) => ({ chosen: chosen.map(rename) }),
  grade({ options }, { chosen }) {
    const picked = new Set(chosen)
    const right = options.filter(({ answer }) => answer)
    if (picked.size < right.length) return result('not_answered')
    if (picked.size > right.length) return { ...result('over_answered'), expectedCount: right.length }
    return result(right.every(({ id }) => picked.has(id)) ? 'correct' : 'incorrect')
  },
  correctResponse: ({ options }): PickResponse => ({
    chosen: options.filter(({ answer }) => answer).map(({ id }) => id),
  }),
  wrongResponse({ options }, random): PickResponse {
    const [wrong] = shuffle(
      options.filter(({ answer }) => !answer),
      random,
    )
    const right = options.filter(({ answer }) => answer).map(({ id }) => id)
    return { chosen: [...right.slice(1), wrong?.id ?? ''] }
  },
  feedback({ options, solution }, { chosen }, graded) {
    const items = options
      .filter(({ id, explanation }) => chosen.includes(id) || (graded.verdict === 'correct' && explanation))
      .map(({ id, answer, explanation }): [string, ItemFeedback] => [
        id,
        {
          mark: !chosen.includes(id) ? 'neutral' : answer ? 'correct' : 'incorrect',
          ...(explanation === undefined ? {} : { explanation }),
        },
      ])
    return feedbackOf(graded, new Map(items), [solution])
  },
  choices: ({ options }, { chosen }) =>
    options.map(({ id, label, answer }) => ({ id, label, isRight: answer, isTaken: chosen.includes(id) })),
  describeResponse: ({ options }, { chosen }) =>
    options
      .filter(({ id }) => chosen.includes(id))
      .map(({ label }) => label)
      .join(', '),
  accessibility: {
    roles: ['checkbox'],
    keyboard: [{ keys: ['Space'], does: 'takes the option in focus, or leaves it' }],
    announcements: ['{option}, correct'],
  },
})

export type Pick = z.infer<typeof pick.problem>

export const pickProblem = (...right: number[]): Pick => ({
  problem_id: 'p',
  problem_type: 'pick',
  version: 1,
  section_type: 'ae.la',
  grade_id: 2,
  skill_id: 's',
  problemItems: [],
  hintItems: [],
  options: ['one', 'two', 'three', 'four'].map((label, i) => ({
    id: `id-${label}`,
    label,
    answer: right.includes(i),
    explanation: `That is ${label}.`,
  })),
  solution: 'So it is.',
})

/** Pairs with equally many right options, which the view tells. */
export const pickTwins: Twins = fc
  .tuple(arbitraryEnvelope('pick'), arbitraryOptions('x', 3))
  .chain(([envelope, options]) =>
    arbitraryKeys(options.length, { isSingle: true }).map((keys) => {
      const problem = (key: readonly number[]) => ({
        ...envelope,
        options: options.map((option, i) => ({ ...option, answer: key.includes(i) })),
      })
      return [problem(keys[0] ?? []), problem(keys[1] ?? [])] as const
    }),
  )
