import { inRightOrder, numberedSlots } from '@wordstride/core'
import {
  giveCard,
  type Interchange,
  isOnceEach,
  lostOfCards,
  takeCard,
  takeSolution,
} from '@wordstride/core/authoring'
import type { UnscrambleDragDropProblem } from './schema'

/** Cards that go into a row of gaps, one into each. */
export const unscrambleDragDropInterchange: Interchange<UnscrambleDragDropProblem> = {
  preference: 2,
  give({ drag_items, explanation }) {
    const slots = numberedSlots(drag_items.length)
    return {
      question: {
        kind: 'gapMatch',
        cards: drag_items.map(giveCard),
        gaps: slots.map(({ id }) => ({ id, context: '___' })),
        isRow: true,
        pairs: inRightOrder(drag_items).map(({ id }, i) => [id, slots[i]?.id ?? '']),
      },
      solution: explanation,
      lost: lostOfCards(drag_items),
    }
  },
  take(item) {
    const { question } = item
    if (question.kind !== 'gapMatch' || !question.isRow) return null
    const { cards, gaps, pairs } = question
    const places = new Map(pairs)
    const isFull = new Set(places.values()).size === gaps.length && gaps.length === cards.length
    if (!isFull || !isOnceEach(cards, [...places.keys()])) return null
    const numbers = new Map(gaps.map(({ id }, i) => [id, i + 1]))
    return {
      body: {
        ...takeSolution(item),
        drag_items: cards.map((card) => ({
          ...takeCard(card),
          order: numbers.get(places.get(card.id) ?? ''),
        })),
      },
    }
  },
}
