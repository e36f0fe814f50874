import { defineRules, sequence } from '@wordstride/core'
import type { OrderingProblem } from './schema'

export const orderingRules = defineRules({
  type: 'ordering',
  version: 1,
  ...sequence.of(({ drag_items, explanation }: OrderingProblem) => ({ cards: drag_items, explanation })),
})
