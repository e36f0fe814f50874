import {
  assess,
  type BoundProblem,
  type GradeResult,
  seededRandom,
  statusMessage,
  type Verdict,
} from '@wordstride/core'
import { SESSION_MESSAGES } from '@wordstride/learning'
import type { ReadyProblem } from './playerTypes'

/** What the screen shows of an answer. */
export type ShownOutcome = Pick<ReadyProblem, 'verdict' | 'feedback' | 'message'>

export const UNTOUCHED: ShownOutcome = { verdict: 'init', feedback: null, message: '' }

/** Of an answer that came too soon; a verdict that stands there is of this very answer, and stays. */
export const tellTooQuick = (shown: ReadyProblem): ReadyProblem =>
  shown.verdict === 'init' ? { ...shown, message: SESSION_MESSAGES.tooQuick } : shown

/** What the screen says of a problem that is not there, or of a type that breaks over it. */
export const failureOf = (error?: unknown) => ({
  status: 'failed' as const,
  message: error instanceof Error ? error.message : 'This problem cannot be shown.',
})

/** A problem that comes with its key, as it is drawn: practice grades on the spot. */
export interface PresentedProblem {
  view: ReadyProblem['view']
  grade(response: unknown): GradeResult
  outcomeOf(response: unknown, verdict: Verdict): ShownOutcome
}

/** The order follows from `seed`: a reload and another device draw the same. */
export function presentProblem(exercise: BoundProblem, seed: string): PresentedProblem {
  const view = exercise.view(exercise.present(seededRandom(seed)))
  return {
    view,
    grade: (response) => exercise.grade(response, { mode: 'practice' }),
    outcomeOf(response, verdict) {
      const { feedback, message, verdict: own } = assess(exercise, response, { mode: 'practice' })
      // Where the server knows better, the marks of this key are wrong, too.
      if (own !== verdict) return { verdict, feedback: null, message: statusMessage({ verdict }) }
      return { verdict, feedback, message }
    },
  }
}
