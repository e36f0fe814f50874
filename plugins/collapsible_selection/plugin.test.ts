import { describePlugin, readSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { collapsibleSelectionPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(collapsibleSelectionPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })

it('[TYPE-09.2] a choice counts only when every option was opened', () => {
  const problem = readSample(collapsibleSelectionPlugin, fixtures, 'full')
  const opened = problem.options.map(({ id }: { id: string }) => id)
  const chosen = problem.options.find(({ answer }: { answer: boolean }) => answer).id
  const verdict = (ids: string[]) =>
    collapsibleSelectionPlugin.grade(problem as never, { opened: ids, chosen }, { mode: 'practice' }).verdict
  expect(verdict(opened.slice(1))).toBe('not_answered')
  expect(verdict(opened)).toBe('correct')
})
