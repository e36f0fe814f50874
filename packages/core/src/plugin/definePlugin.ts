import type { PublicEnvelope } from '../problem/envelope'
import type { ProblemEnvelope } from '../problem/envelopeSchema'
import type { ProblemPlugin } from './problemPlugin'

/** Returns its argument; exists so that the types of a plugin are inferred from its schemas. */
export function definePlugin<
  TProblem extends ProblemEnvelope,
  TPublic extends PublicEnvelope,
  TResponse,
  TPresentation,
>(
  plugin: ProblemPlugin<TProblem, TPublic, TResponse, TPresentation>,
): ProblemPlugin<TProblem, TPublic, TResponse, TPresentation> {
  return plugin
}
