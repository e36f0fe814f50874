import type { PhasePolicy } from './phasePolicy'
import type { SessionState } from './sessionState'

/** SES-21: the last exercise is answered correctly. */
function isLastCorrect(state: SessionState): boolean {
  return state.index === state.row.length - 1 && state.row[state.index]?.answerStatus === 'correct'
}

/** What every phase with a fixed list of problems has in common (C-06, C-07). */
export const fixedList = {
  cycle: (problemIds: readonly string[]) => [...problemIds],
  correctCount: (_: number | null, problemCount: number) => problemCount,
  startCount: (_: number | null, problemCount: number) => problemCount,
  circleCount: (state: SessionState) => state.row.length,
  streakText: (state: SessionState) => `Answer ${state.row.length} Problem(s)`,
  extendsRow: false,
  endingLevel: (state: SessionState) => state.startingLevel,
} as const

const graded = {
  ...fixedList,
  isDone: (entry: SessionState['row'][number]) => entry.answerStatus === 'correct',
  tellsVerdict: true,
  settlesLevels: true,
  hasPassed: isLastCorrect,
  checkLabel: 'Submit Answer',
  passedLabel: 'Continue',
} as const

/** A graded set, one problem a skill, which moves levels up and down. */
export const proficiencyPolicy: PhasePolicy = { ...graded, phase: 'PROFICIENCY_SESSION', letter: 'P' }

/** A timed graded set at the top level; it never moves a level. */
export const afficiencyPolicy: PhasePolicy = { ...graded, phase: 'AFFICIENCY_SESSION', letter: 'A' }
