import * as z from 'zod/mini'
import { isNumber } from '../grading/compareText'
import { textComparisonSchema } from '../grading/textComparisonSchema'

/** The body of a type whose answer is typed. */
export const typedShape = {
  answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** How typed text is compared, when not as a spelling (TYPE-00.5). */
  comparison: z.optional(textComparisonSchema),
}

export interface TypedData extends z.infer<z.ZodMiniObject<typeof typedShape>> {
  /** Shown with the full solution. */
  explanation?: string | undefined
}

export const comparableAnswer = z.refine<TypedData>(
  ({ answer, comparison }) => comparison !== 'number' || isNumber(answer),
  'With comparison number the answer is a number.',
)

const typedResponseSchema = z.object({ typed: z.string().check(z.maxLength(200)) })
export type TypedResponse = z.infer<typeof typedResponseSchema>

/** There is nothing to decide. */
const typedPresentationSchema = z.object({})

/** What is stored of the types whose answer is typed. */
export const typedSchemas = { response: typedResponseSchema, presentation: typedPresentationSchema }
