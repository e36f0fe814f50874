import { bucketProblem, definePlugin } from '@wordstride/core'
import { TEXT_DRAG_DROP, textDragDropProblemSchema } from './schema'

export const textDragDropPlugin = definePlugin({
  ...bucketProblem,
  type: TEXT_DRAG_DROP,
  version: 1,
  title: 'Sort text into buckets',
  summary: 'The learner drags sentences and phrases into the buckets of their categories.',
  problem: textDragDropProblemSchema,
  migrations: [],
})
