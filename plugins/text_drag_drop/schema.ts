import { textBucketsSchema } from '@wordstride/core'
import type * as z from 'zod/mini'

export const TEXT_DRAG_DROP = 'text_drag_drop'

/** Texts that are sorted into categories (TYPE-14). */
export const textDragDropProblemSchema = textBucketsSchema(TEXT_DRAG_DROP)
export type TextDragDropProblem = z.infer<typeof textDragDropProblemSchema>
