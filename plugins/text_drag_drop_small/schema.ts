import { textBucketsSchema } from '@wordstride/core'

export const TEXT_DRAG_DROP_SMALL = 'text_drag_drop_small'

/** Short texts on small cards that are sorted into categories (TYPE-15). */
export const textDragDropSmallProblemSchema = textBucketsSchema(TEXT_DRAG_DROP_SMALL)
