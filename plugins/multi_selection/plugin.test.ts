import { describePlugin, openSample, reminderOf } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { multiSelectionAuthoring } from './authoring'
import { multiSelectionPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(multiSelectionPlugin, {
  fixtures,
  twins,
  authoring: multiSelectionAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-02.1] [TYPE-00.9] reminds to choose all', () => {
  expect(reminderOf(openSample(multiSelectionPlugin, fixtures, 'minimal'))).toBe(
    'REMEMBER: Choose ALL correct answers before checking your answer.',
  )
})
