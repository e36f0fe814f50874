import type { CoursePhase, CourseSection } from '@wordstride/core'
import { changeLevel, isLargeGain, isOvertime, type LevelState } from './levelChange'
import type { SkillState } from './skillState'
import { measureAnswer } from './skillStatistics'

/** One result in a skill: a problem of a graded session, or a learning session that passed. */
export interface SkillOutcome {
  section: CourseSection
  phase: CoursePhase
  isFirstTimeCorrect: boolean
  /** Unused in learning. */
  elapsedSeconds: number
  specifiedMinutes: number
}

interface Settled {
  overtime: 0 | 1
  isLargeGain: boolean
}

/** What a graded check does to the level of its skill (SR-12). */
export function settleLevel(before: LevelState, outcome: SkillOutcome): Settled & { levels: LevelState } {
  const { section, phase, isFirstTimeCorrect } = outcome
  const isOver = isOvertime(section, before.level, outcome)
  const timed = { section, phase, isFirstTimeCorrect, isOvertime: isOver }
  return {
    levels: changeLevel(before, timed),
    overtime: isOver ? 1 : 0,
    isLargeGain: isLargeGain(before, timed),
  }
}

export interface AppliedOutcome extends Settled {
  state: SkillState
}

/**
 * One step of the fold that makes a student's standing in a skill: browser and server reach the same state
 * from the same outcomes (SR-12, SR-13).
 */
export function applyOutcome(before: SkillState, outcome: SkillOutcome): AppliedOutcome {
  const { levels, ...settled } = settleLevel(before, outcome)
  if (outcome.phase === 'LEARNING_SESSION')
    return { state: { ...before, ...levels }, overtime: 0, isLargeGain: false }
  const measures = measureAnswer(before, { ...outcome, isLargeGain: settled.isLargeGain })
  return { state: { ...levels, ...measures }, ...settled }
}
