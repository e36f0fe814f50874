import type { CoursePhase, Verdict } from '@wordstride/core'
import type { SessionState } from '@wordstride/learning'

export const COURSE_PHASES = [
  'LEARNING_SESSION',
  'PROFICIENCY_SESSION',
  'AFFICIENCY_SESSION',
  'REVIEW_SESSION',
] as const satisfies readonly CoursePhase[]

export const VERDICTS = [
  'correct',
  'incorrect',
  'not_answered',
  'over_answered',
] as const satisfies readonly Verdict[]

export const SESSION_STATUSES = [
  'in_progress',
  'passed',
  'left',
  'timed_out',
] as const satisfies readonly SessionState['sessionStatus'][]
