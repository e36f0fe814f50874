import { afterLearningPass } from '../levels/levelChange'
import { DEFAULT_CORRECT_COUNT, DEFAULT_LEARNING_EXERCISES } from '../rules/constants'
import type { PhasePolicy } from './phasePolicy'
import type { RowEntry, SessionState } from './sessionState'

/** SES-03, SR-09: starts after the last completed problem and wraps to the first. */
function cycleAfter(problemIds: readonly string[], lastProblemId: string | null): string[] {
  const next = lastProblemId === null ? 0 : problemIds.indexOf(lastProblemId) + 1
  return [...problemIds.slice(next), ...problemIds.slice(0, next)]
}

const isFirstTimeCorrect = (entry: RowEntry): boolean => entry.firstTimeCorrect === 1

const isGoneThrough = ({ answerStatus, isFaulty }: RowEntry): boolean =>
  answerStatus === 'correct' || isFaulty

/** The last of the finished exercises that were not skipped for a fault, in order, and no more than `most`. */
function lastCounted({ row, index }: SessionState, most: number): RowEntry[] {
  const counted: RowEntry[] = []
  for (let i = index; i >= 0 && counted.length < most; i--) {
    const entry = row[i]
    if (entry && !entry.isFaulty) counted.unshift(entry)
  }
  return counted
}

/**
 * SES-19 with C-08, over the finished exercises in order: the window rule, or a first-time correct answer to the last
 * exercise of a cycle that was gone through. What was skipped without a fault is a miss.
 */
function hasPassed(state: SessionState): boolean {
  const { row, index, correctCount, cycle } = state
  if (row[index]?.answerStatus !== 'correct') return false
  const counted = lastCounted(state, correctCount + 1)
  if (counted.filter(isFirstTimeCorrect).length >= correctCount) return true
  const finished = index + 1
  const isCycleDone =
    finished % cycle.length === 0 && row.slice(finished - cycle.length, finished).every(isGoneThrough)
  const last = counted.at(-1)
  return isCycleDone && last !== undefined && isFirstTimeCorrect(last)
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
  afterPass: afterLearningPass,
  checkLabel: 'Submit Answer',
  passedLabel: 'Next Skill',
}
