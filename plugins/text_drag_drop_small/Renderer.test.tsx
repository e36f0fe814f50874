import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PlacementResponse } from '@wordstride/core'
import { describeRenderer, openSample, ProblemHarness, placeByKeyboard } from '@wordstride/testkit'
import { expect, it, vi } from 'vitest'
import { textDragDropSmallPlugin } from './plugin'
import { TextDragDropSmallRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(textDragDropSmallPlugin, TextDragDropSmallRenderer, {
  fixtures,
  solveByKeyboard: ({ placed }, user) => placeByKeyboard(user, placed),
})

it('[TYPE-15.1] short texts on small cards go into the buckets of their categories', async () => {
  const exercise = openSample(textDragDropSmallPlugin, fixtures, 'minimal')
  const onResponse = vi.fn<(response: PlacementResponse) => void>()
  const { container } = render(
    <ProblemHarness exercise={exercise} Renderer={TextDragDropSmallRenderer} onResponse={onResponse} />,
  )
  const cards = [...container.querySelectorAll<HTMLElement>('[data-card]')]
  expect(cards.map((card) => card.textContent).sort()).toEqual(['jump', 'run', 'tree'])
  expect(cards.map((card) => card.dataset.size)).toEqual(['small', 'small', 'small'])
  for (const name of ['Noun', 'Verb']) expect(screen.getAllByText(name).length).toBeGreaterThan(0)
  const { placed } = exercise.correctResponse()
  await placeByKeyboard(userEvent.setup(), placed)
  expect(onResponse.mock.lastCall?.[0]).toEqual({ placed })
})
