import { envelopeShape, itemIdSchema, type PublicChoice } from '@wordstride/core'
import * as z from 'zod/mini'

export const MY_TYPE = 'my_type'

const text = z.string().check(z.minLength(1), z.maxLength(2_000))

const optionSchema = z.object({
  id: itemIdSchema,
  label: text,
  /** Why it is right or wrong. */
  explanation: z.optional(text),
})

/** A problem as its author writes it, key included. Every list and every string has a maximum. */
export const myTypeProblemSchema = z
  .object({
    ...envelopeShape,
    problem_type: z.literal(MY_TYPE),
    question: text,
    options: z.array(optionSchema).check(
      z.minLength(2),
      z.maxLength(12),
      z.refine(
        (options) => new Set(options.map((option) => option.id)).size === options.length,
        'Option ids must differ.',
      ),
    ),
    /** The key: the id of the right option. */
    answer: itemIdSchema,
    /** The worked solution, shown after a correct answer. */
    solution: z.optional(text),
  })
  .check(
    z.refine(
      (problem) => problem.options.some((option) => option.id === problem.answer),
      'The answer is the id of one of the options.',
    ),
  )
export type MyTypeProblem = z.infer<typeof myTypeProblemSchema>

/** What the student may see: the question, and its options as the family shows them. */
export type PublicMyType = PublicChoice & { question: string }
