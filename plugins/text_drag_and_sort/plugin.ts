import { contentsInSlots, definePlugin, renameIds, slots } from '@wordstride/core'
import { TEXT_DRAG_AND_SORT, type TextDragAndSortProblem, textDragAndSortProblemSchema } from './schema'

export const textDragAndSortPlugin = definePlugin({
  type: TEXT_DRAG_AND_SORT,
  version: 1,
  title: 'Sort into slots',
  summary: 'The learner sorts cards into slots that have names, such as weakest to strongest.',
  scoring: [
    'Correct when every slot holds the card of its order.',
    'While a slot is empty, the problem is not answered.',
    'Cards that look alike are interchangeable.',
    'An occupied slot refuses another card.',
  ],
  problem: textDragAndSortProblemSchema,
  migrations: [],
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
