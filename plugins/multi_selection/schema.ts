import { choicePartsSchema, choiceShape, envelopeShape } from '@wordstride/core'
import * as z from 'zod/mini'

export const MULTI_SELECTION = 'multi_selection'

/** Several correct answers (TYPE-02); `answer_count` makes another number of choices ungradable (C-12). */
export const multiSelectionProblemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal(MULTI_SELECTION),
  ...choiceShape,
  subProblemItems: choicePartsSchema.check(
    z.refine(
      (parts) => parts.every((part) => part.type === 'checkbox'),
      'Every sub-problem is of type checkbox.',
    ),
  ),
})
