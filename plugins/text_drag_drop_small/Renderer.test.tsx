import { fireEvent, render, screen } from '@testing-library/react'
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

it('[TYPE-15.1] short texts on small cards go into the buckets of their categories', () => {
  const exercise = openSample(textDragDropSmallPlugin, fixtures, 'minimal')
  const onResponse = vi.fn<(response: PlacementResponse) => void>()
  const { container } = render(
    <ProblemHarness exercise={exercise} Renderer={TextDragDropSmallRenderer} onResponse={onResponse} />,
  )
  const cards = [...container.querySelectorAll<HTMLElement>('[data-card]')]
  expect(cards.map((card) => card.textContent).sort()).toEqual(['jump', 'run', 'tree'])
  expect(cards.map((card) => card.dataset.size)).toEqual(['small', 'small', 'small'])
  for (const name of ['Noun', 'Verb']) screen.getByText(name)
  const { placed } = exercise.correctResponse()
  const press = (place: string) => fireEvent.click(container.querySelector(place) as Element)
  for (const [card, bucket] of Object.entries(placed)) {
    press(`[data-card="${card}"]`)
    press(`[data-place="${bucket}"]`)
  }
  expect(onResponse.mock.lastCall?.[0]).toEqual({ placed })
})
