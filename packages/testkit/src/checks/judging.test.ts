import {
  type AnyProblemPlugin,
  combineParts,
  type GradeResult,
  recordByIds,
  type Verdict,
} from '@wordstride/core'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parse } from '../describePlugin'
import { row, rowProblem } from '../example/cards'
import { level, levelProblem } from '../example/level'
import { pick, pickProblem } from '../example/pick'
import { quickChecks, typeChecks } from '.'

type Level = typeof level

/** What the check says of sliders whose rules are changed. */
const asked = (name: string, change: Partial<Level>) => () => {
  const plugin = { ...level, ...change } as AnyProblemPlugin
  quickChecks[name]?.(plugin, parse(plugin, 'level', levelProblem))
}

type Row = typeof row

/** The same of cards that are brought into order. */
const askedOfRow = (name: string, change: Partial<Row>) => () => {
  const plugin = { ...row, ...change } as AnyProblemPlugin
  quickChecks[name]?.(plugin, parse(plugin, 'row', rowProblem))
}

/** Sliders whose response is a list of entries that name them. */
type Listed = { moved: { slider: string; to: number }[] }

const asRecord = ({ moved }: Listed) => ({
  at: Object.fromEntries(moved.map(({ slider, to }) => [slider, to])),
})

const asList = ({ at }: { at: Record<string, number> }): Listed => ({
  moved: Object.entries(at).map(([slider, to]) => ({ slider, to })),
})

type Problem = Parameters<Level['grade']>[0]

const listed = (grade: (problem: Problem, given: Listed) => GradeResult) =>
  ({
    response: z.object({ moved: z.array(z.object({ slider: z.string(), to: z.number() })) }),
    correctResponse: (problem: Problem) => asList(level.correctResponse(problem)),
    grade,
  }) as unknown as Partial<Level>

const turned = <TItem>(list: readonly TItem[]): TItem[] => [...list.slice(1), ...list.slice(0, 1)]

it('finds a part that is judged by what was given for another', () => {
  const grade: Level['grade'] = (problem, response, options) => {
    const { verdict, parts } = level.grade(problem, response, options)
    const verdicts = turned(parts.map((part) => part.verdict))
    return { verdict, parts: parts.map((part, i) => ({ ...part, verdict: verdicts[i] ?? part.verdict })) }
  }
  expect(asked('each part is judged by what was given for it', { grade })).toThrow(
    'Where nothing is given for warm',
  )
})

it('finds a mark that stands at another part', () => {
  const feedback: Level['feedback'] = (problem, response, result) => {
    const told = level.feedback(problem, response, result)
    const items = turned(Object.values(told.items))
    return {
      ...told,
      items: Object.fromEntries(Object.keys(told.items).map((id, i) => [id, items[i]])),
    } as typeof told
  }
  expect(asked('feedback marks a part as it was judged', { feedback })).toThrow(
    'take the mark of a part from result.parts',
  )
})

it('finds a mark that has no id of the view', () => {
  const feedback: Level['feedback'] = (problem, response, result) => {
    const told = level.feedback(problem, response, result)
    return {
      ...told,
      items: Object.fromEntries(Object.entries(told.items).map(([id, item]) => [`${id} end`, item])),
    }
  }
  expect(asked('feedback marks items of the view', { feedback })).toThrow(
    'is made of ids and is none of the view',
  )
})

it('finds a record of a response that keeps its ids', () => {
  const renameResponse: Level['renameResponse'] = (response) => response
  expect(asked('no id stays behind under another name', { renameResponse })).toThrow(
    'renameResponse forgets an id',
  )
})

