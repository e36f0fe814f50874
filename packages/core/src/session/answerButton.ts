import { policyOf } from './policies'
import type { SessionState } from './sessionState'

export type AnswerButtonAction = 'check' | 'advance' | 'finish' | 'back_to_afficiency'

export interface AnswerButton {
  action: AnswerButtonAction
  label: string
}

/** The answer button by state (SES-11..14). */
export function answerButton(
  state: SessionState,
  { isFromAfficiency }: { isFromAfficiency: boolean },
): AnswerButton {
  if (state.row[state.index]?.answerStatus !== 'correct') return { action: 'check', label: 'Submit Answer' }
  if (isFromAfficiency) return { action: 'back_to_afficiency', label: 'Back To Afficiency' }
  if (state.sessionStatus === 'passed') return { action: 'finish', label: policyOf(state.phase).passedLabel }
  return { action: 'advance', label: 'Next Problem' }
}
