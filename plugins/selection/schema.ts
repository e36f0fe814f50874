import {
  type ChoicePresentation,
  type ChoiceResponse,
  choicePartsSchema,
  envelopeShape,
  type PublicChoicePart,
  type PublicEnvelope,
} from '@wordstride/core'
import * as z from 'zod/mini'

export const SELECTION = 'selection'

/** Single choice, also several sub-problems with radio and checkbox mixed (TYPE-01). */
export const selectionProblemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal(SELECTION),
  subProblemItems: choicePartsSchema.check(
    z.refine(
      (parts) => parts.some((part) => part.type === 'radio'),
      'At least one sub-problem is of type radio.',
    ),
  ),
  /** Options keep their authored order unless this is set. */
  shuffle_options: z.optional(z.boolean()),
})
export type SelectionProblem = z.infer<typeof selectionProblemSchema>
export type SelectionResponse = ChoiceResponse
export type SelectionPresentation = ChoicePresentation

export interface PublicSelection extends PublicEnvelope {
  subProblemItems: PublicChoicePart[]
}
