import { ANSWER_CODE } from '@wordstride/core'
import { lookOfAuthored } from '@wordstride/core/shown'
import { describePlugin, openSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { tableWithDropdownAuthoring } from './authoring'
import { tableWithDropdownPlugin } from './plugin'
import { blanksOf } from './public'
import { fixtures, twins } from './samples'

describePlugin(tableWithDropdownPlugin, {
  fixtures,
  twins,
  authoring: tableWithDropdownAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-12.2] is incomplete until every open cell has a choice, correct when each is its answer', () => {
  const exercise = openSample(tableWithDropdownPlugin, fixtures, 'full')
  const { chosen } = exercise.correctResponse()
  const verdict = (choices: typeof chosen) =>
    exercise.grade({ chosen: choices }, { mode: 'practice' }).verdict
  const [cell = ''] = Object.keys(chosen)
  const blank = blanksOf(exercise.problem).find(({ uuid }) => uuid === cell)
  const other = blank?.options.find(({ id }) => id !== chosen[cell])?.id ?? ''
  const kinds = exercise.problem.rows.flat().map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['text', 'blank']))
  expect(ANSWER_CODE[verdict({ ...chosen, [cell]: null })]).toBe(-1)
  expect(verdict(chosen)).toBe('correct')
  expect(verdict({ ...chosen, [cell]: null })).toBe('not_answered')
  expect(verdict({ ...chosen, [cell]: other })).toBe('incorrect')
})

it('looks different where a cell of text says something else', () => {
  const { problem } = openSample(tableWithDropdownPlugin, fixtures, 'full')
  const rows = problem.rows.map((row) =>
    row.map((cell) => (cell.kind === 'text' ? { ...cell, text: `not ${cell.text}` } : cell)),
  )
  const [look, other] = [problem, { ...problem, rows }].map((each) =>
    lookOfAuthored({ plugin: tableWithDropdownPlugin, problem: each }),
  )
  expect(other).not.toBe(look)
})
