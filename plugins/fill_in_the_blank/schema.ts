import { blanksSchema, envelopeShape, isEachPlacedOnce, markersIn, type PublicBlanks } from '@wordstride/core'
import * as z from 'zod/mini'

export const FILL_IN_THE_BLANK = 'fill_in_the_blank'

/**
 * Text with dropdown blanks (TYPE-06). `text` is one or more paragraphs divided by an empty line; `[[uuid]]`
 * stands where a blank is.
 */
export const fillInTheBlankProblemSchema = z
  .object({
    ...envelopeShape,
    problem_type: z.literal(FILL_IN_THE_BLANK),
    text: z.string().check(z.minLength(1), z.maxLength(10_000)),
    blanks: blanksSchema,
  })
  .check(
    z.refine(
      (problem) => isEachPlacedOnce(problem.blanks, markersIn(problem.text)),
      'Every blank stands in the text exactly once, as [[uuid]].',
    ),
  )
export type FillInTheBlankProblem = z.infer<typeof fillInTheBlankProblemSchema>

export type PublicFillInTheBlank = PublicBlanks & { text: string }
