import { levelAfterLearningPass } from '../levels/learningLevel'
import { DEFAULT_CORRECT_COUNT, DEFAULT_LEARNING_EXERCISES } from '../rules/constants'
import type { PhasePolicy } from './phasePolicy'
import type { FirstTimeCorrect, SessionState } from './sessionState'

/** SES-03, SR-09: starts after the last completed problem and wraps to the first. */
function cycleAfter(problemIds: readonly string[], lastProblemId: string | null): string[] {
  const next = lastProblemId === null ? 0 : problemIds.indexOf(lastProblemId) + 1
  return [...problemIds.slice(next), ...problemIds.slice(0, next)]
}

/**
 * SES-19 with C-08, over the first-time-correct flags of the finished exercises in order: the window rule, or
 * a first-time correct answer to the last exercise of the cycle.
 */
function isLearningPass(
  firstTimeCorrect: readonly FirstTimeCorrect[],
  { correctCount, cycleLength }: { correctCount: number; cycleLength: number },
): boolean {
  const inWindow = firstTimeCorrect.slice(-(correctCount + 1)).filter((flag) => flag === 1).length
  if (inWindow >= correctCount) return true
  return firstTimeCorrect.length % cycleLength === 0 && firstTimeCorrect.at(-1) === 1
}

function hasPassed(state: SessionState): boolean {
  if (state.row[state.index]?.answerStatus !== 'correct') return false
  const finished = state.row.slice(0, state.index + 1).map((entry) => entry.firstTimeCorrect)
  return isLearningPass(finished, { correctCount: state.correctCount, cycleLength: state.cycle.length })
}

/** Practice on one skill to a streak of first-time correct answers. */
export const learningPolicy: PhasePolicy = {
  phase: 'LEARNING_SESSION',
  letter: 'L',
  cycle: cycleAfter,
  correctCount: (fromResponse) => fromResponse ?? DEFAULT_CORRECT_COUNT,
  startCount: (fromResponse) => (fromResponse === null ? DEFAULT_LEARNING_EXERCISES : fromResponse + 1),
  circleCount: (state) => state.correctCount + 1,
  streakText: (state) => `Get ${state.correctCount} out of ${state.correctCount + 1} correct`,
  isDone: (entry) => entry.answerStatus === 'correct',
  tellsVerdict: true,
  isGraded: false,
  settlesLevels: false,
  hasPassed,
  extendsRow: true,
  endingLevel: ({ sessionStatus }, level) =>
    sessionStatus === 'passed' ? levelAfterLearningPass(level) : level,
  checkLabel: 'Submit Answer',
  passedLabel: 'Next Skill',
}
