import { bucketProblem, defineRules } from '@wordstride/core'

export const textDragDropRules = defineRules({
  type: 'text_drag_drop',
  version: 1,
  ...bucketProblem,
})
