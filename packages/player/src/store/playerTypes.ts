import type {
  AnyProblemPlugin,
  Feedback,
  PartResult,
  SessionEvent,
  SessionState,
  Verdict,
} from '@wordstride/core'
import type { AnyRenderer } from '@wordstride/ui'

/** Logic and renderer of a problem type, as the plugins' lazy imports give them. */
export interface LoadedPlugin {
  plugin: AnyProblemPlugin
  Renderer: AnyRenderer
}

/** An exercise of the session, with the authored problem as it came over the wire. */
export interface PlayerExercise {
  problemId: string
  problemType: string
  problem: unknown
}

/** One check, as it is saved (ENT-18). Times in epoch ms. */
export interface CheckedAnswer {
  answerId: string
  sessionId: string
  problemId: string
  /** The response as JSON. */
  groupAnswer: string
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

/** What a reload needs to go on; plain JSON. */
export interface PlayerSnapshot {
  events: SessionEvent[]
  /** By position in the row. */
  responses: Record<number, unknown>
  presentations: Record<number, unknown>
}

/** The problem on the screen. */
export type ShownProblem =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | {
      status: 'ready'
      // biome-ignore lint/suspicious/noExplicitAny: the public view belongs to the plugin
      view: any
      loaded: LoadedPlugin
      response: unknown
      feedback: Feedback | null
      /** The status line (SES-06..09, TEST-16); empty before a check and after a change. */
      message: string
      verdict: 'init' | Verdict
      /** The answer is on its way to be graded; it cannot be changed now. */
      isChecking?: boolean
      /** The last check did not arrive; the answer is still there. */
      hasFailed?: boolean
    }

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
  leave(): void
  /** The time of a test is up (TEST-12). */
  timeOut(): void
  reportRenderFailure(message: string): void
}
