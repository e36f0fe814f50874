import type { Feedback } from '../grading/feedback'
import type { GradeMode, GradeResult } from '../grading/gradeResult'
import type { PublicEnvelope } from '../problem/envelope'
import type { ProblemEnvelope } from '../problem/envelopeSchema'
import type { Random } from '../random/seededRandom'
import type { Failure } from './migration'
import type { ProblemPlugin } from './problemPlugin'
import type { ProblemRules } from './problemRules'
import { parseProblem, type Read, readPresentation, readResponse } from './readStored'

/** A problem bound to its rules: nobody has to bring the two together again. */
export interface BoundProblem<
  TProblem extends ProblemEnvelope = ProblemEnvelope,
  TPublic extends PublicEnvelope = PublicEnvelope,
  TResponse = unknown,
  TPresentation = unknown,
> {
  readonly type: string
  /** The version under which presentations and responses are stored from now on. */
  readonly version: number
  readonly problem: TProblem
  present(random: Random): TPresentation
  view(presentation: TPresentation): TPublic
  emptyResponse(view: TPublic): TResponse
  grade(response: TResponse, options: { mode: GradeMode }): GradeResult
  feedback(response: TResponse, result: GradeResult): Feedback
  correctResponse(): TResponse
  wrongResponse(random: Random): TResponse
  reminder(view: TPublic): string | null
  describeResponse(view: TPublic, response: TResponse): string
}

/** A problem that was read through the schemas of its plugin, which read what else was stored of it. */
export interface Exercise<
  TProblem extends ProblemEnvelope = ProblemEnvelope,
  TPublic extends PublicEnvelope = PublicEnvelope,
  TResponse = unknown,
  TPresentation = unknown,
> extends BoundProblem<TProblem, TPublic, TResponse, TPresentation> {
  /** Names of the migrations that the problem went through. */
  readonly applied: readonly string[]
  /** What was stored under `version` of the type, brought to this version; a value when it does not fit. */
  readPresentation(stored: unknown, version: number): Read<TPresentation>
  readResponse(stored: unknown, version: number): Read<TResponse>
}

export type Opened<TExercise> = { ok: true; exercise: TExercise } | Failure

/** Binds a problem that has been read. */
export function bindProblem<
  TProblem extends ProblemEnvelope,
  TPublic extends PublicEnvelope,
  TResponse,
  TPresentation,
>(
  rules: ProblemRules<TProblem, TPublic, TResponse, TPresentation>,
  problem: TProblem,
): BoundProblem<TProblem, TPublic, TResponse, TPresentation> {
  return {
    type: rules.type,
    version: rules.version,
    problem,
    present: (random) => rules.present(problem, random),
    view: (presentation) => rules.toPublic(problem, presentation),
    emptyResponse: (view) => rules.emptyResponse(view),
    grade: (response, options) => rules.grade(problem, response, options),
    feedback: (response, result) => rules.feedback(problem, response, result),
    correctResponse: () => rules.correctResponse(problem),
    wrongResponse: (random) => rules.wrongResponse(problem, random),
    reminder: (view) => rules.reminder?.(view) ?? null,
    describeResponse: (view, response) => rules.describeResponse(view, response),
  }
}

/** Reads an authored problem of any version and binds it. */
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
  return {
    ok: true,
    exercise: {
      ...bindProblem(plugin, parsed.problem),
      applied: parsed.applied,
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
