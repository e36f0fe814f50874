import { describePlugin, openSample, reminderOf } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { dynamicSelectionAuthoring } from './authoring'
import { dynamicSelectionPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(dynamicSelectionPlugin, {
  fixtures,
  twins,
  authoring: dynamicSelectionAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-08.1] reminds to click each option', () => {
  expect(reminderOf(openSample(dynamicSelectionPlugin, fixtures, 'minimal'))).toBe(
    'REMEMBER: Click each option.',
  )
})
