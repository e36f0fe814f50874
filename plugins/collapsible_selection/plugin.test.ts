import { describePlugin, openSample, reminderOf } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { collapsibleSelectionAuthoring } from './authoring'
import { collapsibleSelectionPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(collapsibleSelectionPlugin, {
  fixtures,
  twins,
  authoring: collapsibleSelectionAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-09.2] a choice counts only when every option was opened', () => {
  const exercise = openSample(collapsibleSelectionPlugin, fixtures, 'full')
  const { opened, chosen } = exercise.correctResponse()
  const verdict = (ids: string[]) => exercise.grade({ opened: ids, chosen }, { mode: 'practice' }).verdict
  expect(verdict(opened.slice(1))).toBe('not_answered')
  expect(verdict(opened)).toBe('correct')
})

it('[TYPE-09.1] reminds to open all options', () => {
  expect(reminderOf(openSample(collapsibleSelectionPlugin, fixtures, 'minimal'))).toBe(
    'REMEMBER: Click all options before selecting the best answer.',
  )
})
