import * as z from 'zod/mini'
import type { Feedback, ItemFeedback } from '../grading/feedback'
import { combineParts, type GradeResult, type PartResult } from '../grading/gradeResult'
import { itemIdSchema } from '../problem/envelope'
import type { Random } from '../random/seededRandom'
import { shuffle } from '../random/shuffle'
import { differentIds, dragItemShape, type PublicCard } from './dragItem'
import { type PlacementResponse, placeOf } from './placement'

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

export const categorizedItemsSchema = z
  .array(categorizedItemSchema)
  .check(z.minLength(2), z.maxLength(60), differentIds)

/** For a problem with `buckets` and `drag_items`. */
export const hasKnownCategories = (problem: {
  buckets: readonly Bucket[]
  drag_items: readonly { category: string }[]
}): boolean =>
  problem.drag_items.every(({ category }) => problem.buckets.some((bucket) => bucket.id === category))

export const UNKNOWN_CATEGORY = 'Every category is the id of a bucket.'

/** Graded by category; a card that was left out is not answered (TYPE-14.2). */
export function gradeBuckets(items: readonly CategorizedItem[], response: PlacementResponse): GradeResult {
  const parts = items.map(({ id, category }): PartResult => {
    const place = placeOf(response, id)
    if (place === undefined) return { subProblemId: id, verdict: 'not_answered' }
    return { subProblemId: id, verdict: place === category ? 'correct' : 'incorrect' }
  })
  return { verdict: combineParts(parts), parts }
}

export const correctBuckets = (items: readonly CategorizedItem[]): PlacementResponse => ({
  placed: Object.fromEntries(items.map(({ id, category }) => [id, category])),
})

/** Complete; one card is in another bucket. */
export function wrongBuckets(
  items: readonly CategorizedItem[],
  buckets: readonly Bucket[],
  random: Random,
): PlacementResponse {
  const { placed } = correctBuckets(items)
  const [moved] = shuffle(items, random)
  const [other] = shuffle(
    buckets.filter(({ id }) => id !== moved?.category),
    random,
  )
  return { placed: moved && other ? { ...placed, [moved.id]: other.id } : placed }
}

/** Marks the cards that were placed; a full solution explains them too. */
export function bucketFeedback(
  items: readonly CategorizedItem[],
  response: PlacementResponse,
  result: GradeResult,
  note?: string,
): Feedback {
  const isFull = result.verdict === 'correct'
  const marked: Record<string, ItemFeedback> = {}
  for (const { id, category, explanation } of items) {
    const place = placeOf(response, id)
    if (place === undefined) continue
    marked[id] = {
      mark: place === category ? 'correct' : 'incorrect',
      ...(isFull && explanation ? { explanation } : {}),
    }
  }
  return { solution: isFull ? 'full' : 'partial', items: marked, notes: isFull && note ? [note] : [] }
}

/** 'Fruit: apple, pear; Animals: cat'. */
export const describeBuckets = (
  cards: readonly PublicCard[],
  buckets: readonly Bucket[],
  response: PlacementResponse,
): string =>
  buckets
    .map(({ id, name }) => {
      const contents = cards.filter((card) => placeOf(response, card.id) === id).map(({ content }) => content)
      return contents.length === 0 ? '' : `${name}: ${contents.join(', ')}`
    })
    .filter(Boolean)
    .join('; ')
