import type { LevelState } from '../levels/levelChange'
import type { PhasePolicy } from './phasePolicy'
import type { RowEntry, SessionState } from './sessionState'

/** SES-21 with SR-17: every exercise up to the last is answered correctly, but for those with a fault. */
function isAllCorrect({ row }: SessionState): boolean {
  const isCorrect = ({ answerStatus }: RowEntry) => answerStatus === 'correct'
  return row.some(isCorrect) && row.every((entry) => isCorrect(entry) || entry.isFaulty)
}

/** What every phase with a fixed list of problems has in common (C-06, C-07). */
export const fixedList = {
  isGraded: true,
  cycle: (problemIds: readonly string[]) => [...problemIds],
  correctCount: (_: number | null, problemCount: number) => problemCount,
  startCount: (_: number | null, problemCount: number) => problemCount,
  circleCount: (state: SessionState) => state.row.length,
  streakText: (state: SessionState) => `Answer ${state.row.length} Problem(s)`,
  extendsRow: false,
  // A set is of many skills: none of their levels is the set's.
  afterPass: (_: LevelState, { standing }: SessionState) => standing,
} as const

const graded = {
  ...fixedList,
  isDone: (entry: RowEntry) => entry.answerStatus === 'correct',
  tellsVerdict: true,
  settlesLevels: true,
  hasPassed: isAllCorrect,
  // A session of one problem would end without a trace, and be taken again until a known one comes.
  mostSkips: ({ row }: SessionState) => Math.min(1, row.filter(({ isFaulty }) => !isFaulty).length - 1),
  checkLabel: 'Submit Answer',
  passedLabel: 'Continue',
} as const

/** A graded set, one problem a skill, which moves levels up and down. */
export const proficiencyPolicy: PhasePolicy = { ...graded, phase: 'PROFICIENCY_SESSION', letter: 'P' }

/** What is due to be remembered, one problem a skill: it neither moves nor measures anything. */
export const reviewPolicy: PhasePolicy = {
  ...graded,
  phase: 'REVIEW_SESSION',
  letter: 'R',
  settlesLevels: false,
}

/** A timed graded set at the top level; it never moves a level. */
export const afficiencyPolicy: PhasePolicy = { ...graded, phase: 'AFFICIENCY_SESSION', letter: 'A' }
