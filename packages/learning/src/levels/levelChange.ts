import type { CoursePhase, CourseSection } from '@wordstride/core'
import { OVERTIME_CORRECT_DROPS, TOP_LEVEL } from '../rules/constants'
import type { SkillState } from './skillState'

/** The part of a skill's state that levels are about. */
export type LevelState = Pick<SkillState, 'level' | 'isSecondTry' | 'hasDroppedToZero'>

export const levelStateOf = ({ level, isSecondTry, hasDroppedToZero }: LevelState): LevelState => ({
  level,
  isSecondTry,
  hasDroppedToZero,
})

/** How one problem of a session came out; in learning, how the session did. */
export interface LevelOutcome {
  section: CourseSection
  phase: CoursePhase
  /** Learning: whether the session passed. Otherwise whether the first graded check was right without a hint. */
  isFirstTimeCorrect: boolean
  isOvertime: boolean
}

/** SES-29, C-10: from the level below the top on, a problem has its time; below that it is never over it. */
export function isOvertime(
  section: CourseSection,
  level: number,
  { elapsedSeconds, specifiedMinutes }: { elapsedSeconds: number; specifiedMinutes: number },
): boolean {
  return level >= TOP_LEVEL[section] - 1 && elapsedSeconds > specifiedMinutes * 60
}

/** SR-10: a problem is of the level that its skill had; once the skill stands higher it is too easy to say anything of it. */
export const isOutgrown = (now: Pick<SkillState, 'level'>, then: Pick<SkillState, 'level'>): boolean =>
  now.level > then.level

/** SR-18: a timely first-time correct proficiency answer at the top level. */
export const isLargeGain = ({ level }: LevelState, outcome: LevelOutcome): boolean =>
  outcome.phase === 'PROFICIENCY_SESSION' &&
  level >= TOP_LEVEL[outcome.section] &&
  outcome.isFirstTimeCorrect &&
  !outcome.isOvertime

function climb(state: LevelState): LevelState {
  const level = state.level + 1
  return { ...state, level, isSecondTry: level === 1 && state.hasDroppedToZero }
}

/** A pass never lowers a level (C-11). */
export const afterLearningPass = (state: LevelState): LevelState => (state.level === 0 ? climb(state) : state)

function drop(state: LevelState): LevelState {
  if (state.level === 0) return state
  const level = state.level - 1
  return { level, isSecondTry: false, hasDroppedToZero: state.hasDroppedToZero || level === 0 }
}

function afterProficiency(state: LevelState, outcome: LevelOutcome): LevelState {
  const { section, isFirstTimeCorrect } = outcome
  if (section === 'ae.la' && state.level === 0) return state
  if (isFirstTimeCorrect) {
    if (state.level >= TOP_LEVEL[section]) return { ...state, isSecondTry: false }
    if (!outcome.isOvertime || !OVERTIME_CORRECT_DROPS) return climb(state)
  } else if (state.level === 1 && state.isSecondTry) return state
  return drop(state)
}

/** The table of SR-12. */
export function changeLevel(state: LevelState, outcome: LevelOutcome): LevelState {
  switch (outcome.phase) {
    case 'AFFICIENCY_SESSION':
    case 'REVIEW_SESSION':
      return state
    case 'LEARNING_SESSION':
      return outcome.isFirstTimeCorrect ? afterLearningPass(state) : state
    case 'PROFICIENCY_SESSION':
      return afterProficiency(state, outcome)
  }
}
