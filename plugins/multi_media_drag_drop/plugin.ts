import { BUCKET_SCORING, definePlugin, placementSchemas } from '@wordstride/core'
import { multiMediaDragDropRules } from './rules'
import { multiMediaDragDropProblemSchema } from './schema'

export const multiMediaDragDropPlugin = definePlugin({
  ...multiMediaDragDropRules,
  ...placementSchemas,
  title: 'Sort pictures into buckets',
  summary: 'The learner drags pictures or sounds into the buckets of their categories.',
  scoring: BUCKET_SCORING,
  problem: multiMediaDragDropProblemSchema,
})
