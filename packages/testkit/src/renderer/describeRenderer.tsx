import {
  expectOpened,
  openProblem,
  type ProblemEnvelope,
  type ProblemPlugin,
  type PublicEnvelope,
} from '@wordstride/core'
import type { RendererProps } from '@wordstride/ui'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import type { FixtureSet } from '../readFixtures'
import { rendererChecks } from './checks'
import type { KeyboardUser } from './keyboardUser'
import { rolesNotShown } from './roles'
import { openSubject, type Subject } from './subject'
import { withoutWarnings } from './warnings'

export interface RendererUnderTest<TProblem, TResponse> {
  fixtures: Pick<FixtureSet, 'problems'>
  /** Gives the right response by keyboard alone: no click, no pointer. */
  solveByKeyboard(right: TResponse, user: KeyboardUser, problem: TProblem): Promise<void>
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
  it(`renderer of ${plugin.type}: has the roles that its accessibility names`, () => {
    const subjects = fixtures.problems.map(({ raw }) => ({
      exercise: expectOpened(openProblem(plugin, raw)) as never as Subject['exercise'],
      Renderer: Renderer as Subject['Renderer'],
    }))
    const missing = rolesNotShown(plugin.accessibility.roles, subjects)
    expect(
      missing,
      `accessibility.roles names ${missing.join(', ')}, which no fixture shows, empty or answered. Write the roles as ARIA calls them: those of native elements by what they are (textbox, button, radio), and none where HTML has none (mark, label).`,
    ).toEqual([])
  })

  describe.each(fixtures.problems)(`renderer of ${plugin.type}: $name`, ({ raw }) => {
    let opened: ReturnType<typeof openSubject> | undefined
    it.each(Object.entries(rendererChecks))('%s', async (_, check) => {
      opened ??= openSubject(plugin, raw)
      const subject = {
        ...opened,
        Renderer: Renderer as Subject['Renderer'],
        solveByKeyboard: solveByKeyboard as Subject['solveByKeyboard'],
      }
      await withoutWarnings(async () => check(subject))
    })
  })
}
