import { inRightOrder } from '@wordstride/core'
import {
  giveCard,
  type Interchange,
  lostOfCards,
  respondByOrder,
  takeCard,
  takeSolution,
} from '@wordstride/core/authoring'
import type { OrderingProblem } from './schema'

/** A list that is brought into order. */
export const orderingInterchange: Interchange<OrderingProblem> = {
  preference: 1,
  give: ({ drag_items, explanation }) => ({
    question: {
      kind: 'order',
      cards: drag_items.map(giveCard),
      order: inRightOrder(drag_items).map(({ id }) => id),
    },
    solution: explanation,
    ...lostOfCards(drag_items),
  }),
  take(item) {
    const { question } = item
    if (question.kind !== 'order') return null
    const { cards, order } = question
    if (order.length !== cards.length || new Set(order).size !== order.length)
      return { refused: 'only some of the choices are ordered' }
    return {
      respond: respondByOrder,
      body: {
        drag_items: cards.map((card) => ({ ...takeCard(card), order: order.indexOf(card.id) + 1 })),
        ...takeSolution(item),
      },
    }
  },
}
