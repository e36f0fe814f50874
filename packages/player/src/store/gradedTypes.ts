import type { Feedback, Verdict } from '@wordstride/core'
import type { SessionEvent } from '@wordstride/learning'
import type { LoadedPlugin } from '@wordstride/ui'
import type { ToldEvent } from './playerTypes'

/** An exercise whose key stays on the server. */
export interface RemoteExercise {
  problemId: string
  problemType: string
  /** The public view, in presented order. */
  view: unknown
  /** The last response or draft; null before the first. */
  response: unknown
}

export interface GradedExercise extends RemoteExercise {
  /** Of the last check. */
  feedback: Feedback | null
}

/** One answer on its way to be graded. Times in epoch ms. */
export interface GradedAnswer {
  answerId: string
  problemId: string
  /** The response as JSON. */
  responseJson: string
  startTs: number
  endTs: number
  hintChecked: boolean
}

/** What the server says of an answer. */
export interface GradedOutcome {
  verdict: Verdict
  expectedCount?: number | undefined
  feedback: Feedback | null
  /** What it took into its log: the check, and what that tells of. */
  events: readonly SessionEvent[]
}

/** What stands on the screen and was not given yet. */
export interface Draft {
  problemId: string
  /** The response as JSON. */
  responseJson: string
}

/** A session whose answers are judged by the server. */
export interface RemoteSession {
  /** The server's log, `started` first. */
  events: readonly SessionEvent[]
  loadPlugin(problemType: string): Promise<LoadedPlugin>
  /** Epoch ms. */
  now(): number
  newId(): string
  onEvent(event: ToldEvent): void
  onDraft(draft: Draft): void
}

export interface GradedOptions extends RemoteSession {
  exercises: readonly GradedExercise[]
  /** Rejects when the answer did not arrive; a refusal rejects with `AnswerRefused`. */
  grade(answer: GradedAnswer): Promise<GradedOutcome>
}

/** The server will not have this answer, for a reason the student can read. */
export class AnswerRefused extends Error {}
