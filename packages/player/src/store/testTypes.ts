import type { Verdict } from '@wordstride/core'
import type { SessionEvent } from '@wordstride/learning'
import type { GradedAnswer, RemoteExercise, RemoteSession } from './gradedTypes'

/** What the server tells of an answer in a test: that it or an earlier one is saved, or why it cannot be (TEST-16). */
export interface SubmitOutcome {
  result: 'submitted' | 'already_answered' | Extract<Verdict, 'not_answered' | 'over_answered'>
  /** What it took into its log. */
  events: readonly SessionEvent[]
}

export interface TestOptions extends RemoteSession {
  exercises: readonly RemoteExercise[]
  /** Rejects when the answer did not arrive; a refusal rejects with `AnswerRefused`. */
  submit(answer: GradedAnswer): Promise<SubmitOutcome>
  /** The test was left or its time is up; with the answer that stood there and was not given yet (C-38). */
  onEnd(answer: GradedAnswer | null): void
}
