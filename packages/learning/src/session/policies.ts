import { afficiencyPolicy, proficiencyPolicy, reviewPolicy } from './gradedPolicies'
import { learningPolicy } from './learningPolicy'
import type { PhasePolicy } from './phasePolicy'
import type { Phase } from './sessionState'
import { testPolicy } from './testPolicy'

const policies: Record<Phase, PhasePolicy> = {
  LEARNING_SESSION: learningPolicy,
  PROFICIENCY_SESSION: proficiencyPolicy,
  AFFICIENCY_SESSION: afficiencyPolicy,
  REVIEW_SESSION: reviewPolicy,
  test: testPolicy,
}

export const policyOf = (phase: Phase): PhasePolicy => policies[phase]