it('finds a part of a list that is judged by the entry of another', () => {
  const name = 'each part is judged by what was given for it'
  const sound = listed((problem, given) => level.grade(problem, asRecord(given), { mode: 'practice' }))
  expect(asked(name, sound)).not.toThrow()
  const byPlace = listed(({ sliders }, { moved }) => {
    const parts = sliders.map(({ id, level: right }, i) => ({
      subProblemId: id,
      verdict: moved[i] === undefined ? 'not_answered' : moved[i].to === right ? 'correct' : 'incorrect',
    })) as GradeResult['parts']
    return { verdict: combineParts(parts), parts }
  })
  expect(asked(name, byPlace)).toThrow(
    'Where nothing is given for warm and all else is right, the part wet is not_answered',
  )
})

/** Options of which so many are chosen as are right, each right one a part of its own. */
const asCounted = (judge: (verdicts: Verdict[]) => Verdict[]) => () => {
  const grade: typeof pick.grade = (problem, response) => {
    const right = pick.correctResponse(problem).chosen
    const isJudged = response.chosen.length >= right.length
    const verdicts = right.map(
      (id): Verdict => (!isJudged ? 'not_answered' : response.chosen.includes(id) ? 'correct' : 'incorrect'),
    )
    const judged = judge(verdicts)
    const parts = right.map((id, i) => ({ subProblemId: id, verdict: judged[i] as Verdict }))
    return { verdict: combineParts(parts), parts }
  }
  const plugin = { ...pick, grade } as AnyProblemPlugin
  quickChecks['each part is judged by what was given for it']?.(plugin, pickProblem(1, 2, 3))
}

it('has nothing to say of a count that is asked for: with one fewer nothing is answered', () => {
  expect(asCounted((verdicts) => verdicts)).not.toThrow()
})

it('finds another part of a list that is not answered where one is left out', () => {
  const allButTheLast = (verdicts: Verdict[]): Verdict[] => [...verdicts.slice(0, -1), 'correct']
  expect(asCounted(allButTheLast)).toThrow('Where nothing is given for id-two')
})

const PLACES = 'each place of a list is judged by what stands there'

it('has nothing to say of a list whose places are judged by what stands there', () => {
  expect(askedOfRow(PLACES, {})).not.toThrow()
})

it('finds a place of a list that is judged by what stands at another', () => {
  const grade: Row['grade'] = (problem, response, options) => {
    const { verdict, parts } = row.grade(problem, response, options)
    const verdicts = turned(parts.map((part) => part.verdict))
    return { verdict, parts: parts.map((part, i) => ({ ...part, verdict: verdicts[i] ?? part.verdict })) }
  }
  expect(askedOfRow(PLACES, { grade })).toThrow('are exchanged and all else is right, the part')
})

/** Sliders that are answered by words, letter by letter. */
const lettered = (letters: readonly string[]) => {
  const correctResponse = ({ sliders }: Problem) => ({
    at: Object.fromEntries(sliders.map(({ id }) => [id, [...letters]])),
  })
  const grade = (problem: Problem, { at }: { at: Record<string, string[]> }): GradeResult => {
    const parts = problem.sliders.map(({ id }) => {
      const verdict: Verdict = at[id]?.join('') === letters.join('') ? 'correct' : 'incorrect'
      return { subProblemId: id, verdict }
    })
    return { verdict: combineParts(parts), parts }
  }
  return { correctResponse, grade } as unknown as Partial<Level>
}

it('has nothing to say of a word in letters, as many as there are parts by chance', () => {
  const [slider] = levelProblem.sliders
  const sliders = [...levelProblem.sliders, { ...slider, id: 'third' }]
  const plugin = { ...level, ...lettered(['a', 'b', 'c', 'd'].slice(0, sliders.length)) } as AnyProblemPlugin
  expect(() =>
    quickChecks[PLACES]?.(plugin, parse(plugin, 'level', { ...levelProblem, sliders })),
  ).not.toThrow()
})

/** The card of the second place goes at the first, too. */
const withAlternative: Row['grade'] = (problem, response, options) => {
  const second = row.correctResponse(problem).order[1]
  const [first, ...parts] = row.grade(problem, response, options).parts
  const verdict = response.order[0] === second ? 'correct' : first?.verdict
  const all = [{ ...first, verdict }, ...parts] as GradeResult['parts']
  return { verdict: combineParts(all), parts: all }
}

