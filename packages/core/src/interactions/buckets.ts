import { combineParts, type PartResult } from '../grading/gradeResult'
import { chanceOfOrder } from '../grading/guessChance'
import { renameIds } from '../plugin/rename'
import type { PublicEnvelope } from '../problem/envelope'
import type { ProblemEnvelope } from '../problem/envelopeSchema'
import { shuffle } from '../random/shuffle'
import { amongAlike, groupsAlike } from './alike'
import { bucketAccessibility } from './boardAccessibility'
import type { Bucket, BucketBody, CategorizedItem } from './bucketsSchema'
import { looksAlike } from './cardFace'
import { cardFeedback } from './cardFeedback'
import { type PublicCard, presentCards, toPublicCards } from './dragItem'
import type { CardPresentation } from './dragItemSchema'
import { defineFamily, type Family } from './family'
import { placeOf, renamePlaced } from './placement'
import type { PlacementResponse } from './placementSchema'

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

/** Cards that are sorted by category: buckets take any number of them, in any order. */
export const buckets: Family<BucketData, BucketView, PlacementResponse, CardPresentation> = defineFamily({
  leastHandMs: 800,
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

  /** By category, or by that of a card that looks alike; a card that was left out is not answered (TYPE-14.2). */
  grade({ cards }, response) {
    const places = cards.map(({ id }) => placeOf(response, id))
    const parts = cards.map(({ id, category }, i): PartResult => {
      if (places[i] === undefined) return { subProblemId: id, verdict: 'not_answered' }
      return { subProblemId: id, verdict: places[i] === category ? 'correct' : 'incorrect' }
    })
    const settled = amongAlike(
      parts,
      (given, due) =>
        places[given] === cards[due]?.category &&
        looksAlike(cards[given] as CategorizedItem, cards[due] as CategorizedItem),
    )
    return { verdict: combineParts(settled), parts: settled }
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
  feedback: (data, _response, result) => cardFeedback(data, result, (id) => id),

  /** Cards that look alike are right in more than one way. */
  guessChance: ({ cards, buckets: places }) =>
    groupsAlike(cards, looksAlike).reduce(
      (chance, group) =>
        chance /
        chanceOfOrder(places.map(({ id }) => group.filter(({ category }) => category === id).length)),
      places.length ** -cards.length,
    ),

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
export const bucketProblem = buckets.of(
  ({ drag_items, buckets, explanation }: ProblemEnvelope & BucketBody) => ({
    cards: drag_items,
    buckets,
    explanation,
  }),
)

/** The scoring rules of those types, in plain words. */
export const BUCKET_SCORING = [
  'Correct when every card is in the bucket of its category.',
  'While a card is left out, the problem is not answered.',
  'The order of the cards within a bucket does not matter, and cards that look alike can change places.',
]
