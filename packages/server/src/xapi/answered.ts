import type { CourseSection } from '@wordstride/core'
import type { Database } from '../db/database'

/** An answer of a learner that counts, with what it began or ended. */
export interface Answered {
  userId: string
  /** Of the session or the test. */
  sessionId: string
  answerId: string
  sectionType: CourseSection
  gradeId: number
  /** In the course: a skill, or a kind of session or test. */
  lesson: string
  phase: string
  /** Null in tests. */
  skill: { id: string; name: string } | null
  problemId: string
  responseJson: string
  /** Null for one that was neither right nor wrong. */
  isRight: boolean | null
  /** Epoch ms by the student's clock. */
  startTs: number
  endTs: number
  receivedAt: Date
  startedAt: Date
  /** It is the first of its session. */
  isFirst: boolean
  /** The session ended with it, and the time that the student was there; null for any other. */
  passed: { activeMs: number } | null
}

/** Of a time after `after` up to `to`, in the order of arrival, `limit` at most. */
export interface Slice {
  after: Date
  to: Date
  limit: number
}

export type FindAnswered = (db: Database, slice: Slice) => Promise<Answered[]>
