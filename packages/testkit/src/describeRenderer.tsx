import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type AnyProblemPlugin, parseProblem, seededRandom } from '@wordstride/core'
import type { AnyRenderer } from '@wordstride/ui'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import type { AuthoredProblem } from './authoredProblem'
import { grade, publicView } from './checks'
import { ProblemHarness } from './ProblemHarness'
import type { FixtureSet } from './readFixtures'

export interface RendererUnderTest {
  fixtures: FixtureSet
  /** Gives the response by keyboard alone: no click, no pointer. */
  solveByKeyboard(problem: AuthoredProblem, user: ReturnType<typeof userEvent.setup>): Promise<void>
}

async function expectAccessible(element: Element): Promise<void> {
  // Colours are checked where they are drawn: in a browser.
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

/** What must hold for every renderer, in a DOM. */
export function describeRenderer(
  plugin: AnyProblemPlugin,
  Renderer: AnyRenderer,
  { fixtures, solveByKeyboard }: RendererUnderTest,
): void {
  const problemOf = (raw: unknown) => {
    const parsed = parseProblem(plugin, raw)
    if (!parsed.ok) throw new Error(parsed.issues[0]?.message)
    return parsed.problem
  }

  describe.each(fixtures.problems)(`renderer of ${plugin.type}: $name`, ({ raw }) => {
    it('is solved by keyboard alone, and axe finds nothing before or after', async () => {
      const problem = problemOf(raw)
      const onResponse = vi.fn()
      const { container } = render(
        <ProblemHarness plugin={plugin} Renderer={Renderer} problem={problem} onResponse={onResponse} />,
      )
      await expectAccessible(container)
      await solveByKeyboard(problem, userEvent.setup())
      expect(grade(plugin, problem, onResponse.mock.lastCall?.[0]).verdict).toBe('correct')
      await expectAccessible(container)
    })

    it('keeps the order of what it shows when it is drawn again', () => {
      const problem = problemOf(raw)
      const { container, rerender } = render(
        <ProblemHarness plugin={plugin} Renderer={Renderer} problem={problem} />,
      )
      const before = container.textContent
      rerender(<ProblemHarness plugin={plugin} Renderer={Renderer} problem={problem} />)
      expect(container.textContent).toBe(before)
    })

    it('marks right and wrong with words, not by colour alone', () => {
      const problem = problemOf(raw)
      const show = (response: unknown) => {
        const result = grade(plugin, problem, response)
        const { container, unmount } = render(
          <Renderer
            problem={publicView(plugin, problem)}
            response={response}
            status={result.verdict}
            feedback={plugin.feedback(problem, response, result)}
            isLocked={result.verdict === 'correct'}
            onResponse={() => undefined}
          />,
        )
        return { container, unmount }
      }
      const wrong = show(plugin.wrongResponse(problem, seededRandom('marks')))
      expect(within(wrong.container).getAllByText('Not correct').length).toBeGreaterThan(0)
      wrong.unmount()
      const right = show(plugin.correctResponse(problem))
      expect(screen.queryByText('Not correct')).toBeNull()
      expect(within(right.container).getAllByText('Correct').length).toBeGreaterThan(0)
    })

    it('changes nothing while it is locked', async () => {
      const problem = problemOf(raw)
      const onResponse = vi.fn()
      render(
        <ProblemHarness
          plugin={plugin}
          Renderer={Renderer}
          problem={problem}
          onResponse={onResponse}
          isLocked
        />,
      )
      await solveByKeyboard(problem, userEvent.setup()).catch(() => undefined)
      expect(onResponse).not.toHaveBeenCalled()
    })
  })
}
