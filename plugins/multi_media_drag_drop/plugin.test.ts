import { describePlugin, expectGradedByCategory, openSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { multiMediaDragDropAuthoring } from './authoring'
import { multiMediaDragDropPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(multiMediaDragDropPlugin, {
  fixtures,
  twins,
  authoring: multiMediaDragDropAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-18.2] [TYPE-00.8] cards are graded by category; one that is left out is not answered', () => {
  expectGradedByCategory(openSample(multiMediaDragDropPlugin, fixtures, 'minimal'))
})

it('[TYPE-18.2] a card has content, a picture or a recording, and its category', () => {
  const { problem } = openSample(multiMediaDragDropPlugin, fixtures, 'minimal')
  const [first, second] = problem.buckets
  const cards = [
    { id: 'seen', content: 'cat', image_url: '/media/cat.svg', category: first?.id },
    { id: 'heard', content: 'apple', audio_url: '/media/apple.mp3', category: second?.id },
  ]
  const { drag_items } = multiMediaDragDropPlugin.problem.parse({ ...problem, drag_items: cards })
  expect(drag_items).toEqual(cards)
  const { image_url: _, ...bare } = cards[0] as Record<string, unknown>
  expect(
    multiMediaDragDropPlugin.problem.safeParse({ ...problem, drag_items: [bare, cards[1]] }).success,
  ).toBe(false)
})
