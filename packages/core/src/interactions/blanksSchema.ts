import * as z from 'zod/mini'
import { differentIds, differentUuids, itemIdSchema } from '../problem/envelopeSchema'
import { recordByIds } from '../problem/recordSchema'

const blankOptionSchema = z.object({
  id: itemIdSchema,
  label: z.string().check(z.minLength(1), z.maxLength(200)),
  explanation: z.optional(z.string()),
})

/** One dropdown blank (TYPE-06.2). `answer` and `value` are option ids; a disabled blank shows `value`. */
export const blankSchema = z
  .object({
    uuid: itemIdSchema,
    options: z.array(blankOptionSchema).check(z.minLength(2), z.maxLength(30), differentIds),
    answer: itemIdSchema,
    value: z.optional(itemIdSchema),
    disabled: z.optional(z.boolean()),
    shuffle_options: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      (blank) => blank.options.some((option) => option.id === blank.answer),
      'answer must be the id of an option.',
    ),
    z.refine(
      (blank) => !blank.disabled || blank.options.some((option) => option.id === blank.value),
      'A disabled blank needs the id of an option as its value.',
    ),
  )
export type Blank = z.infer<typeof blankSchema>

export const blanksSchema = z.array(blankSchema).check(
  z.minLength(1),
  z.maxLength(60),
  differentUuids,
  z.refine((blanks) => blanks.some((blank) => !blank.disabled), 'At least one blank is not disabled.'),
)

/** Chosen option id by blank. */
const blankResponseSchema = z.object({
  chosen: recordByIds(z.nullable(itemIdSchema)).check(
    z.refine((chosen) => Object.keys(chosen).length <= 200, 'Too many blanks.'),
  ),
})
export type BlankResponse = z.infer<typeof blankResponseSchema>

/** Option ids in presented order, by blank. */
const blankPresentationSchema = z.object({ order: recordByIds(z.array(itemIdSchema)) })
export type BlankPresentation = z.infer<typeof blankPresentationSchema>

/** What is stored of the types with dropdowns. */
export const blanksSchemas = { response: blankResponseSchema, presentation: blankPresentationSchema }
