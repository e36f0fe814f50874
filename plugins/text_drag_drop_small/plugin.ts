import { BUCKET_SCORING, definePlugin, placementSchemas } from '@wordstride/core'
import { textDragDropSmallRules } from './rules'
import { textDragDropSmallProblemSchema } from './schema'

export const textDragDropSmallPlugin = definePlugin({
  ...textDragDropSmallRules,
  ...placementSchemas,
  title: 'Sort words into buckets',
  summary: 'The learner drags short words into the buckets of their categories.',
  scoring: BUCKET_SCORING,
  problem: textDragDropSmallProblemSchema,
})
