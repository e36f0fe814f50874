import { describePlugin, expectGradedByCategory, openSample } from '@wordstride/testkit'
import { it } from 'vitest'
import { textDragDropSmallAuthoring } from './authoring'
import { textDragDropSmallPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(textDragDropSmallPlugin, {
  fixtures,
  twins,
  authoring: textDragDropSmallAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-15.2] [TYPE-00.8] cards are graded by category; one that is left out is not answered', () => {
  expectGradedByCategory(openSample(textDragDropSmallPlugin, fixtures, 'minimal'))
})
