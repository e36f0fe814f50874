import { defineRules, slots } from '@wordstride/core'
import type { UnscrambleDragDropProblem } from './schema'

export const unscrambleDragDropRules = defineRules({
  type: 'unscramble_drag_drop',
  version: 1,
  ...slots.of(({ drag_items, explanation }: UnscrambleDragDropProblem) => ({
    cards: drag_items,
    explanation,
  })),
})
