import { choicePartsSchema, choiceShape, envelopeShape } from '@wordstride/core'
import * as z from 'zod/mini'

export const SELECTION = 'selection'

/** Single choice, also several sub-problems with radio and checkbox mixed (TYPE-01). */
export const selectionProblemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal(SELECTION),
  ...choiceShape,
  subProblemItems: choicePartsSchema.check(
    z.refine(
      (parts) => parts.some((part) => part.type === 'radio'),
      'At least one sub-problem is of type radio.',
    ),
  ),
})
