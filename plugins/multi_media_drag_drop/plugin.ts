import { bucketProblem, definePlugin } from '@wordstride/core'
import { MULTI_MEDIA_DRAG_DROP, multiMediaDragDropProblemSchema } from './schema'

export const multiMediaDragDropPlugin = definePlugin({
  ...bucketProblem,
  type: MULTI_MEDIA_DRAG_DROP,
  version: 1,
  title: 'Sort pictures into buckets',
  summary: 'The learner drags pictures or sounds into the buckets of their categories.',
  problem: multiMediaDragDropProblemSchema,
  migrations: [],
})
