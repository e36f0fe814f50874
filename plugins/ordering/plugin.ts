import { definePlugin, sequenceSchemas } from '@wordstride/core'
import { orderingRules } from './rules'
import { orderingProblemSchema } from './schema'

export const orderingPlugin = definePlugin({
  ...orderingRules,
  ...sequenceSchemas,
  title: 'Ordering',
  summary: 'The learner brings a list of cards into the right order.',
  scoring: [
    'Correct when the cards stand in their right order.',
    'A list of which no card was moved is not answered.',
    'Cards that look alike are interchangeable.',
  ],
  problem: orderingProblemSchema,
})
