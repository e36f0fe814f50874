import { levelName } from '../levels/levelNames'
import type { LevelChange, SessionState } from './sessionState'

/** A row of the proficiency report (SES-32). */
export interface LevelReportRow {
  problemId: string
  gradeId: number
  skillId: string
  levelFrom: number
  levelTo: number
  /** Names of SES-27, 'Make-up Level 1' on a second try. */
  fromName: string
  toName: string
  direction: 'up' | 'same' | 'down'
}

const directionOf = ({ levelFrom, levelTo }: LevelChange): LevelReportRow['direction'] =>
  levelTo > levelFrom ? 'up' : levelTo < levelFrom ? 'down' : 'same'

/** The rows of the proficiency report, in the order of the session: one for each exercise that was graded. */
export function levelReport(state: SessionState): LevelReportRow[] {
  return state.row.flatMap(({ problemId, levelChange }) => {
    if (levelChange === null) return []
    const { skillId, levelFrom, levelTo, fromSecondTry, toSecondTry } = levelChange
    return [
      {
        problemId,
        gradeId: state.gradeId,
        skillId,
        levelFrom,
        levelTo,
        fromName: levelName(state.sectionType, levelFrom, fromSecondTry),
        toName: levelName(state.sectionType, levelTo, toSecondTry),
        direction: directionOf(levelChange),
      },
    ]
  })
}
