import { definePlugin, slots } from '@wordstride/core'
import {
  UNSCRAMBLE_DRAG_DROP,
  type UnscrambleDragDropProblem,
  unscrambleDragDropProblemSchema,
} from './schema'

export const unscrambleDragDropPlugin = definePlugin({
  type: UNSCRAMBLE_DRAG_DROP,
  version: 1,
  title: 'Unscramble',
  summary: 'The learner puts words or sentence parts into slots in the right order.',
  scoring: [
    'Correct when every slot holds the card of its order.',
    'While a slot is empty, the problem is not answered.',
    'Cards that look alike are interchangeable.',
    'An occupied slot refuses another card.',
  ],
  problem: unscrambleDragDropProblemSchema,
  migrations: [],
  ...slots.of(({ drag_items, explanation }: UnscrambleDragDropProblem) => ({
    cards: drag_items,
    explanation,
  })),
})
