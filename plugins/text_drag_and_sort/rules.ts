import { contentsInSlots, defineRules, renameIds, slots } from '@wordstride/core'
import type { TextDragAndSortProblem } from './schema'

export const textDragAndSortRules = defineRules({
  type: 'text_drag_and_sort',
  version: 1,
  ...slots.of(
    ({ drag_items, slots, explanation }: TextDragAndSortProblem) => ({
      cards: drag_items,
      slots,
      explanation,
    }),
    ({ slots, buckets }) => ({
      slots: slots.map(({ id, label, category }) => ({
        id,
        label,
        ...(category === undefined ? {} : { category }),
      })),
      ...(buckets === undefined ? {} : { buckets: buckets.map(({ id, name }) => ({ id, name })) }),
    }),
    ({ slots, buckets }, rename) => ({
      slots: renameIds(slots, rename).map((slot) => ({
        ...slot,
        ...(slot.category === undefined ? {} : { category: rename(slot.category) }),
      })),
      ...(buckets === undefined ? {} : { buckets: renameIds(buckets, rename) }),
    }),
  ),
  describeResponse: (problem, response) => contentsInSlots(problem, response).join(', '),
})
