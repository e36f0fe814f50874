import * as z from 'zod/mini'

/** A server may know codes that its client does not, and one of an older version sends none. */
export const refusalCodeSchema = z.optional(z.string())

/** A business refusal: HTTP 200, never 403 (SR-01). */
export const refusalSchema = z.object({
  isSuccess: z.literal(false),
  status: z.literal('error'),
  code: refusalCodeSchema,
  message: z.string(),
})
export type Refusal = z.infer<typeof refusalSchema>
