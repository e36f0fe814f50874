import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  assess,
  expectOpened,
  openProblem,
  type ProblemEnvelope,
  type ProblemPlugin,
  type PublicEnvelope,
  seededRandom,
} from '@wordstride/core'
import type { RendererProps } from '@wordstride/ui'
import axe from 'axe-core'
import type { ComponentType } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ProblemHarness } from './ProblemHarness'
import type { FixtureSet } from './readFixtures'

export interface RendererUnderTest<TProblem, TResponse> {
  fixtures: FixtureSet
  /** Gives the right response by keyboard alone: no click, no pointer. */
  solveByKeyboard(
    right: TResponse,
    user: ReturnType<typeof userEvent.setup>,
    problem: TProblem,
  ): Promise<void>
}

async function expectAccessible(element: Element): Promise<void> {
  // Colours are checked where they are drawn: in a browser.
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    preload: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

/** What must hold for every renderer, in a DOM. */
export function describeRenderer<
  TProblem extends ProblemEnvelope,
  TPublic extends PublicEnvelope,
  TResponse,
  TPresentation,
>(
  plugin: ProblemPlugin<TProblem, TPublic, TResponse, TPresentation>,
  Renderer: ComponentType<RendererProps<NoInfer<TPublic>, NoInfer<TResponse>>>,
  { fixtures, solveByKeyboard }: RendererUnderTest<NoInfer<TProblem>, NoInfer<TResponse>>,
): void {
  const open = (raw: unknown) => expectOpened(openProblem(plugin, raw))

  describe.each(fixtures.problems)(`renderer of ${plugin.type}: $name`, ({ raw }) => {
    it('is solved by keyboard alone, and axe finds nothing before or after', async () => {
      const exercise = open(raw)
      const onResponse = vi.fn<(response: TResponse) => void>()
      const { container } = render(
        <ProblemHarness exercise={exercise} Renderer={Renderer} onResponse={onResponse} />,
      )
      await expectAccessible(container)
      await solveByKeyboard(exercise.correctResponse(), userEvent.setup(), exercise.problem)
      const given = onResponse.mock.lastCall?.[0]
      expect(given && exercise.grade(given, { mode: 'practice' }).verdict).toBe('correct')
      await expectAccessible(container)
    })

    it('keeps the order of what it shows when it is drawn again', () => {
      const exercise = open(raw)
      const { container, rerender } = render(<ProblemHarness exercise={exercise} Renderer={Renderer} />)
      const before = container.textContent
      rerender(<ProblemHarness exercise={exercise} Renderer={Renderer} />)
      expect(container.textContent).toBe(before)
    })

    it('marks right and wrong with words, not by colour alone', () => {
      const exercise = open(raw)
      const view = exercise.view(exercise.present(seededRandom('marks')))
      const show = (response: TResponse) => {
        const { verdict, feedback } = assess(exercise, response, { mode: 'practice' })
        const { container, unmount } = render(
          <Renderer
            problem={view}
            response={response}
            status={verdict}
            feedback={feedback}
            isLocked={verdict === 'correct'}
            onResponse={() => undefined}
          />,
        )
        return { container, unmount }
      }
      const wrong = show(exercise.wrongResponse(seededRandom('marks')))
      expect(within(wrong.container).getAllByText('Not correct').length).toBeGreaterThan(0)
      wrong.unmount()
      const right = show(exercise.correctResponse())
      expect(screen.queryByText('Not correct')).toBeNull()
      expect(within(right.container).getAllByText('Correct').length).toBeGreaterThan(0)
    })

    it('changes nothing while it is locked', async () => {
      const exercise = open(raw)
      const onResponse = vi.fn<(response: TResponse) => void>()
      render(<ProblemHarness exercise={exercise} Renderer={Renderer} onResponse={onResponse} isLocked />)
      await solveByKeyboard(exercise.correctResponse(), userEvent.setup(), exercise.problem).catch(
        () => undefined,
      )
      expect(onResponse).not.toHaveBeenCalled()
    })
  })
}
