import { learningPolicy } from './learningPolicy'
import type { PhasePolicy } from './phasePolicy'
import type { Phase } from './sessionState'

const policies: Partial<Record<Phase, PhasePolicy>> = { LEARNING_SESSION: learningPolicy }

export function policyOf(phase: Phase): PhasePolicy {
  const policy = policies[phase]
  if (!policy) throw new Error(`No session policy for phase ${phase}.`)
  return policy
}
