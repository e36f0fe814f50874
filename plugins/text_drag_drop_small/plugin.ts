import { bucketProblem, definePlugin } from '@wordstride/core'
import { TEXT_DRAG_DROP_SMALL, textDragDropSmallProblemSchema } from './schema'

export const textDragDropSmallPlugin = definePlugin({
  ...bucketProblem,
  type: TEXT_DRAG_DROP_SMALL,
  version: 1,
  title: 'Sort words into buckets',
  summary: 'The learner drags short words into the buckets of their categories.',
  problem: textDragDropSmallProblemSchema,
  migrations: [],
})
