import { describePlugin, expectGradedBySlot, openSample } from '@wordstride/testkit'
import { it } from 'vitest'
import { unscrambleDragDropAuthoring } from './authoring'
import { unscrambleDragDropPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(unscrambleDragDropPlugin, {
  fixtures,
  twins,
  authoring: unscrambleDragDropAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-13.2] [TYPE-00.8] cards are graded by their order; an empty slot is not answered', () => {
  expectGradedBySlot(openSample(unscrambleDragDropPlugin, fixtures, 'minimal'))
})
