import {
  type ChoicePresentation,
  type ChoiceResponse,
  choicePartsSchema,
  envelopeShape,
  type PublicChoicePart,
  type PublicEnvelope,
} from '@wordstride/core'
import * as z from 'zod/mini'

export const MULTI_SELECTION = 'multi_selection'

/** Several correct answers (TYPE-02); `answer_count` makes another number of choices ungradable (C-12). */
export const multiSelectionProblemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal(MULTI_SELECTION),
  subProblemItems: choicePartsSchema.check(
    z.refine(
      (parts) => parts.every((part) => part.type === 'checkbox'),
      'Every sub-problem is of type checkbox.',
    ),
  ),
  /** Options keep their authored order unless this is set. */
  shuffle_options: z.optional(z.boolean()),
})
export type MultiSelectionProblem = z.infer<typeof multiSelectionProblemSchema>
export type MultiSelectionResponse = ChoiceResponse
export type MultiSelectionPresentation = ChoicePresentation

export interface PublicMultiSelection extends PublicEnvelope {
  subProblemItems: PublicChoicePart[]
}
