import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describeRenderer, openSample, ProblemHarness, placeByKeyboard } from '@wordstride/testkit'
import { expect, it, vi } from 'vitest'
import { multiMediaDragDropPlugin } from './plugin'
import { MultiMediaDragDropRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(multiMediaDragDropPlugin, MultiMediaDragDropRenderer, {
  fixtures,
  solveByKeyboard: ({ placed }, user) => placeByKeyboard(user, placed),
})

it('[TYPE-18.1] cards that are heard go into the buckets, too', async () => {
  const exercise = openSample(multiMediaDragDropPlugin, fixtures, 'sounds')
  const right = exercise.correctResponse()
  const onResponse = vi.fn()
  render(<ProblemHarness exercise={exercise} Renderer={MultiMediaDragDropRenderer} onResponse={onResponse} />)
  for (const word of ['tree', 'rabbit', 'garden'])
    expect(screen.getByRole('button', { name: `Listen to ${word}` })).toBeTruthy()
  await placeByKeyboard(userEvent.setup(), right.placed)
  expect(onResponse.mock.lastCall?.[0]).toEqual(right)
})
