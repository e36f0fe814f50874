import { envelopeShape, phrasesSchema } from '@wordstride/core'
import * as z from 'zod/mini'

export const CLICKABLE_TEXT = 'clickable_text'

/** Plain text made of phrases, of which some can be clicked (TYPE-10). */
export const clickableTextProblemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal(CLICKABLE_TEXT),
  phrases: phrasesSchema,
})
export type ClickableTextProblem = z.infer<typeof clickableTextProblemSchema>
