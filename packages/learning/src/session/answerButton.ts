import { policyOf } from './policies'
import type { SessionState } from './sessionState'

export type AnswerButtonAction = 'check' | 'advance' | 'finish' | 'back_to_afficiency'

export interface AnswerButton {
  action: AnswerButtonAction
  label: string
}

/** The answer button by state (SES-11..14, TEST-17). */
export function answerButton(
  state: SessionState,
  { isFromAfficiency }: { isFromAfficiency: boolean },
): AnswerButton {
  const policy = policyOf(state.phase)
  const entry = state.row[state.index]
  if (!entry || !policy.isDone(entry)) return { action: 'check', label: policy.checkLabel }
  if (isFromAfficiency) return { action: 'back_to_afficiency', label: 'Back To Afficiency' }
  if (state.sessionStatus !== 'in_progress') return { action: 'finish', label: policy.passedLabel }
  return { action: 'advance', label: 'Next Problem' }
}
