import type { Phase, SessionState } from './sessionState'

/** How one phase behaves; the reducer knows nothing of phases. */
export interface PhasePolicy {
  readonly phase: Phase
  /** The letter in the header (PROB-03). */
  readonly letter: string
  /** The order in which the problems come up. */
  cycle(problemIds: readonly string[], lastProblemId: string | null): string[]
  /** Required streak. */
  correctCount(fromResponse: number | null, problemCount: number): number
  /** How many exercises are chosen at the start. */
  startCount(fromResponse: number | null, problemCount: number): number
  /** Number of circles in the progress row (PROB-07, C-07). */
  circleCount(state: SessionState): number
  /** The line beside the circles (PROB-13). */
  streakText(state: SessionState): string
  hasPassed(state: SessionState): boolean
  /** Whether another exercise is added when the chosen ones are used up without a pass. */
  readonly extendsRow: boolean
  endingLevel(state: SessionState): number
  /** Label of the answer button after a pass (SES-13). */
  readonly passedLabel: string
}
