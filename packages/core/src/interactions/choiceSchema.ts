import * as z from 'zod/mini'
import {
  differentIds,
  differentUuids,
  itemIdSchema,
  optionSchema,
  type PublicOption,
} from '../problem/envelopeSchema'
import { recordByIds } from '../problem/recordSchema'

/** One question of a choice problem (TYPE-00.4). `checkbox` = several correct answers. */
export const choicePartSchema = z
  .object({
    uuid: itemIdSchema,
    type: z.enum(['radio', 'checkbox']),
    /** Markdown above the options; a single question usually has its text in `problemItems`. */
    prompt: z.optional(z.string()),
    /** How many to choose; more is over answered, fewer not answered (C-12). */
    answer_count: z.optional(z.int().check(z.positive())),
    options: z.array(optionSchema).check(z.minLength(2), z.maxLength(40), differentIds),
  })
  .check(
    z.refine(
      (part) => part.options.some((option) => option.answer),
      'At least one option must have answer: true.',
    ),
    z.refine(
      (part) => part.options.some((option) => !option.answer),
      'At least one option must have answer: false.',
    ),
    z.refine(
      (part) => part.type === 'checkbox' || part.options.filter((option) => option.answer).length === 1,
      'A radio question has exactly one option with answer: true.',
    ),
    z.refine(
      (part) =>
        part.answer_count === undefined ||
        part.answer_count === part.options.filter((option) => option.answer).length,
      'answer_count must equal the number of options with answer: true.',
    ),
  )
export type ChoicePart = z.infer<typeof choicePartSchema>

export const choicePartsSchema = z.array(choicePartSchema).check(
  z.minLength(1),
  z.maxLength(20),
  differentUuids,
  z.refine((parts) => {
    const ids = parts.flatMap((part) => part.options.map((option) => option.id))
    return new Set(ids).size === ids.length
  }, 'Option ids must differ across sub-problems.'),
)

export interface PublicChoicePart {
  uuid: string
  type: 'radio' | 'checkbox'
  prompt?: string
  answer_count?: number
  options: PublicOption[]
}

/** The body of a type whose problem has `subProblemItems`. */
export const choiceShape = {
  subProblemItems: choicePartsSchema,
  /** Options keep their authored order unless this is set. */
  shuffle_options: z.optional(z.boolean()),
}
export type ChoiceBody = z.infer<z.ZodMiniObject<typeof choiceShape>>

/** Chosen option ids by sub-problem uuid. */
const choiceResponseSchema = z.object({
  chosen: recordByIds(z.array(itemIdSchema).check(z.maxLength(100))).check(
    z.refine((chosen) => Object.keys(chosen).length <= 100, 'Too many questions.'),
  ),
})
export type ChoiceResponse = z.infer<typeof choiceResponseSchema>

/** Option ids in presented order, by sub-problem uuid. */
const choicePresentationSchema = z.object({ order: recordByIds(z.array(itemIdSchema)) })
export type ChoicePresentation = z.infer<typeof choicePresentationSchema>

/** What is stored of the types with radio or checkbox options. */
export const choiceSchemas = { response: choiceResponseSchema, presentation: choicePresentationSchema }
