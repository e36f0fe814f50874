import type * as z from 'zod/mini'
import type { Feedback } from '../grading/feedback'
import type { GradeMode, GradeResult } from '../grading/gradeResult'
import type { ItemChoice } from '../grading/itemChoice'
import type { ProblemEnvelope, PublicEnvelope } from '../problem/envelope'
import type { Random } from '../random/seededRandom'
import type { AccessibilityModel } from './accessibilityModel'
import type { Migration } from './migration'
import type { Rename } from './rename'

/**
 * The contract of a problem type, without its renderer: everything here runs in the browser and on the
 * server alike and must not touch React, the DOM, the clock or a global random source.
 */
export interface ProblemPlugin<
  TProblem extends ProblemEnvelope = ProblemEnvelope,
  TPublic extends PublicEnvelope = PublicEnvelope,
  TResponse = unknown,
  TPresentation = unknown,
> {
  /** The data's own `problem_type`: snake_case, the name of the folder too. */
  readonly type: TProblem['problem_type']
  /** Version of all that is stored of the type: problems, presentations and responses. */
  readonly version: number
  /** Title and one-sentence summary for authors and documentation. */
  readonly title: string
  readonly summary: string
  /** The scoring rules in plain words, numbered in this order as R1, R2, … and cited by tests. */
  readonly scoring: readonly string[]
  /** Schema of the authored problem: `envelopeShape` and the type's own body. */
  readonly problem: z.ZodMiniType<TProblem>
  /** Schema of what a student gives. Bounded: every list and string has a maximum. */
  readonly response: z.ZodMiniType<TResponse>
  /** Schema of what `present` decides, for storing and restoring it. */
  readonly presentation: z.ZodMiniType<TPresentation>
  /** One named step from every older version to the next; it lifts problem, presentation and response. */
  readonly migrations: readonly Migration[]
  /** The response before the student has done anything; it grades `not_answered`. */
  emptyResponse(problem: TPublic): TResponse
  /** Decides order and layout. Called once per attempt; the result is stored and never decided again. */
  present(problem: TProblem, random: Random): TPresentation
  /**
   * What may leave the server in graded work, in presented order: built from a list of kept fields.
   * Two problems that differ only in their key have equal public views for the same seed.
   */
  toPublic(problem: TProblem, presentation: TPresentation): TPublic
  /**
   * The ids of the type: gives every one of them another name, wherever in a view or a response it stands. In graded
   * work no id of the content leaves the server.
   */
  renameView(view: TPublic, rename: Rename): TPublic
  renameResponse(response: TResponse, rename: Rename): TResponse
  /** Pure; compares by id, never by position; any response that `response` parses gets a value, never a throw. */
  grade(problem: TProblem, response: TResponse, options: { mode: GradeMode }): GradeResult
  correctResponse(problem: TProblem): TResponse
  /** A complete response that grades `incorrect`. */
  wrongResponse(problem: TProblem, random: Random): TResponse
  /** Partial solution unless `result` is correct; a partial one never gives the answer away (TYPE-00.11). */
  feedback(problem: TProblem, response: TResponse, result: GradeResult): Feedback
  /** The 'REMEMBER: …' text, or null. */
  reminder(problem: TPublic): string | null
  /** The response in plain words, for reports and e-mails. */
  describeResponse(problem: TPublic, response: TResponse): string
  /** What is asked, in Markdown, for reports; without it the text above the problem's body. */
  describeProblem?(problem: TPublic): string
  /**
   * The chance that a complete response is right that was given without reading: 1 of 4 options is 0.25, typed text 0.
   * Who guesses may know how many answers are right. Without it the type is never taken where a guess would count.
   */
  guessChance?(problem: TProblem): number
  /**
   * The options that the author wrote, with what a response takes of them: authors are told how often each is taken, and by
   * whom. Without it the type has none.
   */
  choices?(problem: TProblem, response: TResponse): readonly ItemChoice[]
  /** What the quickest hand needs for a response, reading aside (milliseconds); two presses without it. */
  readonly leastHandMs?: number
  /** How the type is operated and announced; the kit checks it and the documentation is made from it. */
  readonly accessibility: AccessibilityModel
}

/** A plugin whose own types are no longer known: what registries, the player and the server work with. */
export type AnyProblemPlugin = ProblemPlugin
