import type { Feedback, LevelChange, RowEntry, SessionStart, Verdict } from '@wordstride/core'
import type { LoadedPlugin } from './playerTypes'

/** How far the student was with an exercise when the session was left. */
export interface GradedProgress extends Omit<RowEntry, 'problemId' | 'answerStatus'> {
  answerStatus: 'init' | Verdict
  /** The last response or draft; null before the first. */
  response: unknown
  feedback: Feedback | null
}

/** An exercise whose key stays on the server. */
export interface GradedExercise {
  problemId: string
  problemType: string
  /** The public view, in presented order. */
  view: unknown
  progress: GradedProgress
}

/** One answer on its way to be graded. Times in epoch ms. */
export interface GradedAnswer {
  answerId: string
  problemId: string
  /** The response as JSON. */
  groupAnswer: string
  startTs: number
  endTs: number
  hintChecked: boolean
}

/** What the server says of an answer; its levels and flags are the ones that count (SR-17). */
export interface GradedOutcome {
  verdict: Verdict
  expectedCount?: number | undefined
  feedback: Feedback | null
  firstTimeCorrect: RowEntry['firstTimeCorrect']
  answerOvertime: 0 | 1
  levelChange: LevelChange | null
}

/** What happens between the checks, to be remembered on the server. */
export type GradedEvent =
  | { type: 'exercise_shown'; at: number }
  | { type: 'hint_opened'; step: number }
  | { type: 'hint_closed' }
  | { type: 'responded'; group_answer: string }
  | { type: 'advanced' }
  | { type: 'skipped' }

export interface GradedOptions {
  start: SessionStart
  /** Epoch ms. */
  startedAt: number
  /** Position of the exercise the student is at. */
  currentIndex: number
  exercises: readonly GradedExercise[]
  loadPlugin(problemType: string): Promise<LoadedPlugin>
  now(): number
  newId(): string
  /** Rejects when the answer did not arrive; a refusal rejects with `AnswerRefused`. */
  grade(answer: GradedAnswer): Promise<GradedOutcome>
  onEvent(problemId: string, event: GradedEvent): void
}

/** The server will not have this answer, for a reason the student can read. */
export class AnswerRefused extends Error {}
