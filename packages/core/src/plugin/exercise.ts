import type { Feedback } from '../grading/feedback'
import type { GradeMode, GradeResult } from '../grading/gradeResult'
import type { ProblemEnvelope, PublicEnvelope } from '../problem/envelope'
import type { Random } from '../random/seededRandom'
import type { Failure } from './migration'
import type { ProblemPlugin } from './problemPlugin'
import { parseProblem, type Read, readPresentation, readResponse } from './readStored'

/** A problem bound to its plugin: parsed once, and nobody has to bring the two together again. */
export interface Exercise<
  TProblem extends ProblemEnvelope = ProblemEnvelope,
  TPublic extends PublicEnvelope = PublicEnvelope,
  TResponse = unknown,
  TPresentation = unknown,
> {
  readonly type: string
  /** The version under which presentations and responses are stored from now on. */
  readonly version: number
  readonly problem: TProblem
  /** Names of the migrations that the problem went through. */
  readonly applied: readonly string[]
  present(random: Random): TPresentation
  view(presentation: TPresentation): TPublic
  emptyResponse(view: TPublic): TResponse
  grade(response: TResponse, options: { mode: GradeMode }): GradeResult
  feedback(response: TResponse, result: GradeResult): Feedback
  correctResponse(): TResponse
  wrongResponse(random: Random): TResponse
  reminder(view: TPublic): string | null
  describeResponse(view: TPublic, response: TResponse): string
  /** What was stored under `version` of the type, brought to this version; a value when it does not fit. */
  readPresentation(stored: unknown, version: number): Read<TPresentation>
  readResponse(stored: unknown, version: number): Read<TResponse>
}

export type Opened<TExercise> = { ok: true; exercise: TExercise } | Failure

/** Parses an authored problem of any version and binds it. */
export function openProblem<
  TProblem extends ProblemEnvelope,
  TPublic extends PublicEnvelope,
  TResponse,
  TPresentation,
>(
  plugin: ProblemPlugin<TProblem, TPublic, TResponse, TPresentation>,
  raw: unknown,
): Opened<Exercise<TProblem, TPublic, TResponse, TPresentation>> {
  const parsed = parseProblem(plugin, raw)
  if (!parsed.ok) return parsed
  const { problem, applied } = parsed
  return {
    ok: true,
    exercise: {
      type: plugin.type,
      version: plugin.version,
      problem,
      applied,
      present: (random) => plugin.present(problem, random),
      view: (presentation) => plugin.toPublic(problem, presentation),
      emptyResponse: (view) => plugin.emptyResponse(view),
      grade: (response, options) => plugin.grade(problem, response, options),
      feedback: (response, result) => plugin.feedback(problem, response, result),
      correctResponse: () => plugin.correctResponse(problem),
      wrongResponse: (random) => plugin.wrongResponse(problem, random),
      reminder: (view) => plugin.reminder(view),
      describeResponse: (view, response) => plugin.describeResponse(view, response),
      readPresentation: (stored, version) => readPresentation(plugin, stored, version),
      readResponse: (stored, version) => readResponse(plugin, stored, version),
    },
  }
}

/** The exercise, where a problem that does not fit is a fault of the program. */
export function expectOpened<TExercise>(opened: Opened<TExercise>): TExercise {
  if (opened.ok) return opened.exercise
  throw new Error(
    opened.issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; '),
  )
}
