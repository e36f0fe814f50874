import * as z from 'zod/mini'
import { differentIds, envelopeShape, itemIdSchema } from '../problem/envelopeSchema'
import { dragItemShape, solutionShape } from './dragItemSchema'

/** A category that takes any number of cards. */
const bucketSchema = z.object({
  id: itemIdSchema,
  name: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type Bucket = z.infer<typeof bucketSchema>

export const bucketsSchema = z.array(bucketSchema).check(z.minLength(2), z.maxLength(8), differentIds)

/** A card with the id of the bucket it belongs into. */
export const categorizedItemSchema = z.object({ ...dragItemShape, category: itemIdSchema })
export type CategorizedItem = z.infer<typeof categorizedItemSchema>

export interface BucketBody {
  buckets: readonly Bucket[]
  drag_items: readonly CategorizedItem[]
  explanation?: string | undefined
}

export const knownCategories = z.refine<BucketBody>(
  (problem) =>
    problem.drag_items.every(({ category }) => problem.buckets.some((bucket) => bucket.id === category)),
  'Every category is the id of a bucket.',
)

const categorizedItemsSchema = z
  .array(categorizedItemSchema)
  .check(z.minLength(2), z.maxLength(60), differentIds)

/** The problem of a type whose cards are texts: such types differ in their name and in the size of their cards. */
export const textBucketsSchema = <TType extends string>(type: TType) =>
  z
    .object({
      ...envelopeShape,
      problem_type: z.literal(type),
      buckets: bucketsSchema,
      drag_items: categorizedItemsSchema,
      ...solutionShape,
    })
    .check(knownCategories)
