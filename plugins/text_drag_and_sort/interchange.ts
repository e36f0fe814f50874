import { inRightOrder } from '@wordstride/core'
import {
  giveCard,
  type Interchange,
  isOnceEach,
  lostOfCards,
  pickFields,
  respondByPlaces,
  takeCard,
  takeSolution,
} from '@wordstride/core/authoring'
import type { TextDragAndSortProblem } from './schema'

const OWN = ['slots', 'buckets'] as const

/** Cards that go to slots with names, one to each. */
export const textDragAndSortInterchange: Interchange<TextDragAndSortProblem> = {
  give(problem) {
    const { slots, buckets = [], drag_items, explanation } = problem
    const groups = new Map(buckets.map(({ id, name }) => [id, name]))
    return {
      question: {
        kind: 'match',
        sources: drag_items.map(giveCard),
        targets: slots.map(({ id, label, category }) => {
          const group = groups.get(category ?? '')
          return { id, text: group === undefined ? label : `${group}: ${label}` }
        }),
        pairs: inRightOrder(drag_items).map(({ id }, i) => [id, slots[i]?.id ?? '']),
      },
      own: pickFields(problem, OWN),
      solution: explanation,
      ...lostOfCards(drag_items),
    }
  },
  take(item) {
    const { question, own = {} } = item
    if (question.kind !== 'match') return null
    const { sources, targets, pairs } = question
    const places = new Map(pairs)
    if (!isOnceEach(sources, [...places.keys()]) || !isOnceEach(targets, [...places.values()])) return null
    const numbers = new Map(targets.map(({ id }, i) => [id, i + 1]))
    return {
      respond: respondByPlaces({ cards: sources, isSingle: true }),
      body: {
        slots: targets.map(({ id, text }) => ({ id, label: text })),
        ...pickFields(own, OWN),
        drag_items: sources.map((card) => ({
          ...takeCard(card),
          order: numbers.get(places.get(card.id) ?? ''),
        })),
        ...takeSolution(item),
      },
    }
  },
}
