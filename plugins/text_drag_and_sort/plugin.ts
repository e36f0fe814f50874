import { definePlugin, placementSchemas } from '@wordstride/core'
import { textDragAndSortRules } from './rules'
import { textDragAndSortProblemSchema } from './schema'

export const textDragAndSortPlugin = definePlugin({
  ...textDragAndSortRules,
  ...placementSchemas,
  title: 'Sort into slots',
  summary: 'The learner sorts cards into slots that have names, such as weakest to strongest.',
  scoring: [
    'Correct when every slot holds the card of its order.',
    'While a slot is empty, the problem is not answered.',
    'Cards that look alike are interchangeable.',
    'An occupied slot refuses another card.',
  ],
  problem: textDragAndSortProblemSchema,
})
