import type { AnyProblemPlugin } from '@wordstride/core'
import { expect, it } from 'vitest'
import { parse } from '../describePlugin'
import { level, levelProblem } from '../example/level'
import { quickChecks } from '.'

type Level = typeof level

/** What the check says of sliders whose rules are changed. */
const asked = (name: string, change: Partial<Level>) => () => {
  const plugin = { ...level, ...change } as AnyProblemPlugin
  quickChecks[name]?.(plugin, parse(plugin, 'level', levelProblem))
}

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
