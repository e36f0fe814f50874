import type { CourseSection } from '@wordstride/core'
import type { LevelMove } from './progress'

interface Work {
  /** The server's time, epoch ms. */
  at: number
  sessionId: string
  sectionType: CourseSection
  gradeId: number
}

/** A right answer of a learning session. */
export interface LearningWork extends Work {
  kind: 'learning'
  skillId: string
  /** Its place in its session. */
  seq: number
  firstTimeCorrect: number
  isPass: boolean
  /** Of the skill before the answer. */
  level: number
}

/** A level that moved, or a large gain. */
export interface UnitWork extends Work {
  kind: 'units'
  move: LevelMove
}

/** An afficiency session that was finished. */
export interface SessionWork extends Work {
  kind: 'session'
}

/** What a student did in a week and points may come from. */
export type WeekEvent = LearningWork | UnitWork | SessionWork
