import type { SessionStart, Verdict } from '@wordstride/core'
import type { GradedAnswer, GradedEvent } from './gradedTypes'
import type { LoadedPlugin } from './playerTypes'

/** A problem of a test; its key stays on the server. */
export interface TestExercise {
  problemId: string
  problemType: string
  /** The public view, in presented order. */
  view: unknown
  isSubmitted: boolean
  /** The last response or draft; null before the first. */
  response: unknown
}

/** What the server tells of an answer in a test: that it is saved, or why it cannot be (TEST-16). */
export type SubmitOutcome = 'submitted' | Extract<Verdict, 'not_answered' | 'over_answered'>

export interface TestOptions {
  /** Of the phase `test`. */
  start: SessionStart
  /** Epoch ms. */
  startedAt: number
  /** Position of the first problem without an answer. */
  currentIndex: number
  exercises: readonly TestExercise[]
  loadPlugin(problemType: string): Promise<LoadedPlugin>
  now(): number
  newId(): string
  /** Rejects when the answer did not arrive; a refusal rejects with `AnswerRefused`. */
  submit(answer: GradedAnswer): Promise<SubmitOutcome>
  onEvent(problemId: string, event: GradedEvent): void
  /** The test was left or its time is up; with the answer that stood there and was not given yet (C-38). */
  onEnd(answer: GradedAnswer | null): void
}
