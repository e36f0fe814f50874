import {
  envelopeShape,
  orderedItemsSchema,
  type PublicCard,
  type PublicEnvelope,
  type Slot,
} from '@wordstride/core'
import * as z from 'zod/mini'

export const UNSCRAMBLE_DRAG_DROP = 'unscramble_drag_drop'

/** Words or parts of a sentence that go into slots in their order (TYPE-13). */
export const unscrambleDragDropProblemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal(UNSCRAMBLE_DRAG_DROP),
  drag_items: orderedItemsSchema,
  /** Shown with the full solution. */
  explanation: z.optional(z.string().check(z.maxLength(2_000))),
})
export type UnscrambleDragDropProblem = z.infer<typeof unscrambleDragDropProblemSchema>

export interface PublicUnscrambleDragDrop extends PublicEnvelope {
  cards: PublicCard[]
  slots: readonly Slot[]
}
