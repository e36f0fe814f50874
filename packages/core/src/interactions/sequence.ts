import { combineParts, type PartResult } from '../grading/gradeResult'
import type { AccessibilityModel } from '../plugin/accessibilityModel'
import { renameIds } from '../plugin/rename'
import type { PublicEnvelope } from '../problem/envelope'
import { looksAlike } from './cardFace'
import { cardFeedback } from './cardFeedback'
import { chanceOfCards, inRightOrder, type PublicCard, presentCards, toPublicCards } from './dragItem'
import type { CardPresentation, OrderedItem } from './dragItemSchema'
import { defineFamily, type Family } from './family'
import type { SequenceResponse } from './sequenceSchema'

export interface SequenceData {
  cards: readonly OrderedItem[]
  /** Shown with the full solution. */
  explanation?: string | undefined
}

export interface SequenceView {
  cards: PublicCard[]
}

/** @public The view of a whole problem, for renderers outside. */
export type PublicSequence = PublicEnvelope & SequenceView

const accessibility: AccessibilityModel = {
  roles: ['list', 'listitem', 'button'],
  keyboard: [
    { keys: ['Tab'], does: 'moves to the next card' },
    { keys: ['Enter', 'Space'], does: 'picks the card in focus up, or puts it down' },
    { keys: ['↑', '↓'], does: 'moves the focus, or the card that is picked up' },
    { keys: ['Home', 'End'], does: 'moves the focus or the card to the beginning or the end' },
    { keys: ['Escape'], does: 'puts the card down where it was picked up' },
  ],
  announcements: [
    'Card "{card}" is picked up, position {n} of {total}. Use the arrow keys or choose another card to move it.',
    'Card "{card}" is now at position {n} of {total}.',
    '{card}, correct',
    '{card}, not correct',
  ],
}

/** A list of cards that is brought into its right order. */
export const sequence: Family<SequenceData, SequenceView, SequenceResponse, CardPresentation> = defineFamily({
  leastHandMs: 800,
  accessibility,
  emptyResponse: (): SequenceResponse => ({ order: [] }),
  present: ({ cards }, random) => presentCards(cards, random),
  toPublic: ({ cards }, presentation) => ({ cards: toPublicCards(cards, presentation) }),
  renameView: ({ cards }, rename) => ({ cards: renameIds(cards, rename) }),
  renameResponse: ({ order }, rename) => ({ order: order.map(rename) }),

  /** Right when the card at every position is that of its order or looks like it; an unmoved list is not answered. */
  grade({ cards }, { order }) {
    const isPermutation = order.length === cards.length && new Set(order).size === order.length
    const parts = inRightOrder(cards).map((card, i): PartResult => {
      const subProblemId = `${i + 1}`
      if (order.length === 0) return { subProblemId, verdict: 'not_answered' }
      const given = isPermutation ? cards.find(({ id }) => id === order[i]) : undefined
      const isRight = given !== undefined && looksAlike(given, card)
      return { subProblemId, verdict: isRight ? 'correct' : 'incorrect' }
    })
    return { verdict: combineParts(parts), parts }
  },

  correctResponse: ({ cards }) => ({ order: inRightOrder(cards).map(({ id }) => id) }),

  /** Two neighbours that do not look alike have changed places. */
  wrongResponse({ cards }, random) {
    const right = inRightOrder(cards)
    const swappable = right.flatMap((card, i) => {
      const next = right[i + 1]
      return next && !looksAlike(card, next) ? [i] : []
    })
    const at = swappable[Math.floor(random() * swappable.length)] ?? 0
    const order = right.map(({ id }) => id)
    return { order: order.with(at, order[at + 1] as string).with(at + 1, order[at] as string) }
  },

  /** Marks each card by the position it stands at. */
  feedback: (data, { order }, result) => cardFeedback(data, result, (id) => `${order.indexOf(id) + 1}`),

  guessChance: ({ cards }) => chanceOfCards(cards),

  describeResponse({ cards }, { order }) {
    const contents = new Map(cards.map(({ id, content }) => [id, content]))
    return order.flatMap((id) => contents.get(id) ?? []).join(' → ')
  },
})
