import { fireEvent, render, screen } from '@testing-library/react'
import { describeRenderer, openSample, ProblemHarness, placeByKeyboard } from '@wordstride/testkit'
import { expect, it, vi } from 'vitest'
import { multiMediaDragDropPlugin } from './plugin'
import { MultiMediaDragDropRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(multiMediaDragDropPlugin, MultiMediaDragDropRenderer, {
  fixtures,
  solveByKeyboard: ({ placed }, user) => placeByKeyboard(user, placed),
})

it('[TYPE-18.1] cards that are heard go into the buckets, too', () => {
  const exercise = openSample(multiMediaDragDropPlugin, fixtures, 'sounds')
  const right = exercise.correctResponse()
  const onResponse = vi.fn()
  const { container } = render(
    <ProblemHarness exercise={exercise} Renderer={MultiMediaDragDropRenderer} onResponse={onResponse} />,
  )
  const tap = (selector: string) => fireEvent.click(container.querySelector(selector) as Element)
  for (const word of ['tree', 'rabbit', 'garden'])
    expect(screen.getByRole('button', { name: `Listen to ${word}` })).toBeTruthy()
  for (const [card, place] of Object.entries(right.placed)) {
    tap(`[data-card="${card}"]`)
    tap(`[data-place="${place}"]`)
  }
  expect(onResponse.mock.lastCall?.[0]).toEqual(right)
})
