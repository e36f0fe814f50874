import { changeLevel, isOvertime } from '../levels/levelChange'
import type { RowEntry, SessionState } from './sessionState'
import { elapsedSeconds } from './timer'

/** SES-28, SES-29: what the first graded check of a graded exercise does to the level of its skill. */
export function settleExercise(state: SessionState, entry: RowEntry): RowEntry {
  const target = state.targets?.[entry.problemId]
  if (!target || state.phase === 'LEARNING_SESSION' || state.phase === 'test') return entry
  const isOver = isOvertime(state.sectionType, target.state.level, {
    elapsedSeconds: elapsedSeconds(entry.startTime, entry.endTime ?? entry.startTime ?? 0),
    specifiedMinutes: target.specifiedMinutes,
  })
  const after = changeLevel(target.state, {
    section: state.sectionType,
    phase: state.phase,
    isFirstTimeCorrect: entry.firstTimeCorrect === 1,
    isOvertime: isOver,
  })
  return {
    ...entry,
    answerOvertime: isOver ? 1 : 0,
    levelChange: {
      skillId: target.skillId,
      levelFrom: target.state.level,
      levelTo: after.level,
      fromSecondTry: target.state.isSecondTry,
      toSecondTry: after.isSecondTry,
    },
  }
}
