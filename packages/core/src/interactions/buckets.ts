import * as z from 'zod/mini'
import { feedbackOf, type ItemFeedback } from '../grading/feedback'
import { combineParts, type PartResult } from '../grading/gradeResult'
import { renameIds } from '../plugin/rename'
import { envelopeShape, itemIdSchema, type ProblemEnvelope, type PublicEnvelope } from '../problem/envelope'
import { shuffle } from '../random/shuffle'
import { bucketAccessibility } from './boardAccessibility'
import {
  type CardPresentation,
  cardPresentationSchema,
  differentIds,
  dragItemShape,
  type PublicCard,
  presentCards,
  solutionShape,
  toPublicCards,
} from './dragItem'
import { defineFamily, type Family } from './family'
import { type PlacementResponse, placementResponseSchema, placeOf, renamePlaced } from './placement'

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

export interface BucketData {
  cards: readonly CategorizedItem[]
  buckets: readonly Bucket[]
  /** Shown with the full solution. */
  explanation?: string | undefined
}

export interface BucketView {
  cards: PublicCard[]
  buckets: Bucket[]
}

export type PublicBuckets = PublicEnvelope & BucketView

interface BucketBody {
  buckets: readonly Bucket[]
  drag_items: readonly CategorizedItem[]
  explanation?: string | undefined
}

export const knownCategories = z.refine<BucketBody>(
  (problem) =>
    problem.drag_items.every(({ category }) => problem.buckets.some((bucket) => bucket.id === category)),
  'Every category is the id of a bucket.',
)

/** Cards that are sorted by category: buckets take any number of them, in any order. */
export const buckets: Family<BucketData, BucketView, PlacementResponse, CardPresentation> = defineFamily({
  leastHandMs: 800,
  response: placementResponseSchema,
  presentation: cardPresentationSchema,
  accessibility: bucketAccessibility,
  emptyResponse: () => ({ placed: {} }),
  present: ({ cards }, random) => presentCards(cards, random),
  toPublic: (data, presentation) => ({
    buckets: data.buckets.map(({ id, name }) => ({ id, name })),
    cards: toPublicCards(data.cards, presentation),
  }),

  renameView: ({ buckets: places, cards }, rename) => ({
    buckets: renameIds(places, rename),
    cards: renameIds(cards, rename),
  }),
  renameResponse: renamePlaced,

  /** By category; a card that was left out is not answered (TYPE-14.2). */
  grade({ cards }, response) {
    const parts = cards.map(({ id, category }): PartResult => {
      const place = placeOf(response, id)
      if (place === undefined) return { subProblemId: id, verdict: 'not_answered' }
      return { subProblemId: id, verdict: place === category ? 'correct' : 'incorrect' }
    })
    return { verdict: combineParts(parts), parts }
  },

  correctResponse: ({ cards }) => ({
    placed: Object.fromEntries(cards.map(({ id, category }) => [id, category])),
  }),

  /** Complete; one card is in another bucket. */
  wrongResponse(data, random) {
    const { placed } = buckets.correctResponse(data)
    const [moved] = shuffle(data.cards, random)
    const [other] = shuffle(
      data.buckets.filter(({ id }) => id !== moved?.category),
      random,
    )
    return { placed: moved && other ? { ...placed, [moved.id]: other.id } : placed }
  },

  /** Marks the cards that were placed; a full solution explains them too. */
  feedback({ cards, explanation }, response, result) {
    const marked = new Map<string, ItemFeedback>()
    for (const { id, category, explanation: why } of cards) {
      const place = placeOf(response, id)
      if (place === undefined) continue
      marked.set(id, {
        mark: place === category ? 'correct' : 'incorrect',
        ...(result.verdict === 'correct' && why ? { explanation: why } : {}),
      })
    }
    return feedbackOf(result, marked, [explanation])
  },

  guessChance: ({ cards, buckets: places }) => places.length ** -cards.length,

  /** 'Fruit: apple, pear; Animals: cat'. */
  describeResponse: (view, response) =>
    view.buckets
      .map(({ id, name }) => {
        const contents = view.cards
          .filter((card) => placeOf(response, card.id) === id)
          .map(({ content }) => content)
        return contents.length === 0 ? '' : `${name}: ${contents.join(', ')}`
      })
      .filter(Boolean)
      .join('; '),
})

/** For the types whose problem has `buckets` and `drag_items`. */
export const bucketProblem = {
  scoring: [
    'Correct when every card is in the bucket of its category.',
    'While a card is left out, the problem is not answered.',
    'The order of the cards within a bucket does not matter.',
  ],
  ...buckets.of(({ drag_items, buckets, explanation }: ProblemEnvelope & BucketBody) => ({
    cards: drag_items,
    buckets,
    explanation,
  })),
}

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
