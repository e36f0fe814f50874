import { isNumber, itemIdSchema } from '@wordstride/core'
import * as z from 'zod/mini'

const typedSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** What is common to gaps for words and gaps for numbers. */
const gapShape = {
  uuid: itemIdSchema,
  /** Mistakes that are foreseen, each with what is said to it. */
  errors: z.optional(
    z
      .array(
        z.object({ typed: typedSchema, explanation: z.string().check(z.minLength(1), z.maxLength(2_000)) }),
      )
      .check(z.maxLength(20)),
  ),
  /** Told with the full solution. */
  explanation: z.optional(z.string().check(z.maxLength(2_000))),
  /** How much room there is to write; without it a word's. It must not tell the answer. */
  width: z.optional(z.enum(['short', 'medium', 'long'])),
}

export const wordsGapSchema = z.object({
  ...gapShape,
  kind: z.literal('text'),
  /** Each of them is right. */
  answers: z.array(typedSchema).check(z.minLength(1), z.maxLength(20)),
  ignore_case: z.optional(z.boolean()),
  /** Hyphens and apostrophes too. */
  ignore_punctuation: z.optional(z.boolean()),
  /**
   * Letters that may be too many, missing or others, in answers of at least four letters for each; no digits, and no
   * word that the problem has elsewhere.
   */
  slips: z.optional(z.int().check(z.gte(0), z.lte(2))),
})
export type WordsGap = z.infer<typeof wordsGapSchema>

const MOST = 1_000_000_000

export const numberGapSchema = z.object({
  ...gapShape,
  kind: z.literal('number'),
  answer: z.number().check(
    z.gte(-MOST),
    z.lte(MOST),
    z.refine((answer) => isNumber(String(answer)), 'A number that is written without an exponent.'),
  ),
  /** How far from the answer a number may be. */
  tolerance: z.optional(z.number().check(z.gte(0), z.lte(MOST))),
})
export type NumberGap = z.infer<typeof numberGapSchema>

export type TypedGap = WordsGap | NumberGap
