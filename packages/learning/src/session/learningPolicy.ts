import { levelAfterLearningPass } from '../levels/learningLevel'
import { DEFAULT_CORRECT_COUNT, DEFAULT_LEARNING_EXERCISES } from '../rules/constants'
import type { PhasePolicy } from './phasePolicy'
import type { RowEntry, SessionState } from './sessionState'

/** SES-03, SR-09: starts after the last completed problem and wraps to the first. */
function cycleAfter(problemIds: readonly string[], lastProblemId: string | null): string[] {
  const next = lastProblemId === null ? 0 : problemIds.indexOf(lastProblemId) + 1
  return [...problemIds.slice(next), ...problemIds.slice(0, next)]
}

const isFirstTimeCorrect = (entry: RowEntry): boolean => entry.firstTimeCorrect === 1

/**
 * SES-19 with C-08, over the finished exercises in order: the window rule, or a first-time correct answer to the last
 * exercise of a cycle that was gone through. What was skipped without a fault is a miss.
 */
function isLearningPass(finished: readonly RowEntry[], correctCount: number, cycleLength: number): boolean {
  const counted = finished.filter((entry) => !entry.isFaulty)
  const last = counted.at(-1)
  if (counted.slice(-(correctCount + 1)).filter(isFirstTimeCorrect).length >= correctCount) return true
  const isCycleDone = finished.length % cycleLength === 0 && finished.slice(-cycleLength).every(isGoneThrough)
  return isCycleDone && last !== undefined && isFirstTimeCorrect(last)
}

const isGoneThrough = ({ answerStatus, isFaulty }: RowEntry): boolean =>
  answerStatus === 'correct' || isFaulty

function hasPassed(state: SessionState): boolean {
  if (state.row[state.index]?.answerStatus !== 'correct') return false
  return isLearningPass(state.row.slice(0, state.index + 1), state.correctCount, state.cycle.length)
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
  mostSkips: () => Number.POSITIVE_INFINITY,
  extendsRow: true,
  endingLevel: ({ sessionStatus }, level) =>
    sessionStatus === 'passed' ? levelAfterLearningPass(level) : level,
  checkLabel: 'Submit Answer',
  passedLabel: 'Next Skill',
}
