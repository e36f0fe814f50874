import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Exercise, PlacementResponse, ProblemEnvelope, PublicEnvelope } from '@wordstride/core'
import type { RendererProps } from '@wordstride/ui'
import type { ComponentType } from 'react'
import { expect, vi } from 'vitest'
import { ProblemHarness } from '../ProblemHarness'
import { placeByKeyboard } from './keyboard'

/** A slot that holds a card refuses a second one and says so; the first one stays. */
export async function expectOccupiedSlotRefuses<TPublic extends PublicEnvelope>(
  exercise: Exercise<ProblemEnvelope, TPublic, PlacementResponse>,
  Renderer: ComponentType<RendererProps<TPublic, PlacementResponse>>,
): Promise<void> {
  const onResponse = vi.fn<(response: PlacementResponse) => void>()
  render(<ProblemHarness exercise={exercise} Renderer={Renderer} onResponse={onResponse} />)
  const [[first, slot] = ['', ''], [second] = ['']] = Object.entries(exercise.correctResponse().placed)
  const user = userEvent.setup()
  await placeByKeyboard(user, { [first]: slot })
  await placeByKeyboard(user, { [second]: slot })
  expect(onResponse.mock.lastCall?.[0]).toEqual({ placed: { [first]: slot } })
  expect(screen.getByText(/^Card .+ cannot go to .+ is there\. Move that card first\.$/)).toBeTruthy()
}
