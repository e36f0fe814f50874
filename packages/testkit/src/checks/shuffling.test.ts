import { type AnyProblemPlugin, shuffle, type Verdict } from '@wordstride/core'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parse } from '../describePlugin'
import { match, matchProblem, row, rowProblem, rowSchema } from '../example/cards'
import { setChecks } from '.'

const SOLVED = 'what is to be joined or sorted does not stand solved'

/** What the checks of shuffling say of a type whose rules are changed. */
function asked<TPlugin extends { type: string }>(plugin: TPlugin, change: Partial<TPlugin>, raw: unknown) {
  const changed = { ...plugin, ...change } as unknown as AnyProblemPlugin
  const problem = parse(changed, changed.type, raw)
  return (name: string) => () => setChecks[name]?.(changed, [problem])
}

const SAME = 'it shuffles what its presentations list'

/** As an author writes it who goes by the solution. */
const written = {
  ...matchProblem,
  drag_items: matchProblem.drag_items.toSorted((a, b) => Number(a.order) - Number(b.order)),
}

it('has nothing to say of cards that are shuffled', () => {
  for (const name of [SAME, SOLVED]) {
    expect(asked(match, {}, matchProblem)(name)).not.toThrow()
    expect(asked(match, {}, written)(name)).not.toThrow()
    expect(asked(row, {}, rowProblem)(name)).not.toThrow()
  }
})

it.each([
  ['as their author joins them', written],
  ['in an order of their own', matchProblem],
])('finds cards that stand by their things in every attempt, written %s', (_, raw) => {
  const present: (typeof match)['present'] = ({ drag_items }) => ({ cards: drag_items.map(({ id }) => id) })
  expect(asked(match, { present }, raw)(SOLVED)).toThrow('it is shown in that order in every attempt')
  expect(asked(match, { present }, raw)(SAME)).toThrow('A presentation lists cards')
})

it('finds things that are shuffled together with their cards', () => {
  const toPublic: (typeof match)['toPublic'] = (problem, { cards }) => {
    const view = match.toPublic(problem, { cards })
    const things = view.cards.map(({ id }) => problem.drag_items.findIndex((card) => card.id === id))
    return {
      ...view,
      slots: things.flatMap((i) => view.slots[Number(problem.drag_items[i]?.order) - 1] ?? []),
    }
  }
  const change = { toPublic } as Partial<typeof match>
  expect(asked(match, change, matchProblem)(SAME)).not.toThrow()
  expect(asked(match, change, matchProblem)(SOLVED)).toThrow('shuffle the one list without the other')
})

it('finds pairs of which no presentation decides the order, where they are written as they belong', () => {
  const present = (() => ({ cards: [] })) as (typeof match)['present']
  expect(asked(match, { present }, written)(SOLVED)).toThrow('stands side by side in every attempt')
  expect(asked(match, { present }, matchProblem)(SOLVED)).not.toThrow()
})

it('finds cards that come in their right order', () => {
  const present: (typeof row)['present'] = ({ drag_items }) => ({ cards: drag_items.map(({ id }) => id) })
  expect(asked(row, { present }, rowProblem)(SOLVED)).toThrow('it is shown in that order in every attempt')
})

it('lets a fair shuffle come out right now and then', () => {
  const present: (typeof row)['present'] = ({ drag_items }, random) => ({
    cards: shuffle(
      drag_items.map(({ id }) => id),
      random,
    ),
  })
  for (const name of [SAME, SOLVED]) expect(asked(row, { present }, rowProblem)(name)).not.toThrow()
})

it('lets an answer that takes some of what is shown stand in the order of the page', () => {
  const some = (order: readonly string[]) => order.slice(0, 3)
  const change: Partial<typeof row> = {
    present: () => ({ cards: [] }),
    correctResponse: (problem) => ({ order: some(row.correctResponse(problem).order) }),
    grade: (problem, { order }) => {
      const right = some(row.correctResponse(problem).order)
      const verdict: Verdict =
        order.length === 0 ? 'not_answered' : order.join() === right.join() ? 'correct' : 'incorrect'
      return { verdict, parts: [{ subProblemId: 'all', verdict }] }
    },
  }
  const raw = {
    ...rowProblem,
    drag_items: rowProblem.drag_items.toSorted((a, b) => Number(a.order) - Number(b.order)),
  }
  expect(asked(row, change, raw)(SOLVED)).not.toThrow()
  expect(asked(row, { present: change.present as never }, raw)(SOLVED)).toThrow('stands side by side')
})

it('shuffles what an author keeps in order, where it can be asked for', () => {
  const problem = z.object({ ...rowSchema.shape, shuffle_options: z.optional(z.boolean()) })
  const present = (({ drag_items, shuffle_options }, random) => {
    const cards = drag_items.map(({ id }) => id)
    return { cards: shuffle_options ? shuffle(cards, random) : cards }
  }) satisfies (given: z.infer<typeof problem>, random: () => number) => { cards: string[] }
  const change = { problem, present } as unknown as Partial<typeof row>
  expect(asked(row, change, { ...rowProblem, shuffle_options: false })(SAME)).not.toThrow()
})
