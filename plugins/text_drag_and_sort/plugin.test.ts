import { describePlugin, expectGradedBySlot, openSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { textDragAndSortAuthoring } from './authoring'
import { textDragAndSortPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(textDragAndSortPlugin, {
  fixtures,
  twins,
  authoring: textDragAndSortAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-16.2] [TYPE-00.8] cards are graded by their order; an empty slot is not answered', () => {
  expectGradedBySlot(openSample(textDragAndSortPlugin, fixtures, 'minimal'))
})

it('[TYPE-16.2] with buckets every slot has a category, and the order is graded too', () => {
  const exercise = openSample(textDragAndSortPlugin, fixtures, 'in-buckets')
  const { slots, buckets = [] } = exercise.problem
  expect(new Set(slots.map(({ category }) => category))).toEqual(new Set(buckets.map(({ id }) => id)))
  expectGradedBySlot(exercise)
})
