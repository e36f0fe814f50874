import { definePlugin, placementSchemas } from '@wordstride/core'
import { unscrambleDragDropRules } from './rules'
import { unscrambleDragDropProblemSchema } from './schema'

export const unscrambleDragDropPlugin = definePlugin({
  ...unscrambleDragDropRules,
  ...placementSchemas,
  title: 'Unscramble',
  summary: 'The learner puts words or sentence parts into slots in the right order.',
  scoring: [
    'Correct when every slot holds the card of its order.',
    'While a slot is empty, the problem is not answered.',
    'Cards that look alike are interchangeable.',
    'An occupied slot refuses another card.',
  ],
  problem: unscrambleDragDropProblemSchema,
})
