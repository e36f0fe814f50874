import type { Feedback } from '../grading/feedback'
import type { GradeMode, GradeResult } from '../grading/gradeResult'
import type { ItemChoice } from '../grading/itemChoice'
import type { AccessibilityModel } from '../plugin/accessibilityModel'
import type { ProblemRules } from '../plugin/problemRules'
import type { Rename } from '../plugin/rename'
import { type PublicEnvelope, toPublicEnvelope } from '../problem/envelope'
import type { ProblemEnvelope } from '../problem/envelopeSchema'
import type { Random } from '../random/seededRandom'

/**
 * What a family of problem types does, said of the data they have in common (`TData`) and of what the family
 * adds to the public envelope (`TView`). The members are those of `ProblemRules`.
 */
interface FamilyLogic<TData, TView, TResponse, TPresentation> {
  readonly accessibility: AccessibilityModel
  emptyResponse(view: TView): TResponse
  present(data: TData, random: Random): TPresentation
  toPublic(data: TData, presentation: TPresentation): TView
  renameView(view: TView, rename: Rename): TView
  renameResponse(response: TResponse, rename: Rename): TResponse
  grade(data: TData, response: TResponse, options: { mode: GradeMode }): GradeResult
  correctResponse(data: TData): TResponse
  wrongResponse(data: TData, random: Random): TResponse
  feedback(data: TData, response: TResponse, result: GradeResult): Feedback
  describeResponse(view: TView, response: TResponse): string
  guessChance(data: TData): number
  choices?(data: TData, response: TResponse): readonly ItemChoice[]
  readonly leastHandMs?: number
}

/** What a family gives the rules of a type: they add its name, and override what differs. */
type FamilyMembers<TProblem extends ProblemEnvelope, TView, TResponse, TPresentation> = Pick<
  ProblemRules<TProblem, PublicEnvelope & TView, TResponse, TPresentation>,
  keyof FamilyLogic<never, never, never, never>
>

export interface Family<TData, TView, TResponse, TPresentation>
  extends FamilyLogic<TData, TView, TResponse, TPresentation> {
  /**
   * The family for one type: `read` finds the family's data in the type's problem, `show` lists what else of it
   * may leave the server, and `renameShown` renames the ids in that.
   *
   * @example ...blanks.of(({ blanks }: ClozeProblem) => ({ blanks }), ({ text }) => ({ text }))
   */
  of<TProblem extends ProblemEnvelope, TShown extends object = object>(
    read: (problem: TProblem) => TData,
    show?: (problem: TProblem) => TShown,
    renameShown?: (shown: TShown, rename: Rename) => TShown,
  ): FamilyMembers<TProblem, TView & TShown, TResponse, TPresentation>
}

export function defineFamily<TData, TView extends object, TResponse, TPresentation>(
  logic: FamilyLogic<TData, TView, TResponse, TPresentation>,
): Family<TData, TView, TResponse, TPresentation> {
  const { choices, ...members } = logic
  return {
    ...logic,
    of: <TProblem extends ProblemEnvelope, TShown extends object>(
      read: (problem: TProblem) => TData,
      show: (problem: TProblem) => TShown = () => ({}) as TShown,
      renameShown: (shown: TShown, rename: Rename) => object = () => ({}),
    ) => ({
      ...members,
      present: (problem: TProblem, random: Random) => logic.present(read(problem), random),
      toPublic: (problem: TProblem, presentation: TPresentation) => ({
        ...toPublicEnvelope(problem),
        ...logic.toPublic(read(problem), presentation),
        ...show(problem),
      }),
      renameView: (view: PublicEnvelope & TView & TShown, rename: Rename) => ({
        ...view,
        ...logic.renameView(view, rename),
        ...renameShown(view, rename),
      }),
      grade: (problem: TProblem, response: TResponse, options: { mode: GradeMode }) =>
        logic.grade(read(problem), response, options),
      correctResponse: (problem: TProblem) => logic.correctResponse(read(problem)),
      wrongResponse: (problem: TProblem, random: Random) => logic.wrongResponse(read(problem), random),
      feedback: (problem: TProblem, response: TResponse, result: GradeResult) =>
        logic.feedback(read(problem), response, result),
      guessChance: (problem: TProblem) => logic.guessChance(read(problem)),
      ...(choices && {
        choices: (problem: TProblem, response: TResponse) => choices(read(problem), response),
      }),
    }),
  }
}
