import type { AnyProblemPlugin } from '@wordstride/core'
import { expect, it } from 'vitest'
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
