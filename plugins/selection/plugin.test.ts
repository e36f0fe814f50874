import { describePlugin, openSample, reminderOf } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { selectionAuthoring } from './authoring'
import { selectionPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(selectionPlugin, {
  fixtures,
  twins,
  authoring: selectionAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-00.9] reminds to choose all where there are checkboxes, and only there', () => {
  const remindedBy = (name: string) => reminderOf(openSample(selectionPlugin, fixtures, name))
  expect(remindedBy('grouped')).toBe('REMEMBER: Choose ALL correct answers before checking your answer.')
  expect(remindedBy('minimal')).toBeNull()
})
