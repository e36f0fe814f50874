import { inRightOrder } from '@wordstride/core'
import {
  areGroups,
  giveCard,
  type Interchange,
  isOnceEach,
  lostOfCards,
  respondByPlaces,
  takeCard,
  takePictureCard,
  takeSolution,
} from '@wordstride/core/authoring'
import type { PairingProblem } from './schema'

/** A match of one to one. */
export const pairingInterchange: Interchange<PairingProblem> = {
  preference: 2,
  give({ left_items, drag_items, explanation }) {
    const partners = inRightOrder(drag_items)
    return {
      question: {
        kind: 'match',
        sources: left_items.map(giveCard),
        targets: drag_items.map(giveCard),
        pairs: left_items.map(({ id }, i) => [id, partners[i]?.id ?? '']),
      },
      solution: explanation,
      ...lostOfCards(drag_items, left_items),
    }
  },
  take(item) {
    const { question } = item
    if (question.kind !== 'match') return null
    const { sources, targets, pairs } = question
    const partners = new Map(pairs)
    const isOneToOne =
      isOnceEach(
        sources,
        pairs.map(([source]) => source),
      ) && isOnceEach(targets, [...partners.values()])
    if (!isOneToOne || areGroups(sources, targets)) return null
    const numbers = new Map(sources.map(({ id }, i) => [partners.get(id), i + 1]))
    return {
      respond: respondByPlaces({ cards: targets, isSingle: true }),
      body: {
        left_items: sources.map(takePictureCard),
        drag_items: targets.map((card) => ({ ...takeCard(card), order: numbers.get(card.id) })),
        ...takeSolution(item),
      },
    }
  },
}
