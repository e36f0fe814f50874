import { toPublicEnvelope } from '@wordstride/core'
import type { MyTypePresentation, MyTypeProblem, PublicMyType } from './schema'

/** Lists what stays. A field that is not named here never leaves the server in graded work. */
export function toPublicMyType(problem: MyTypeProblem, { order }: MyTypePresentation): PublicMyType {
  const position = new Map(order.map((id, i) => [id, i]))
  const shown = [...problem.options].sort((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0))
  return {
    ...toPublicEnvelope(problem),
    question: problem.question,
    options: shown.map(({ id, label }) => ({ id, label })),
  }
}
