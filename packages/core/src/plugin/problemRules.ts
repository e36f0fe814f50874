import type { Feedback } from '../grading/feedback'
import type { GradeMode, GradeResult } from '../grading/gradeResult'
import type { ItemChoice } from '../grading/itemChoice'
import type { PublicEnvelope } from '../problem/envelope'
import type { ProblemEnvelope } from '../problem/envelopeSchema'
import type { Random } from '../random/seededRandom'
import type { AccessibilityModel } from './accessibilityModel'
import type { Rename } from './rename'

/**
 * What a problem type does with a problem that has been read: everything here runs in the browser and on the
 * server alike and must not touch React, the DOM, the clock or a global random source. A page loads the rules and
 * the renderer; the schemas stay with those who read what was stored (`ProblemPlugin`).
 */
export interface ProblemRules<
  TProblem extends ProblemEnvelope = ProblemEnvelope,
  TPublic extends PublicEnvelope = PublicEnvelope,
  TResponse = unknown,
  TPresentation = unknown,
> {
  /** The data's own `problem_type`: snake_case, the name of the folder too. */
  readonly type: TProblem['problem_type']
  /** Version of all that is stored of the type: problems, presentations and responses. */
  readonly version: number
  /** The response before the student has done anything; it grades `not_answered`. */
  emptyResponse(view: TPublic): TResponse
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
  /** The 'REMEMBER: …' text, or null; without it no problem of the type has one. */
  reminder?(view: TPublic): string | null
  /** The response in plain words, for reports and e-mails. */
  describeResponse(view: TPublic, response: TResponse): string
  /** What is asked, in Markdown, for reports; without it the text above the problem's body. */
  describeProblem?(view: TPublic): string
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

/** Rules whose own types are no longer known. */
export type AnyProblemRules = ProblemRules
