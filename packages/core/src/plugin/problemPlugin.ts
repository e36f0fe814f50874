import type * as z from 'zod/mini'
import type { PublicEnvelope } from '../problem/envelope'
import type { ProblemEnvelope } from '../problem/envelopeSchema'
import type { Migration } from './migration'
import type { ProblemRules } from './problemRules'

/** The contract of a problem type, without its renderer: its rules, what is said of them, and the form of all that is stored. */
export interface ProblemPlugin<
  TProblem extends ProblemEnvelope = ProblemEnvelope,
  TPublic extends PublicEnvelope = PublicEnvelope,
  TResponse = unknown,
  TPresentation = unknown,
> extends ProblemRules<TProblem, TPublic, TResponse, TPresentation> {
  /** Title and one-sentence summary for authors and documentation. */
  readonly title: string
  readonly summary: string
  /** The scoring rules in plain words, numbered in this order as R1, R2, … and cited by tests. */
  readonly scoring: readonly string[]
  /** Schema of the authored problem: `envelopeShape` and the type's own body. */
  readonly problem: z.ZodMiniType<TProblem>
  /** Schema of what a student gives. Bounded: every list and string has a maximum. */
  readonly response: z.ZodMiniType<TResponse>
  /** Schema of what `present` decides, for storing and restoring it. */
  readonly presentation: z.ZodMiniType<TPresentation>
  /** One named step from every older version to the next; it lifts problem, presentation and response. Without them there is no older version. */
  readonly migrations?: readonly Migration[]
}

/** A plugin whose own types are no longer known: what registries and the server work with. */
export type AnyProblemPlugin = ProblemPlugin