it('has nothing to say of a place that takes more than one entry', () => {
  expect(askedOfRow(PLACES, { grade: withAlternative })).not.toThrow()
})

it('finds two entries that are both right where they are exchanged, and the whole is not', () => {
  const grade: Row['grade'] = (problem, response, options) => {
    const { verdict, parts } = row.grade(problem, response, options)
    return { verdict, parts: parts.map((part) => ({ ...part, verdict: 'correct' })) }
  }
  expect(askedOfRow(PLACES, { grade })).toThrow('are exchanged and all else is right, the part 1 is correct')
})

it('finds a mark at a place that takes more than one entry, and which was judged otherwise', () => {
  const feedback: Row['feedback'] = (problem, response, result) => {
    const told = row.feedback(problem, response, result)
    return {
      ...told,
      items: Object.fromEntries(
        Object.entries(told.items).map(([id, item]) => [id, { ...item, mark: 'correct' }]),
      ),
    }
  }
  expect(askedOfRow(PLACES, { grade: withAlternative, feedback })).toThrow('feedback marks')
})

it('finds a mark that stands at the card which belongs there', () => {
  const feedback: Row['feedback'] = (problem, response, result) => {
    const told = row.feedback(problem, response, result)
    const right = row.correctResponse(problem).order
    const items = result.parts.flatMap(({ verdict }, i) =>
      verdict === 'correct' || verdict === 'incorrect' ? [[right.at(i - 1), { mark: verdict }]] : [],
    )
    return { ...told, items: Object.fromEntries(items) }
  }
  expect(askedOfRow(PLACES, { feedback })).toThrow('feedback marks')
})

it('finds a part that is wrong because another one is', () => {
  const grade: Level['grade'] = (problem, response, options) => {
    const { verdict, parts } = level.grade(problem, response, options)
    return verdict === 'incorrect'
      ? { verdict, parts: parts.map((part) => ({ ...part, verdict })) }
      : { verdict, parts }
  }
  const name = 'a part does not depend on what is given for others'
  expect(asked(name, {})).not.toThrow()
  expect(asked(name, { grade })).toThrow('What is given for wet is right, and the part is incorrect')
})

it('lets what counts only together be one part, and says so of two', () => {
  const isAll = (verdicts: Verdict[], verdict: Verdict) => verdicts.every((each) => each === verdict)
  /** The second slider counts only where the first is right. */
  const graded: Level['grade'] = (problem, response, options) => {
    const [first, ...others] = level.grade(problem, response, options).parts
    if (first?.verdict !== 'incorrect') return level.grade(problem, response, options)
    const parts = [first, ...others.map((part) => ({ ...part, verdict: first.verdict }))]
    return { verdict: combineParts(parts), parts }
  }
  const together: Level['grade'] = (problem, response, options) => {
    const verdicts = level.grade(problem, response, options).parts.map((part) => part.verdict)
    const verdict =
      (['correct', 'not_answered'] as const).find((each) => isAll(verdicts, each)) ?? 'incorrect'
    return { verdict, parts: [{ subProblemId: 'evidence', verdict }] }
  }
  for (const name of [
    'a part does not depend on what is given for others',
    'each part is judged by what was given for it',
  ])
    expect(asked(name, { grade: together })).not.toThrow()
  expect(asked('a part does not depend on what is given for others', { grade: graded })).toThrow(
    'In grade judge each part by what was given for it, or give one part for what counts only together.',
  )
})

