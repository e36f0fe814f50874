import { definePlugin, sequence } from '@wordstride/core'
import { ORDERING, type OrderingProblem, orderingProblemSchema } from './schema'

export const orderingPlugin = definePlugin({
  type: ORDERING,
  version: 1,
  title: 'Ordering',
  summary: 'The learner brings a list of cards into the right order.',
  scoring: [
    'Correct when the cards stand in their right order.',
    'A list of which no card was moved is not answered.',
    'Cards that look alike are interchangeable.',
  ],
  problem: orderingProblemSchema,
  migrations: [],
  ...sequence.of(({ drag_items, explanation }: OrderingProblem) => ({ cards: drag_items, explanation })),
})
