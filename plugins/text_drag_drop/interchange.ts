import {
  giveBuckets,
  type Interchange,
  type InterchangeItem,
  MAX_GROUPS,
  respondByPlaces,
  type TakenItem,
  takeBuckets,
  takeCard,
  takeSolution,
} from '@wordstride/core/authoring'
import type { TextDragDropProblem } from './schema'

const MAX_NAME = 200

/** Gaps in a text become groups with one card each. */
function takeGaps(item: InterchangeItem): TakenItem {
  const { question } = item
  if (question.kind !== 'gapMatch') return null
  const { cards, gaps, pairs } = question
  const places = new Map(pairs)
  if (!cards.every(({ id }) => places.has(id))) return { refused: 'a text belongs into no gap' }
  if (gaps.length < 2 || gaps.length > MAX_GROUPS)
    return { refused: `${gaps.length} gaps in a text; 2 to ${MAX_GROUPS} can be groups` }
  if (gaps.some(({ context }) => context.length > MAX_NAME))
    return { refused: 'the text around a gap is too long to name a group' }
  return {
    respond: respondByPlaces({ cards }),
    body: {
      ...takeSolution(item),
      buckets: gaps.map(({ id, context }, i) => ({ id, name: context === '___' ? `Gap ${i + 1}` : context })),
      drag_items: cards.map((card) => ({ ...takeCard(card), category: places.get(card.id) })),
    },
    notes: ['gaps in a text became groups to sort into: read their names'],
  }
}

export const textDragDropInterchange: Interchange<TextDragDropProblem> = {
  preference: 1,
  give: giveBuckets,
  take: (item) => takeGaps(item) ?? takeBuckets(item),
}
