import type { PublicEnvelope } from '../problem/envelope'
import type { ProblemEnvelope } from '../problem/envelopeSchema'
import type { ProblemRules } from './problemRules'

/** Returns its argument; exists so that the types of the rules are inferred from it, the name of the type to the letter. */
export function defineRules<
  const TType extends string,
  TProblem extends ProblemEnvelope,
  TPublic extends PublicEnvelope,
  TResponse,
  TPresentation,
>(
  rules: ProblemRules<TProblem, TPublic, TResponse, TPresentation> & { readonly type: TType },
): ProblemRules<TProblem, TPublic, TResponse, TPresentation> & { readonly type: TType } {
  return rules
}
