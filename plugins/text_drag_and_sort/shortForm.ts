import {
  defineShortForm,
  expandOrdered,
  refuseEqual,
  ShortFormError,
  shortItemsSchema,
  whyAsExplanation,
} from '@wordstride/core/authoring'
import * as z from 'zod/mini'

const schema = z.strictObject({
  slots: shortItemsSchema,
  items: shortItemsSchema,
  why: z.optional(z.string()),
})

/** `items` in the order of the `slots` they belong into. */
export const textDragAndSortShortForm = defineShortForm(schema, ({ slots, items, why }, context) => {
  refuseEqual(items, (i) => ['items', i])
  refuseEqual(slots, (i) => ['slots', i])
  if (slots.length !== items.length)
    throw new ShortFormError(['items'], `There are ${slots.length} slots and ${items.length} items.`)
  const { problemId, idOf } = context
  return {
    slots: slots.map((label, i) => ({ id: idOf(problemId, `slot ${i}`), label })),
    drag_items: expandOrdered(items, context),
    ...whyAsExplanation(why),
  }
})
