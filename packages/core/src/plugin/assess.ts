import type { Feedback } from '../grading/feedback'
import { type GradeMode, type GradeResult, isJudged } from '../grading/gradeResult'
import { statusMessage } from '../grading/messages'
import type { Exercise } from './exercise'

/** All that comes of one check of a response. */
export interface Assessment extends GradeResult {
  /** Null unless the response was graded right or wrong. */
  feedback: Feedback | null
  /** The status line (SES-06..09). */
  message: string
}

/** Checks a response: verdict, feedback and status message. */
export function assess<TResponse>(
  exercise: Pick<Exercise<never, never, TResponse>, 'grade' | 'feedback'>,
  response: TResponse,
  options: { mode: GradeMode },
): Assessment {
  const result = exercise.grade(response, options)
  return {
    ...result,
    feedback: isJudged(result.verdict) ? exercise.feedback(response, result) : null,
    message: statusMessage(result),
  }
}
