import type { CoursePhase, CourseSection } from '@wordstride/core'
import { changeLevel, isLargeGain, isOvertime } from './levelChange'
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

export interface AppliedOutcome {
  state: SkillState
  overtime: 0 | 1
  isLargeGain: boolean
}

/**
 * One step of the fold that makes a student's standing in a skill: browser and server reach the same state
 * from the same outcomes (SR-12, SR-13).
 */
export function applyOutcome(before: SkillState, outcome: SkillOutcome): AppliedOutcome {
  const { section, phase, isFirstTimeCorrect, elapsedSeconds } = outcome
  if (phase === 'LEARNING_SESSION') {
    const levels = changeLevel(before, { section, phase, isFirstTimeCorrect, isOvertime: false })
    return { state: { ...before, ...levels }, overtime: 0, isLargeGain: false }
  }
  const isOver = isOvertime(section, before.level, outcome)
  const levelOutcome = { section, phase, isFirstTimeCorrect, isOvertime: isOver }
  const isLarge = isLargeGain(before, levelOutcome)
  const measures = measureAnswer(before, { isFirstTimeCorrect, elapsedSeconds, isLargeGain: isLarge })
  return {
    state: { ...changeLevel(before, levelOutcome), ...measures },
    overtime: isOver ? 1 : 0,
    isLargeGain: isLarge,
  }
}
