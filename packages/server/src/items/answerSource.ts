import type { CourseSection } from '@wordstride/core'
import type { Database } from '../db/database'

/** The first graded answer of a learner to a problem, in a session or a test. */
export interface StoredAnswer {
  userId: string
  /** The course whose ability it tells of. */
  sectionType: CourseSection
  problemId: string
  /** Of the problem's type, when the response was stored. */
  problemVersion: number
  responseJson: string
  isRight: boolean
  startTs: number
  endTs: number
  receivedAt: Date
}

/** A time after `after` up to `to`, and how many of its answers at most. */
export interface Slice {
  after: Date
  to: Date
  limit: number
}

/** A table of answers, of which each is counted once. */
export interface AnswerSource {
  /** Whose row says up to when they are counted. */
  progressId: number
  /** When the first of all came. */
  firstAt(db: Database): Promise<Date | null>
  /** The first of those that came in a time, in the order of arrival. */
  find(db: Database, slice: Slice): Promise<StoredAnswer[]>
}
