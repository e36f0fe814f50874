import { describePlugin, readSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { tableWithDropdownPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(tableWithDropdownPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })

it('[TYPE-12.2] is incomplete until every open cell has a choice, correct when each is its answer', () => {
  const problem = readSample(tableWithDropdownPlugin, fixtures, 'full')
  const { chosen } = tableWithDropdownPlugin.correctResponse(problem as never)
  const verdict = (choices: typeof chosen) =>
    tableWithDropdownPlugin.grade(problem as never, { chosen: choices }, { mode: 'practice' }).verdict
  const [cell = ''] = Object.keys(chosen)
  const blank = problem.blanks.find(({ uuid }: { uuid: string }) => uuid === cell)
  const other = blank.options.find(({ id }: { id: string }) => id !== chosen[cell]).id
  expect(verdict(chosen)).toBe('correct')
  expect(verdict({ ...chosen, [cell]: null })).toBe('not_answered')
  expect(verdict({ ...chosen, [cell]: other })).toBe('incorrect')
})
