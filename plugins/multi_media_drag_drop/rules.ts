import { bucketProblem, defineRules } from '@wordstride/core'

export const multiMediaDragDropRules = defineRules({
  type: 'multi_media_drag_drop',
  version: 1,
  ...bucketProblem,
})
