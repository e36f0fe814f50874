import {
  definePlugin,
  envelopeShape,
  itemIdSchema,
  orderedItemsSchema,
  placementSchemas,
  renameIds,
  sequence,
  sequenceSchemas,
  slots,
} from '@wordstride/core'
import * as z from 'zod/mini'

const matchSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal('match'),
  things: z.array(z.object({ id: itemIdSchema, name: z.string() })),
  drag_items: orderedItemsSchema,
})

/** Things, and cards of which one goes with each: the cards are shuffled. */
export const match = definePlugin({
  type: 'match',
  version: 1,
  title: 'Match',
  summary: 'Put each card by its thing.',
  scoring: ['Each is by its own.'],
  ...slots.of(
    ({ things, drag_items }: z.infer<typeof matchSchema>) => ({ cards: drag_items, slots: things }),
    ({ things }) => ({ slots: things.map(({ id, name }) => ({ id, name })) }),
    ({ slots: things }, rename) => ({ slots: renameIds(things, rename) }),
  ),
  ...placementSchemas,
  problem: matchSchema,
})

export const rowSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal('row'),
  drag_items: orderedItemsSchema,
})

/** Cards that are brought into order: the response is a list. */
export const row = definePlugin({
  type: 'row',
  version: 1,
  title: 'Row',
  summary: 'Bring the cards into order.',
  scoring: ['They are in order.'],
  ...sequence.of(({ drag_items }: z.infer<typeof rowSchema>) => ({ cards: drag_items })),
  ...sequenceSchemas,
  problem: rowSchema,
})

const envelope = { problem_id: 'c', section_type: 'ae.la', grade_id: 2, skill_id: 's' }

/** Cards as their author lists them: in an order of its own. */
const drag_items = ['two', 'four', 'one', 'three'].map((content, i) => ({
  id: `card-${content}`,
  content,
  order: [2, 4, 1, 3][i],
}))

export const rowProblem = { ...envelope, problem_type: 'row', drag_items }

export const matchProblem = {
  ...envelope,
  problem_type: 'match',
  things: ['I', 'II', 'III', 'IV'].map((name) => ({ id: `thing-${name}`, name })),
  drag_items,
}
