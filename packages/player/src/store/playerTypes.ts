import type { Feedback, PartResult, PublicEnvelope, Verdict } from '@wordstride/core'
import type { SessionEvent, SessionState } from '@wordstride/learning'
import type { LoadedType } from '@wordstride/ui'
import type { StoreApi } from 'zustand/vanilla'

/** An exercise of the session, with the problem as it came over the wire. */
export interface PlayerExercise {
  problemId: string
  problemType: string
  problem: unknown
  /** The version of the type whose schema the server has read the problem by; without it the page reads it. */
  problemVersion?: number | null | undefined
}

/** What a session tells the server of besides its answers, and besides its start and end by the clock. */
export type ToldEvent = Exclude<
  SessionEvent,
  { type: 'started' | 'answer_checked' | 'answer_submitted' | 'timed_out' }
>

/** One check, as it is saved (ENT-18). Times in epoch ms. */
export interface CheckedAnswer {
  answerId: string
  sessionId: string
  problemId: string
  /** The response as JSON. */
  responseJson: string
  verdict: Verdict
  /** The verdict on each part of the problem. */
  parts: readonly PartResult[]
  firstTimeCorrect: -1 | 0 | 1
  hintChecked: boolean
  learningPass: boolean
  startTs: number
  endTs: number
  startLevel: number
  endLevel: number
}

/** What was entered, by position in the row; plain JSON. */
export type Responses = Readonly<Record<number, unknown>>

/** A problem that is drawn. */
export interface ReadyProblem {
  status: 'ready'
  view: PublicEnvelope
  loaded: LoadedType
  response: unknown
  feedback: Feedback | null
  /** The status line (SES-06..09, TEST-16); empty before a check and after a change. */
  message: string
  verdict: 'init' | Verdict
  /** The answer is on its way to be graded; it cannot be changed now. */
  isChecking?: boolean
  /** What the message says is no verdict: the answer or a hint did not arrive, or the answer was refused. */
  isNotice?: boolean
}

/** The problem on the screen. */
export type ShownProblem = { status: 'loading' } | { status: 'failed'; message: string } | ReadyProblem

export interface PlayerState {
  session: SessionState
  shown: ShownProblem
  respond(response: unknown): void
  check(): void
  openHint(step: number): void
  closeHints(): void
  next(): void
  /** Draws the problem again, for instance when the network is back. */
  retry(): void
  /** Goes on without an answer when a problem cannot be drawn. */
  skipFailed(): void
  /** The student was there all the way from `at` to `until`. */
  stayAlive(at: number, until: number): void
  /** The page is hidden or left, or nobody is there; the next sign of life ends it. */
  pause(at: number): void
  leave(): void
  /** The time of a test is up (TEST-12). */
  timeOut(): void
  reportRenderFailure(message: string): void
}

export type PlayerStore = StoreApi<PlayerState>
