import {
  type AnyProblemPlugin,
  type GradeResult,
  type PublicEnvelope,
  recordByIds,
  toPublicEnvelope,
} from '@wordstride/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parse } from '../describePlugin'
import { type Pick, type PublicPick, pick, pickProblem, pickShape, pickTwins } from '../example/pick'
import { pairChecks, problemChecks, setChecks, typeChecks, unknownField } from '.'

const sound = pick
const spoilt = (change: Partial<typeof sound>): AnyProblemPlugin =>
  ({ ...sound, ...change }) as AnyProblemPlugin

const all = (plugin: AnyProblemPlugin) => ({
  ...Object.fromEntries(
    Object.entries({ ...problemChecks, ...typeChecks }).map(([name, check]) => [
      name,
      () => check(plugin, pickProblem(1, 2)),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(setChecks).map(([name, check]) => [name, () => check(plugin, [pickProblem(1, 2)])]),
  ),
  ...Object.fromEntries(
    Object.entries(pairChecks).map(([name, check]) => [
      name,
      () =>
        fc.assert(
          fc.property(pickTwins, fc.string(), ([a, b], seed) =>
            check(plugin, [parse(plugin, 'a', a), parse(plugin, 'b', b)], seed),
          ),
          { numRuns: 60 },
        ),
    ]),
  ),
})

/** With what fast-check puts below its own message. */
const messageOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message}\n${messageOf(cause)}` : message

/** What the kit says of a type: the message of every check that fails. */
function faults(plugin: AnyProblemPlugin): string[] {
  return Object.entries(all(plugin)).flatMap(([name, check]) => {
    try {
      check()
      return []
    } catch (error) {
      return [`${name}: ${messageOf(error as Error)}`]
    }
  })
}

const verdict = (given: GradeResult['verdict']): GradeResult => ({
  verdict: given,
  parts: [{ subProblemId: 'only', verdict: given }],
})

const EMPTY = { chosen: [] as string[] }
const seen = new Set<string>()
const lately: string[] = []
let calls = 0

/** What was done to a sound type, and what the kit has to say of it. */
const SABOTAGES: [name: string, plugin: AnyProblemPlugin, message: string][] = [
  [
    'toPublic leaves out what a presentation does not list',
    spoilt({
      toPublic: (problem, { order }) => {
        const { options, ...view } = sound.toPublic(problem, { order })
        return { ...view, options: options.filter(({ id }) => order.includes(id)) }
      },
    }),
    'does not show every item',
  ],
  [
    'grade compares positions',
    spoilt({
      grade: (problem, { chosen }) =>
        chosen.length === 0
          ? verdict('not_answered')
          : verdict(
              chosen.every((id, i) => problem.options.filter(({ answer }) => answer)[i]?.id === id) &&
                chosen.length === problem.options.filter(({ answer }) => answer).length
                ? 'correct'
                : 'incorrect',
            ),
    }),
    'compare ids, not positions',
  ],
  [
    'grade takes the place in the list for the key',
    spoilt({
      grade: (problem, response, options) =>
        sound.grade(
          {
            ...problem,
            options: problem.options.map((option, i) => ({ ...option, answer: i === 1 || i === 2 })),
          },
          response,
          options,
        ),
    }),
    'compare ids, never positions',
  ],
  [
    'all is correct in a test',
    spoilt({
      grade: (problem, response, options) =>
        options.mode === 'test' && response.chosen.length > 0
          ? verdict('correct')
          : sound.grade(problem, response, options),
    }),
    'in mode test, expected incorrect',
  ],
  [
    'grade reverses the response',
    spoilt({
      grade: (problem, { chosen }, options) => sound.grade(problem, { chosen: chosen.reverse() }, options),
    }),
    'grade changes what it was given',
  ],
  [
    'feedback reverses the problem',
    spoilt({
      feedback: (problem, response, graded) => {
        problem.options.reverse()
        return sound.feedback(problem, response, graded)
      },
    }),
    'feedback changes what it was given',
  ],
  [
    'all share one empty response',
    spoilt({ emptyResponse: () => EMPTY }),
    'emptyResponse gives the same object twice',
  ],
  [
    'grade keeps every response in a set',
    spoilt({
      grade: (problem, response, options) => {
        seen.add(JSON.stringify(response))
        return sound.grade(problem, response, options)
      },
    }),
    'stay in memory',
  ],
  [
    'choices keep what was chosen in a list',
    spoilt({
      choices: (problem, response) => {
        lately.push(...response.chosen)
        return sound.choices?.(problem, response) ?? []
      },
    }),
    'stay in memory',
  ],
  [
    'grade remembers the last verdict',
    spoilt({ grade: () => verdict(calls++ % 2 ? 'correct' : 'incorrect') }),
    'Two gradings differ',
  ],
  [
    'a partial solution marks the right option',
    spoilt({
      feedback: (problem, response, graded) => {
        const told = sound.feedback(problem, response, graded)
        const right = problem.options.find(({ answer }) => answer)
        return { ...told, items: { ...told.items, [right?.id ?? '']: { mark: 'correct' } } }
      },
    }),
    'it states the answer',
  ],
  [
    'a partial solution names the right option',
    spoilt({
      feedback: (problem, response, graded) => {
        const told = sound.feedback(problem, response, graded)
        const right = problem.options.find(({ answer }) => answer)
        const items = Object.entries(told.items).map(([id, item]) => [
          id,
          { ...item, explanation: `No, it is ${right?.label}.` },
        ])
        return { ...told, items: Object.fromEntries(items) }
      },
    }),
    'changes with the key where the verdicts do not',
  ],
  [
    "a partial solution tells the right option's explanation",
    spoilt({
      feedback: (problem, response, graded) => {
        const told = sound.feedback(problem, response, graded)
        const why = problem.options.find(
          ({ id, answer }) => answer && !response.chosen.includes(id),
        )?.explanation
        const items = Object.entries(told.items).map(([id, item]) => [
          id,
          why ? { ...item, explanation: why } : item,
        ])
        return { ...told, items: Object.fromEntries(items) }
      },
    }),
    'tells an explanation of what was not given',
  ],
  [
    'a partial solution carries the worked solution',
    spoilt({
      feedback: (problem, response, graded) => ({
        ...sound.feedback(problem, response, graded),
        notes: problem.solution ? [problem.solution] : [],
      }),
    }),
    'A partial solution carries notes',
  ],
  [
    'expectedCount is a code of the wire',
    spoilt({
      grade: (problem, response, options) => {
        const graded = sound.grade(problem, response, options)
        return graded.expectedCount === undefined ? graded : { ...graded, expectedCount: -3 }
      },
    }),
    'expectedCount is -3, but correctResponse holds 2',
  ],
  [
    'expectedCount is left out',
    spoilt({ grade: (...args) => verdict(sound.grade(...args).verdict) }),
    'expectedCount belongs to over_answered',
  ],
  [
    'grade throws at an id that it does not know',
    spoilt({
      grade: (problem, response, options) => {
        for (const id of response.chosen)
          if (!problem.options.some((option) => option.id === id)) throw new Error(`No option ${id}`)
        return sound.grade(problem, response, options)
      },
    }),
    'The response may hold whatever its schema accepts',
  ],
  [
    'describeResponse throws at an id that it does not know',
    spoilt({
      describeResponse: (view, { chosen }) =>
        chosen
          .map((id) => (view.options.find((option) => option.id === id) as Pick['options'][0]).label)
          .join(),
    }),
    'The response may hold whatever its schema accepts',
  ],
  ['the empty response is graded', spoilt({ grade: () => verdict('incorrect') }), 'expected not_answered'],
  [
    'the verdict is another one than that of its parts',
    spoilt({ grade: (...args) => ({ ...sound.grade(...args), parts: verdict('incorrect').parts }) }),
    'combineParts gives the verdict of the whole',
  ],
  [
    'the key of every problem is the same',
    spoilt({
      grade: (problem, { chosen }) => {
        const [first] = problem.options.map(({ id }) => id).sort()
        return verdict(
          chosen.length === 0 ? 'not_answered' : chosen.includes(first ?? '') ? 'correct' : 'incorrect',
        )
      },
      correctResponse: (problem) => ({
        chosen: problem.options
          .map(({ id }) => id)
          .sort()
          .slice(0, 1),
      }),
      wrongResponse: (problem) => ({
        chosen: problem.options
          .map(({ id }) => id)
          .sort()
          .slice(1, 2),
      }),
    }),
    'whose key is another one, grades correct',
  ],
  [
    'present uses a random source of its own',
    spoilt({
      present: ({ options }) => ({ order: options.map(({ id }) => id).sort(() => Math.random() - 0.5) }),
    }),
    'Math.random in present is called',
  ],
  [
    'a response has an id of its own',
    spoilt({ correctResponse: (problem) => ({ ...sound.correctResponse(problem), id: 'mine' }) }),
    'A response has a field called id or uuid',
  ],
  [
    'a presentation that its own schema refuses',
    spoilt({ present: () => ({ order: [''] }) }),
    'not accepted by its own schema',
  ],
  [
    'a presentation loses an option',
    spoilt({
      toPublic: (problem, presentation) => {
        const view = sound.toPublic(problem, presentation)
        return { ...view, options: view.options.slice(1) }
      },
    }),
    'show different items',
  ],
  [
    'the view is a copy without the key',
    spoilt({
      toPublic: (problem, presentation) => {
        const { order } = presentation
        const options = problem.options.map(({ answer: _, explanation: __, ...option }) => option)
        options.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
        return { ...toPublicEnvelope(problem), count: sound.toPublic(problem, presentation).count, options }
      },
    }),
    'list what stays, never copy and delete',
  ],
  [
    'an explanation leaves with the view',
    spoilt({
      toPublic: (problem, presentation) => {
        const why = new Map(problem.options.map(({ id, explanation }) => [id, explanation]))
        const view = sound.toPublic(problem, presentation)
        return { ...view, options: view.options.map((option) => ({ ...option, why: why.get(option.id) })) }
      },
    }),
    'leaves the server before the answer',
  ],
  [
    'the solution leaves with the view',
    spoilt({
      toPublic: (problem, presentation) =>
        ({ ...sound.toPublic(problem, presentation), solution: problem.solution }) as PublicPick,
    }),
    'leaves the server before the answer',
  ],
  [
    'grade asks of which class the response is',
    spoilt({
      grade: (problem, response, options) =>
        // biome-ignore lint/suspicious/useIsArray: that is the fault
        response.chosen instanceof Array ? sound.grade(problem, response, options) : verdict('incorrect'),
    }),
    'another realm',
  ],
  [
    'describeResponse names options by their ids',
    spoilt({ choices: undefined as never, describeResponse: (_view, { chosen }) => chosen.join(', ') }),
    'names an item by its id',
  ],
  [
    'the schema takes a problem of which nothing is right',
    spoilt({
      problem: z.object({ ...pickShape, options: z.array(pickShape.options.def.element) }) as never,
    }),
    "Where options is empty, the problem's schema takes it, and the empty response is correct",
  ],
  [
    'the schema takes equal ids',
    spoilt({
      problem: z.object({
        ...pickShape,
        options: z.array(pickShape.options.def.element).check(z.minLength(1)),
      }) as never,
    }),
    'two of options have one id',
  ],
  [
    'describeResponse says the same of all',
    spoilt({ describeResponse: () => 'answered' }),
    'calls a right and a wrong response alike',
  ],
  [
    'a full solution leaves out what was not chosen',
    spoilt({
      feedback: (problem, response, graded) => {
        const told = sound.feedback(problem, response, graded)
        const items = Object.entries(told.items).filter(([id]) => response.chosen.includes(id))
        return { ...told, items: Object.fromEntries(items) }
      },
    }),
    'leaves out others',
  ],
  [
    'a full solution marks what was not chosen',
    spoilt({
      feedback: (problem, response, graded) => {
        const told = sound.feedback(problem, response, graded)
        const items = Object.entries(told.items).map(([id, item]) => [
          id,
          { ...item, mark: item.mark === 'neutral' ? 'correct' : item.mark },
        ])
        return { ...told, items: Object.fromEntries(items) } as typeof told
      },
    }),
    'what was not given is neutral',
  ],
  [
    'a full solution names what it says nothing of',
    spoilt({
      feedback: (problem, response, graded) => {
        const told = sound.feedback(problem, response, graded)
        const items = Object.entries(told.items).map(([id, { mark, explanation }]) => [
          id,
          { mark, ...(mark !== 'neutral' && explanation ? { explanation } : {}) },
        ])
        return { ...told, items: Object.fromEntries(items) }
      },
    }),
    'and says nothing of it',
  ],
  [
    'a partial solution explains the right choice alone',
    spoilt({
      feedback: (problem, response, graded) => {
        const told = sound.feedback(problem, response, graded)
        const items = Object.entries(told.items).map(([id, { mark, explanation }]) => [
          id,
          { mark, ...(mark !== 'incorrect' && explanation ? { explanation } : {}) },
        ])
        return { ...told, items: Object.fromEntries(items) }
      },
    }),
    'explains what is right and not what is wrong',
  ],
  [
    'an id of nothing is no mistake',
    spoilt({
      grade: (problem, { chosen }, options) =>
        sound.grade(problem, { chosen: chosen.filter((id) => id !== 'no-such-id') }, options),
    }),
    'with an id that the problem does not have is correct',
  ],
  [
    'the empty response is none',
    spoilt({ emptyResponse: () => ({ chosen: undefined }) as never }),
    'empty response is not accepted by the response schema',
  ],
  ['a guess has less than any chance', spoilt({ guessChance: () => 0.01 }), 'count what can be chosen'],
  [
    'a guess has no chance, though all there is can be chosen',
    spoilt({ guessChance: () => 0, choices: undefined as never }),
    'count what can be chosen',
  ],
  [
    'a guess is right more often than not, whatever the key',
    spoilt({ guessChance: () => 0.75, choices: undefined as never }),
    'together they are 1 at most',
  ],
  [
    'nobody is told an explanation',
    spoilt({
      feedback: (problem, response, graded) => {
        const told = sound.feedback(problem, response, graded)
        const marks = Object.entries(told.items).flatMap(([id, { mark }]) =>
          mark === 'neutral' ? [] : [[id, { mark }]],
        )
        return { ...told, items: Object.fromEntries(marks) }
      },
    }),
    'Whatever stands in options.….explanation',
  ],
  [
    'nothing is over answered',
    spoilt({
      scoring: ['More than are right are over answered.'],
      grade: (...args) => {
        const graded = sound.grade(...args)
        return graded.verdict === 'over_answered' ? verdict('incorrect') : graded
      },
    }),
    'says when a response is over answered, and none is',
  ],
  [
    'a presentation lists the order in which all is written',
    spoilt({ present: ({ options }) => ({ order: options.map(({ id }) => id) }) }),
    'of no problem does it ever stand in another order',
  ],
  [
    'feedback marks a choice as what it is not',
    spoilt({
      feedback: (problem, response, graded) => {
        const told = sound.feedback(problem, response, graded)
        const turned = { correct: 'incorrect', incorrect: 'correct', neutral: 'neutral' } as const
        const items = Object.entries(told.items).map(([id, item]) => [
          id,
          told.solution === 'full' ? item : { ...item, mark: turned[item.mark] },
        ])
        return { ...told, items: Object.fromEntries(items) }
      },
    }),
    'it was chosen, and choices says that it is not right',
  ],
  [
    'the view tells how many are right, and nobody asks for so many',
    spoilt({
      grade: (problem, response, options) => {
        const graded = sound.grade(problem, response, options)
        return graded.verdict === 'over_answered' ? verdict('incorrect') : graded
      },
    }),
    'it tells a number that the task does not ask for',
  ],
  ['a reminder of another wording', spoilt({ reminder: () => 'Remember to click.' }), 'The reminder is'],
]

describe('the kit', () => {
  it('has nothing to say of a sound type', () => {
    expect(faults(sound as AnyProblemPlugin)).toEqual([])
  })

  it.each(SABOTAGES)('finds that %s', (_, plugin, message) => {
    expect(faults(plugin).join('\n')).toContain(message)
  })
})

/** The type with a second way to write its key, which the twins do not use and the view shows. */
function withSecondKey<TValue>(
  schema: z.ZodMiniType<TValue>,
  rightIds: (value: TValue, problem: Pick) => readonly string[],
): AnyProblemPlugin {
  type Keyed = Pick & { second?: TValue }
  const keyed = (problem: Keyed): Pick => {
    if (problem.second === undefined) return problem
    const right = rightIds(problem.second, problem)
    return {
      ...problem,
      options: problem.options.map((each) => ({ ...each, answer: right.includes(each.id) })),
    }
  }
  return spoilt({
    problem: z.object({ ...pickShape, second: z.optional(schema) }) as never,
    toPublic: (problem, presentation) =>
      ({
        ...sound.toPublic(problem, presentation),
        count: 1,
        ...('second' in problem ? { second: problem.second } : {}),
      }) as PublicPick,
    grade: (problem, response, options) => sound.grade(keyed(problem), response, options),
    correctResponse: (problem) => sound.correctResponse(keyed(problem)),
    wrongResponse: (problem, random) => sound.wrongResponse(keyed(problem), random),
    feedback: (problem, response, graded) => sound.feedback(keyed(problem), response, graded),
    choices: (problem, response) => sound.choices?.(keyed(problem), response) ?? [],
  })
}

describe('a key in a field that may be left out', () => {
  const leaks = (plugin: AnyProblemPlugin, problem: unknown = pickProblem(1)) => {
    problemChecks['no optional field shows the key']?.(plugin, parse(plugin, 'keyed', problem))
  }
  const id = z.string().check(z.refine((value) => value.startsWith('id-')))

  it.each<[string, AnyProblemPlugin]>([
    ['an id', withSecondKey(id, (value) => [value])],
    ['a list of ids', withSecondKey(z.array(id), (value) => value)],
    ['an object', withSecondKey(z.object({ of: z.nullable(id) }), ({ of }) => [of ?? ''])],
    ['a record', withSecondKey(z.record(id, z.boolean()), (value) => Object.keys(value))],
    ['a record by ids', withSecondKey(recordByIds(z.boolean()), (value) => Object.keys(value))],
    ['one of two forms', withSecondKey(z.union([z.literal('none'), z.array(id)]), (value) => [value].flat())],
    ['a number', withSecondKey(z.int(), (value, { options }) => [options[value - 1]?.id ?? ''])],
  ])('does not leave the server as %s', (_, plugin) => {
    expect(() => leaks(plugin)).toThrow(/The public view shows second, .* Take the field out of toPublic/)
  })

  it('does not leave the server in an item of a union', () => {
    const plain = z.object({ kind: z.literal('plain'), id: z.string(), label: z.string() })
    const marked = z.object({ ...plain.shape, kind: z.literal('marked'), isRight: z.optional(z.boolean()) })
    const asPick = (problem: Pick): Pick => ({
      ...problem,
      options: problem.options.map((each) => ({
        ...each,
        answer: 'isRight' in each && each.isRight === true,
      })),
    })
    const plugin = spoilt({
      problem: z.object({ ...pickShape, options: z.array(z.union([plain, marked])) }) as never,
      toPublic: (problem, { order }) => ({
        ...sound.toPublic(asPick(problem), { order }),
        count: 1,
        options: problem.options as never,
      }),
      grade: (problem, response, options) => sound.grade(asPick(problem), response, options),
      correctResponse: (problem) => sound.correctResponse(asPick(problem)),
    })
    const problem = {
      ...pickProblem(1),
      options: ['a', 'b', 'c'].map((each, i) => ({
        kind: 'marked',
        id: each,
        label: each,
        isRight: i === 0,
      })),
    }
    expect(() => leaks(plugin, problem)).toThrow('The public view shows options.….isRight')
  })

  it('may say what is asked: another response is right then, and the field does not name it', () => {
    const plugin = withSecondKey(z.enum(['first', 'last']), (value, { options }) => [
      (value === 'first' ? options[0] : options.at(-1))?.id ?? '',
    ])
    expect(() => leaks(plugin)).not.toThrow()
  })

  it('is found where feedback tells it, under whatever name', () => {
    const plugin = spoilt({
      problem: z.object({ ...pickShape, why: z.optional(z.string()) }) as never,
      toPublic: (problem, presentation) =>
        ({
          ...sound.toPublic(problem, presentation),
          ...('why' in problem ? { why: problem.why } : {}),
        }) as PublicPick,
      feedback: (problem, response, graded) => {
        const told = sound.feedback(problem, response, graded)
        return told.solution === 'full' && 'why' in problem
          ? { ...told, notes: [...told.notes, String(problem.why)] }
          : told
      },
    })
    const check = problemChecks['what is told after the answer does not leave before']
    expect(() => check?.(plugin, pickProblem(1))).toThrow('feedback tells why after the answer')
  })

  it('may be a unit, which stands in the solution, too', () => {
    type Measured = Pick & { unit?: string }
    const plugin = spoilt({
      problem: z.object({ ...pickShape, unit: z.optional(z.string()) }) as never,
      toPublic: (problem, presentation) =>
        ({ ...sound.toPublic(problem, presentation), unit: (problem as Measured).unit }) as never,
      feedback: (problem, response, graded) => {
        const told = sound.feedback(problem, response, graded)
        return { ...told, notes: [...told.notes, `It is 7 ${(problem as Measured).unit}`] }
      },
    })
    const check = problemChecks['what is told after the answer does not leave before']
    expect(() => check?.(plugin, pickProblem(1))).not.toThrow()
  })
})

describe('a field that an author wrote', () => {
  it('may be known to the grading alone, as other answers that are accepted', () => {
    type Lenient = Pick & { accepted?: readonly string[] }
    const plugin = spoilt({
      problem: z.object({ ...pickShape, accepted: z.optional(z.array(z.string())) }) as never,
      grade: (problem, response, options) => {
        const isAccepted = response.chosen.some((given) => (problem as Lenient).accepted?.includes(given))
        return isAccepted ? verdict('correct') : sound.grade(problem, response, options)
      },
    })
    const check = setChecks['every field of its problems matters']
    expect(() => check?.(plugin, [pickProblem(1)])).not.toThrow()
    const idle = spoilt({
      problem: z.object({ ...pickShape, accepted: z.optional(z.array(z.string())) }) as never,
    })
    expect(() => check?.(idle, [pickProblem(1)])).toThrow('Whatever stands in accepted')
  })

  it('is found where the schema does not know it', () => {
    const raw = {
      ...pickProblem(1),
      options: [
        { id: 'a', label: 'one', answer: true, hint: 'first' },
        { id: 'b', label: 'two', answer: false },
      ],
    }
    expect(unknownField(raw, parse(sound as AnyProblemPlugin, 'raw', raw))).toBe('options.0.hint')
    expect(unknownField(pickProblem(1), parse(sound as AnyProblemPlugin, 'raw', pickProblem(1)))).toBeNull()
  })
})

describe('a list of answers that are accepted', () => {
  type Lenient = Pick & { accepted: readonly string[] }
  const check = problemChecks['the public view does not count the answers that are accepted']
  const problem = { ...pickProblem(1), accepted: ['two', 'the second'] }
  const showing = (told: (accepted: readonly string[]) => object) => {
    const plugin = spoilt({
      problem: z.object({ ...pickShape, accepted: z.array(z.string()) }) as never,
      toPublic: (given, presentation) => ({
        ...sound.toPublic(given, presentation),
        ...told((given as Lenient).accepted),
      }),
    })
    return () => check?.(plugin, parse(plugin, 'lenient', problem))
  }

  it('is not counted in the public view', () => {
    expect(showing(({ length }) => ({ ways: length }))).toThrow(
      'The public view changes with how many stand in accepted, which it does not show',
    )
    expect(showing((accepted) => (accepted.length > 1 ? { isLenient: true } : {}))).toThrow(
      'how many stand in accepted',
    )
  })

  it('may be a list of what the page shows', () => {
    expect(showing((accepted) => ({ bank: accepted, words: accepted.length }))).not.toThrow()
    expect(showing(() => ({}))).not.toThrow()
  })

  it('may be joined to one text that the page shows', () => {
    expect(showing((accepted) => ({ bank: accepted.join(' / ') }))).not.toThrow()
  })
})

describe('a text around the task', () => {
  it('may be the same as an id', () => {
    const problem = { ...pickProblem(1), problemItems: [{ kind: 'markdown', value: 'id-two' }] } as Pick
    expect(() => problemChecks['no id stays behind under another name']?.(sound, problem)).not.toThrow()
  })
})

describe('a mark that an author sets', () => {
  type Marked = Omit<Pick, 'options'> & { options: (Pick['options'][number] & { isOut: boolean })[] }
  const [option] = [pickShape.options.def.element]
  const asked = (problem: Pick): Pick => ({
    ...problem,
    options: (problem as Marked).options.map((each) => ({ ...each, answer: each.answer && !each.isOut })),
  })
  const check = problemChecks['the public view does not count what is right']
  const showing = (told: (problem: Marked, id: string) => object, count: (problem: Marked) => number) => {
    const plugin = spoilt({
      problem: z.object({
        ...pickShape,
        options: z.array(z.object({ ...option.shape, isOut: z.boolean() })),
      }) as never,
      toPublic: (problem, presentation) => {
        const view = sound.toPublic(problem, presentation)
        const options = view.options.map((each) => ({ ...each, ...told(problem as Marked, each.id) }))
        return { ...view, options, count: count(problem as Marked) }
      },
      correctResponse: (problem) => sound.correctResponse(asked(problem)),
      grade: (problem, response, options) => {
        const graded = sound.grade(asked(problem), response, options)
        return graded.verdict === 'over_answered' ? verdict('incorrect') : graded
      },
    })
    const problem = pickProblem(1, 2)
    const options = problem.options.map((each) => ({ ...each, isOut: false }))
    return () => check?.(plugin, parse(plugin, 'marked', { ...problem, options }))
  }
  const isOut = ({ options }: Marked, id: string) => ({
    isOut: options.find((each) => each.id === id)?.isOut,
  })

  it('may be shown as it is, though fewer are right with it', () => {
    expect(showing(isOut, ({ options }) => options.length)).not.toThrow()
  })

  it('is not counted where it is not shown', () => {
    expect(
      showing(
        () => ({}),
        ({ options }) => options.filter((each) => each.isOut).length,
      ),
    ).toThrow('The public view changes with how many have options.….isOut')
  })
})

describe('a number of right ones that the view tells', () => {
  interface Listed {
    chosen: { option: string }[]
  }
  const check = problemChecks['the public view does not count what is right']
  const asPick = ({ chosen }: Listed) => ({ chosen: chosen.map(({ option }) => option.trim()) })
  /** The type with a response that is a list of objects. */
  const listed = (grade: typeof sound.grade) =>
    spoilt({
      response: z.object({ chosen: z.array(z.object({ option: z.string() })) }),
      correctResponse: (problem: Pick) => ({
        chosen: sound.correctResponse(problem).chosen.map((option) => ({ option })),
      }),
      grade: (problem: Pick, response: Listed, options: Parameters<typeof sound.grade>[2]) =>
        grade(problem, asPick(response), options),
    } as never)

  it('is asked for where one more in a list of objects is over answered', () => {
    expect(() => check?.(listed(sound.grade), pickProblem(1, 2))).not.toThrow()
  })

  it('is not where grade takes any number of them', () => {
    const grade: typeof sound.grade = (...args) => {
      const graded = sound.grade(...args)
      return graded.verdict === 'over_answered' ? verdict('incorrect') : graded
    }
    expect(() => check?.(listed(grade), pickProblem(1, 2))).toThrow(
      'it tells a number that the task does not ask for',
    )
  })
})

describe('a count that the problem asks for', () => {
  const counted = { ...pickProblem(1, 2), answer_count: 2 } as Pick
  const asked = (grade: typeof sound.grade) => () =>
    setChecks['answer_count says how many are chosen']?.(spoilt({ grade }), [counted])

  it('is kept by a sound type', () => {
    expect(asked(sound.grade)).not.toThrow()
  })

  it.each(['over_answered', 'not_answered'] as const)('is missed where nothing is %s', (missing) => {
    const grade: typeof sound.grade = (problem, response, options) => {
      const graded = sound.grade(problem, response, options)
      return graded.verdict === missing ? verdict('incorrect') : graded
    }
    expect(asked(grade)).toThrow(`expected ${missing}`)
  })
})

describe('the public view', () => {
  const [a, b] = [pickProblem(0), pickProblem(2)]
  const show = (toPublic: (problem: Pick) => PublicEnvelope) => () =>
    pairChecks['the public view does not show the key']?.(
      spoilt({ toPublic: toPublic as never }),
      [a, b],
      'seed',
    )

  it.each<[string, (problem: Pick) => object]>([
    ['leaves the answer flags in', ({ options }) => ({ options })],
    [
      'puts the right option first',
      ({ options }) => ({
        options: [...options]
          .sort((x, y) => Number(y.answer) - Number(x.answer))
          .map(({ id, label }) => ({ id, label })),
      }),
    ],
    [
      'tells the length of the answer',
      ({ options }) => ({ length: options.find(({ answer }) => answer)?.label.length }),
    ],
  ])('is refused when it %s', (_, body) => {
    expect(show((problem) => ({ ...toPublicEnvelope(problem), ...body(problem) }))).toThrow(
      'changes with the key',
    )
  })

  it('is not proved by twins that are the same problem', () => {
    const check = pairChecks['the public view does not show the key']
    expect(() => check?.(sound as AnyProblemPlugin, [a, a], 'seed')).toThrow('same problem')
  })
})
