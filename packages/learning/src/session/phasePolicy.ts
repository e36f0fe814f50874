import type { LevelState } from '../levels/levelChange'
import type { Phase, RowEntry, SessionState } from './sessionState'

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
  /** Whether the exercise is finished, so that the session may go on. */
  isDone(entry: RowEntry): boolean
  /** Whether a check tells its verdict; where it does not, answers are submitted. */
  readonly tellsVerdict: boolean
  /** Whether it measures: then nothing on the page may give a key away. */
  readonly isGraded: boolean
  /** Whether the first graded check of an exercise settles the level of its skill. */
  readonly settlesLevels: boolean
  hasPassed(state: SessionState): boolean
  /** How many exercises may be skipped of whose fault the server knows nothing. */
  mostSkips(state: SessionState): number
  /** Whether another exercise is added when the chosen ones are used up without a pass. */
  readonly extendsRow: boolean
  /** Of the skill of the session, from where the student stood in it when the last answer arrived. */
  afterPass(standing: LevelState, state: SessionState): LevelState
  /** Label of the answer button before the exercise is done (SES-11, TEST-17). */
  readonly checkLabel: string
  /** Label of the answer button after a pass (SES-13). */
  readonly passedLabel: string
}
