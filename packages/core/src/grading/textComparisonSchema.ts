import * as z from 'zod/mini'

/** Ways to compare typed text other than letter by letter (TYPE-00.5). */
export const textComparisonSchema = z.enum(['ignore_case', 'number'])
export type TextComparison = z.infer<typeof textComparisonSchema>
