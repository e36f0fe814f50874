import { describePlugin, expectGradedByCategory, openSample } from '@wordstride/testkit'
import { it } from 'vitest'
import { textDragDropAuthoring } from './authoring'
import { textDragDropPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(textDragDropPlugin, {
  fixtures,
  twins,
  authoring: textDragDropAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-14.2] [TYPE-00.8] cards are graded by category; one that is left out is not answered', () => {
  expectGradedByCategory(openSample(textDragDropPlugin, fixtures, 'minimal'))
})
