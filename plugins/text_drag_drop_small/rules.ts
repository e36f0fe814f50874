import { bucketProblem, defineRules } from '@wordstride/core'

export const textDragDropSmallRules = defineRules({
  type: 'text_drag_drop_small',
  version: 1,
  ...bucketProblem,
})
