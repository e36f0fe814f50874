import type { Feedback, HintItem, Verdict } from '@wordstride/core'
import type { SessionEvent } from '@wordstride/learning'
import type { LoadedType } from '@wordstride/ui'
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
  loadType(problemType: string): Promise<LoadedType>
  /** Epoch ms. */
  now(): number
  newId(): string
  onEvent(event: ToldEvent): void
  onDraft(draft: Draft): void
}

/** What opening a hint gives: the hints of the problem, as far as they are open, and what the session made of it. */
export interface OpenedHints {
  hintItems: readonly HintItem[]
  events: readonly SessionEvent[]
}

export interface GradedOptions extends RemoteSession {
  exercises: readonly GradedExercise[]
  /** Rejects when the answer did not arrive; a refusal rejects with `AnswerRefused`. */
  grade(answer: GradedAnswer): Promise<GradedOutcome>
  /** Rejects when the hint does not come. */
  openHint(problemId: string, step: number): Promise<OpenedHints>
}

/** The server will not have this answer, for a reason the student can read. */
export class AnswerRefused extends Error {}
