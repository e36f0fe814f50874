import {
  type AnyProblemPlugin,
  definePlugin,
  envelopeShape,
  type GradeResult,
  type PublicEnvelope,
  toPublicEnvelope,
} from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { keyDoesNotShow, problemChecks } from './checks'

const optionSchema = z.object({ id: z.string(), label: z.string(), answer: z.boolean() })

interface PublicPick extends PublicEnvelope {
  options: { id: string; label: string }[]
}

const result = (verdict: GradeResult['verdict']): GradeResult => ({
  verdict,
  parts: [{ subProblemId: 'only', verdict }],
})

/** A sound little problem type: pick one option. */
const sound = definePlugin({
  type: 'pick',
  version: 1,
  title: 'Pick',
  summary: 'Pick one option.',
  scoring: ['Right is right.'],
  problem: z.object({ ...envelopeShape, problem_type: z.literal('pick'), options: z.array(optionSchema) }),
  response: z.object({ chosen: z.nullable(z.string().check(z.maxLength(64))) }),
  presentation: z.object({}),
  migrations: [],
  emptyResponse: () => ({ chosen: null as string | null }),
  present: () => ({}),
  toPublic: (problem): PublicPick => ({
    ...toPublicEnvelope(problem),
    options: problem.options.map(({ id, label }) => ({ id, label })),
  }),
  renameView: (view, rename) => ({
    ...view,
    options: view.options.map((option) => ({ ...option, id: rename(option.id) })),
  }),
  renameResponse: ({ chosen }, rename) => ({ chosen: chosen === null ? null : rename(chosen) }),
  grade(problem, { chosen }) {
    if (chosen === null) return result('not_answered')
    return result(problem.options.some(({ id, answer }) => answer && id === chosen) ? 'correct' : 'incorrect')
  },
  correctResponse: (problem) => ({ chosen: problem.options.find(({ answer }) => answer)?.id ?? null }),
  wrongResponse: (problem) => ({ chosen: problem.options.find(({ answer }) => !answer)?.id ?? null }),
  feedback: (_problem, { chosen }, { verdict }) => ({
    solution: verdict === 'correct' ? ('full' as const) : ('partial' as const),
    items:
      chosen === null
        ? {}
        : { [chosen]: { mark: verdict === 'correct' ? ('correct' as const) : ('incorrect' as const) } },
    notes: [],
  }),
  reminder: () => null,
  describeResponse: (_view, { chosen }) => chosen ?? '',
  accessibility: { roles: ['radio'], keyboard: [], announcements: [] },
})

type Pick = z.infer<typeof sound.problem>

const problemWith = (right: number): Pick => ({
  problem_id: 'p',
  problem_type: 'pick',
  version: 1,
  section_type: 'ae.la',
  grade_id: 2,
  skill_id: 's',
  problemItems: [],
  hintItems: [],
  options: ['one', 'two', 'three'].map((label, i) => ({ id: `id-${label}`, label, answer: i === right })),
})

const broken = (change: Partial<typeof sound>): typeof sound => ({ ...sound, ...change })
const check = (name: keyof typeof problemChecks, plugin: AnyProblemPlugin) => () =>
  problemChecks[name]?.(plugin, problemWith(1))

describe('the checks of the kit', () => {
  it.each(Object.keys(problemChecks))('pass for a sound type: %s', (name) => {
    expect(check(name, sound)).not.toThrow()
  })

  it('catch a grader that throws on what a student sends', () => {
    const plugin = broken({
      grade: (problem, response, options) => {
        if (response.chosen === '') throw new Error('empty id')
        return sound.grade(problem, response, options)
      },
    })
    expect(check('any response is graded to a value', plugin)).toThrow()
  })

  it('catch an empty response that is graded', () => {
    expect(check('an empty response is not answered', broken({ grade: () => result('incorrect') }))).toThrow(
      'not_answered',
    )
  })

  it('catch a grader that compares with the wrong key', () => {
    const plugin = broken({
      grade: (problem, { chosen }) => result(chosen === problem.options[0]?.id ? 'correct' : 'incorrect'),
    })
    expect(check('correctResponse is correct', plugin)).toThrow('expected correct')
    expect(check('wrongResponse is incorrect', plugin)).toThrow('expected incorrect')
  })

  it('catch a grader that remembers', () => {
    let calls = 0
    expect(
      check(
        'the same input gives the same result',
        broken({ grade: () => result(calls++ % 2 ? 'correct' : 'incorrect') }),
      ),
    ).toThrow()
  })

  it('catch a presentation that its own schema refuses', () => {
    const plugin: AnyProblemPlugin = { ...sound, present: () => null }
    expect(check('a presentation can be stored', plugin)).toThrow('not accepted')
  })

  it('catch feedback that gives the answer away', () => {
    const plugin = broken({
      feedback: (problem, response, graded) => ({
        ...sound.feedback(problem, response, graded),
        notes: ['It is two.'],
      }),
    })
    expect(check('feedback is partial on incorrect and full on correct', plugin)).toThrow('notes')
  })

  it('catch a reminder of another wording', () => {
    expect(check('responses can be described', broken({ reminder: () => 'Remember to click.' }))).toThrow(
      'reminder',
    )
  })
})

describe('keyDoesNotShow', () => {
  const twins = [problemWith(0), problemWith(2)] as const

  it('passes for a view made of kept fields', () => {
    expect(() => keyDoesNotShow(sound, twins, 'seed')).not.toThrow()
  })

  it.each<[string, (typeof sound)['toPublic']]>([
    ['leaves the answer flags in', (problem) => ({ ...toPublicEnvelope(problem), options: problem.options })],
    [
      'puts the right option first',
      (problem) => ({
        ...sound.toPublic(problem, {}),
        options: [...problem.options]
          .sort((a, b) => Number(b.answer) - Number(a.answer))
          .map(({ id, label }) => ({ id, label })),
      }),
    ],
    [
      'tells the length of the answer',
      (problem) => ({
        ...sound.toPublic(problem, {}),
        length: problem.options.find(({ answer }) => answer)?.label.length,
      }),
    ],
  ])('catches a view that %s', (_, toPublic) => {
    expect(() => keyDoesNotShow(broken({ toPublic }), twins, 'seed')).toThrow('changes with the key')
  })

  it('refuses twins that are the same problem', () => {
    expect(() => keyDoesNotShow(sound, [problemWith(0), problemWith(0)], 'seed')).toThrow('same problem')
  })
})
