import { envelopeShape, itemIdSchema, type PublicEnvelope } from '@wordstride/core'
import * as z from 'zod/mini'

export const MY_TYPE = 'my_type'

/** The id of the one part of a result: there is one question. */
export const MY_TYPE_PART = 'choice'

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

/** What a student gives. */
export const myTypeResponseSchema = z.object({ chosen: z.nullable(itemIdSchema) })
export type MyTypeResponse = z.infer<typeof myTypeResponseSchema>

/** What is decided once per attempt: the option ids in the order in which they are shown. */
export const myTypePresentationSchema = z.object({ order: z.array(itemIdSchema).check(z.maxLength(12)) })
export type MyTypePresentation = z.infer<typeof myTypePresentationSchema>

/** What the student may see. */
export interface PublicMyType extends PublicEnvelope {
  question: string
  options: { id: string; label: string }[]
}
