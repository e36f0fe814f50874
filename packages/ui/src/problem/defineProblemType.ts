import type { AnyProblemPlugin, ProblemEnvelope, ProblemPlugin, PublicEnvelope } from '@wordstride/core'
import type { ComponentType } from 'react'
import type { RendererProps } from './rendererProps'

/** A renderer whose own types are no longer known. */
export type AnyRenderer = ComponentType<RendererProps<PublicEnvelope, unknown>>

/** Logic and renderer of one problem type, which belong together. */
export interface LoadedPlugin {
  plugin: AnyProblemPlugin
  Renderer: AnyRenderer
}

/** Ties a plugin to a renderer of its own public problem and response, and forgets what they are. */
export const defineProblemType = <
  TProblem extends ProblemEnvelope,
  TPublic extends PublicEnvelope,
  TResponse,
  TPresentation,
>(
  plugin: ProblemPlugin<TProblem, TPublic, TResponse, TPresentation>,
  Renderer: ComponentType<RendererProps<NoInfer<TPublic>, NoInfer<TResponse>>>,
): LoadedPlugin => ({
  plugin,
  // The one place where a type is erased: from here on nobody can hand the renderer another type's problem.
  Renderer: Renderer as unknown as AnyRenderer,
})
