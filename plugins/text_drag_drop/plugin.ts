import { BUCKET_SCORING, definePlugin, placementSchemas } from '@wordstride/core'
import { textDragDropRules } from './rules'
import { textDragDropProblemSchema } from './schema'

export const textDragDropPlugin = definePlugin({
  ...textDragDropRules,
  ...placementSchemas,
  title: 'Sort text into buckets',
  summary: 'The learner drags sentences and phrases into the buckets of their categories.',
  scoring: BUCKET_SCORING,
  problem: textDragDropProblemSchema,
})