/** Words that are given by slider and kept in a list. */
const named = (grade: (moved: { slider: string; to: string }[], right: Map<string, string>) => boolean) => {
  const rightOf = ({ sliders }: Problem) =>
    sliders.map(({ id, level: to }) => ({ slider: id, to: `at ${to}` }))
  return {
    response: z.object({
      moved: z.array(z.object({ slider: z.string(), to: z.string() })).check(z.maxLength(20)),
    }),
    correctResponse: (problem: Problem) => ({ moved: rightOf(problem) }),
    grade: (problem: Problem, { moved }: { moved: { slider: string; to: string }[] }) => {
      const right = new Map(rightOf(problem).map(({ slider, to }) => [slider, to]))
      const verdict: Verdict =
        moved.length === 0 ? 'not_answered' : grade(moved, right) ? 'correct' : 'incorrect'
      return { verdict, parts: [{ subProblemId: 'all', verdict }] }
    },
  } as unknown as Partial<Level>
}

const NAMES = 'all that a response names counts'
const TWICE = 'what is given twice is given once'

it('finds a text and an id that grade does not look at', () => {
  expect(
    asked(
      NAMES,
      named((moved, right) => moved.every(({ slider, to }) => right.get(slider) === to)),
    ),
  ).not.toThrow()
  expect(
    asked(
      NAMES,
      named((moved, right) => moved.every(({ slider }) => right.has(slider))),
    ),
  ).toThrow('instead of "at 4" in moved.….to is correct')
  expect(
    asked(
      NAMES,
      named((moved, right) => moved.every(({ to }) => [...right.values()].includes(to))),
    ),
  ).toThrow('instead of "warm" in moved.….slider is correct')
})

it('finds entries that are counted where they stand twice', () => {
  const isRight = (moved: { slider: string; to: string }[], right: Map<string, string>) =>
    moved.every(({ slider, to }) => right.get(slider) === to)
  expect(asked(TWICE, named(isRight))).not.toThrow()
  expect(
    asked(
      TWICE,
      named((moved, right) => moved.length === right.size && isRight(moved, right)),
    ),
  ).toThrow('The right response with everything in it twice is incorrect')
})

it('finds a string and a list of objects without a maximum', () => {
  const boundedAs = (text: z.ZodMiniType<string>, most: number) => () => {
    const plugin = {
      ...level,
      ...named(() => true),
      response: z.object({
        moved: z
          .array(z.object({ slider: z.string().check(z.maxLength(64)), to: text }))
          .check(z.maxLength(most)),
      }),
    } as unknown as AnyProblemPlugin
    typeChecks['responses have a maximum']?.(plugin, parse(plugin, 'level', levelProblem))
  }
  const short = z.string().check(z.maxLength(60))
  expect(boundedAs(short, 40)).not.toThrow()
  expect(boundedAs(z.string(), 40)).toThrow('A string of the response has no maximum')
  expect(boundedAs(short, 5_000)).toThrow('A list of the response has no maximum')
})

it.each([
  ['numbers', 5, z.number()],
  ['letters', 'a', z.string().check(z.maxLength(1))],
])('finds a list of %s without a maximum', (_, entry, entrySchema) => {
  const bounded = (list: z.ZodMiniType) => () => {
    const plugin = {
      ...level,
      response: z.object({ given: list }),
      correctResponse: () => ({ given: [entry] }),
    } as unknown as AnyProblemPlugin
    typeChecks['responses have a maximum']?.(plugin, parse(plugin, 'level', levelProblem))
  }
  const list = z.array(entrySchema as z.ZodMiniType)
  expect(bounded(list.check(z.maxLength(40)))).not.toThrow()
  expect(bounded(list)).toThrow('A list of the response has no maximum')
})

it('says how a record gets its maximum', () => {
  const bounded = (response: unknown) => () => {
    const plugin = { ...level, response } as unknown as AnyProblemPlugin
    typeChecks['responses have a maximum']?.(plugin, parse(plugin, 'level', levelProblem))
  }
  const at = recordByIds(z.number())
  expect(
    bounded(z.object({ at: at.check(z.refine((record) => Object.keys(record).length <= 100)) })),
  ).not.toThrow()
  expect(bounded(z.object({ at }))).toThrow(
    'of it a maximum: recordByIds(…).check(z.refine((record) => Object.keys(record).length <= 100))',
  )
})
