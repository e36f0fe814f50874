import type { ProblemEnvelope, ProblemPlugin, PublicEnvelope } from '@wordstride/core'
import type { RendererProps } from '@wordstride/ui'
import type { ComponentType } from 'react'
import { describe, it } from 'vitest'
import type { FixtureSet } from '../readFixtures'
import { rendererChecks } from './checks'
import type { KeyboardUser } from './keyboardUser'
import { openSubject, type Subject } from './subject'

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
  describe.each(fixtures.problems)(`renderer of ${plugin.type}: $name`, ({ raw }) => {
    let opened: ReturnType<typeof openSubject> | undefined
    it.each(Object.entries(rendererChecks))('%s', async (_, check) => {
      opened ??= openSubject(plugin, raw)
      await check({
        ...opened,
        Renderer: Renderer as Subject['Renderer'],
        solveByKeyboard: solveByKeyboard as Subject['solveByKeyboard'],
      })
    })
  })
}
