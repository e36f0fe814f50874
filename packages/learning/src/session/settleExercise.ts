import { settleLevel } from '../levels/applyOutcome'
import { isOutgrown, type LevelState } from '../levels/levelChange'
import type { RowEntry, SessionState } from './sessionState'

/** What the first graded check of a graded exercise does to the level of its skill (SES-28, SES-29). */
export function settleExercise(state: SessionState, entry: RowEntry, standing?: LevelState): RowEntry {
  const target = state.targets?.find(({ problemId }) => problemId === entry.problemId)
  if (!target || state.phase === 'LEARNING_SESSION' || state.phase === 'test') return entry
  const before = standing ?? target.state
  const outcome = {
    section: state.sectionType,
    phase: state.phase,
    isFirstTimeCorrect: entry.firstTimeCorrect === 1,
    elapsedSeconds: entry.activeMs / 1000,
    specifiedMinutes: target.specifiedMinutes,
  }
  const { levels: after, overtime } = isOutgrown(before, target.state)
    ? { levels: before, overtime: 0 as const }
    : settleLevel(before, outcome)
  return {
    ...entry,
    answerOvertime: overtime,
    levelChange: {
      skillId: target.skillId,
      levelFrom: before.level,
      levelTo: after.level,
      fromSecondTry: before.isSecondTry,
      toSecondTry: after.isSecondTry,
    },
  }
}
