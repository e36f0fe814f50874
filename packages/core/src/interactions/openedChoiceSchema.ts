import * as z from 'zod/mini'
import { differentIds, itemIdSchema, optionSchema } from '../problem/envelopeSchema'

/** The one question of a type whose options are opened before one is chosen. */
export const openedOptionsSchema = z.array(optionSchema).check(
  z.minLength(2),
  z.maxLength(12),
  z.refine(
    (options) => options.filter((option) => option.answer).length === 1,
    'Exactly one option has answer: true.',
  ),
  differentIds,
)

/** The body of a type whose options are opened. */
export const openedChoiceShape = {
  options: openedOptionsSchema,
  /** Options keep their authored order unless this is set. */
  shuffle_options: z.optional(z.boolean()),
}

const openedResponseSchema = z.object({
  opened: z.array(itemIdSchema).check(z.maxLength(100)),
  chosen: z.nullable(itemIdSchema),
})
export type OpenedResponse = z.infer<typeof openedResponseSchema>

/** Option ids in presented order. */
const openedPresentationSchema = z.object({ order: z.array(itemIdSchema) })
export type OpenedPresentation = z.infer<typeof openedPresentationSchema>

/** What is stored of the types whose options are opened. */
export const openedChoiceSchemas = { response: openedResponseSchema, presentation: openedPresentationSchema }
