import type { LevelChangeReport } from '@wordstride/api'
import type { LevelChange } from '@wordstride/core'

/** A level change as the server tells it (SES-31). */
export const fromWire = (change: LevelChangeReport | null): LevelChange | null =>
  change && {
    skillId: change.skill_id,
    levelFrom: change.levelFrom,
    levelTo: change.levelTo,
    fromSecondTry: change.from_second_try,
    toSecondTry: change.to_second_try,
  }

/** A level change as the session record carries it (SES-31). */
export const toWire = (change: LevelChange, gradeId: number): LevelChangeReport => ({
  skill_id: change.skillId,
  grade_id: gradeId,
  levelFrom: change.levelFrom,
  levelTo: change.levelTo,
  from_second_try: change.fromSecondTry,
  to_second_try: change.toSecondTry,
})
