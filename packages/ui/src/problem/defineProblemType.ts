import type {
  AnyProblemPlugin,
  AnyProblemRules,
  ProblemEnvelope,
  ProblemPlugin,
  ProblemRules,
  PublicEnvelope,
} from '@wordstride/core'
import type { ComponentType } from 'react'
import type { RendererProps } from './rendererProps'

/** A renderer whose own types are no longer known. */
export type AnyRenderer = ComponentType<RendererProps<PublicEnvelope, unknown>>

/** Rules and renderer of one problem type, which belong together: what a page needs for a problem that was read. */
export interface LoadedType {
  rules: AnyProblemRules
  Renderer: AnyRenderer
  /** The schemas, too: for authors, and for what was stored before, perhaps by another version. */
  loadPlugin(): Promise<AnyProblemPlugin>
}

/** Ties rules to a renderer of their own public problem and response, and forgets what they are. */
export const defineProblemType = <
  TProblem extends ProblemEnvelope,
  TPublic extends PublicEnvelope,
  TResponse,
  TPresentation,
>(
  rules: ProblemRules<TProblem, TPublic, TResponse, TPresentation>,
  Renderer: ComponentType<RendererProps<NoInfer<TPublic>, NoInfer<TResponse>>>,
  loadPlugin: () => Promise<
    ProblemPlugin<NoInfer<TProblem>, NoInfer<TPublic>, NoInfer<TResponse>, NoInfer<TPresentation>>
  >,
): LoadedType => ({
  rules,
  // The one place where a type is erased: from here on nobody can hand the renderer another type's problem.
  Renderer: Renderer as unknown as AnyRenderer,
  loadPlugin,
})
