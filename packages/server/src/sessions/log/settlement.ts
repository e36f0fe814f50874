import type { CoursePhase, CourseSection } from '@wordstride/core'
import {
  applyOutcome,
  projectedScore,
  type RowEntry,
  type SessionState,
  type SkillState,
  TOP_LEVEL,
} from '@wordstride/learning'
import type { SkillReading } from './sessionReading'

/** Stands for the problem of a learning session that passed. */
const LEARNING_PASS = '(pass)'

/** What an answer settles in its skill: a row of `skill_results`. */
export interface Settlement {
  /** The problem, or `LEARNING_PASS`. */
  decidedBy: string
  firstTimeCorrect: 0 | 1
  /** Null when not measured. */
  seconds: number | null
  overtime: 0 | 1
  before: SkillState
  after: SkillState
  isLargeGain: boolean
}

interface Decision {
  section: CourseSection
  phase: CoursePhase
  before: SkillState
}

/** A learning session that passes lifts its skill from level 0 (SR-12). */
export function settlePass({ section, phase, before }: Decision): Settlement | null {
  if (before.level > 0) return null
  const { state, overtime, isLargeGain } = applyOutcome(before, {
    section,
    phase,
    isFirstTimeCorrect: true,
    elapsedSeconds: 0,
    specifiedMinutes: 0,
  })
  return {
    decidedBy: LEARNING_PASS,
    firstTimeCorrect: 1,
    seconds: null,
    overtime,
    before,
    after: state,
    isLargeGain,
  }
}

/** The first graded check of a graded exercise moves and measures its skill (SR-12, SR-13). */
export function settleCheck(
  { section, phase, before }: Decision,
  { problemId, activeMs, attempts, firstTimeCorrect }: RowEntry,
  specifiedMinutes: number,
): Settlement | null {
  if (attempts !== 1) return null
  const seconds = activeMs / 1000
  const isFirstTimeCorrect = firstTimeCorrect === 1
  const { state, overtime, isLargeGain } = applyOutcome(before, {
    section,
    phase,
    isFirstTimeCorrect,
    elapsedSeconds: seconds,
    specifiedMinutes,
  })
  return {
    decidedBy: problemId,
    firstTimeCorrect: isFirstTimeCorrect ? 1 : 0,
    seconds,
    overtime,
    before,
    after: state,
    isLargeGain,
  }
}

/** The grade of the session after one of its skills has changed. */
export function gradeAfter(
  { sectionType }: Pick<SessionState, 'sectionType'>,
  skills: readonly SkillReading[],
  changed: { skillId: string; state: SkillState },
) {
  const standings = skills
    .filter(({ isEnabled }) => isEnabled)
    .map(({ skillId, weight, specifiedTime, state }) => {
      const { level, accuracyRate, meanTimeSeconds } = skillId === changed.skillId ? changed.state : state
      return { level, weight, specifiedTimeSeconds: specifiedTime * 60, accuracyRate, meanTimeSeconds }
    })
  return {
    score: projectedScore(sectionType, standings),
    isAllTop: standings.length > 0 && standings.every(({ level }) => level >= TOP_LEVEL[sectionType]),
  }
}
