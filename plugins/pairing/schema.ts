import {
  differentIds,
  dragItemShape,
  envelopeShape,
  looksAlike,
  orderedItemsSchema,
  type PublicCard,
  type PublicSlots,
  solutionShape,
  urlSchema,
} from '@wordstride/core'
import * as z from 'zod/mini'

export const PAIRING = 'pairing'

const { id, content, audio_url } = dragItemShape
const leftItemSchema = z.object({ id, content, audio_url, image_url: z.optional(urlSchema) })

/** Items on the left and their partners (TYPE-07). `order` of a card is the number of its left item, from 1. */
export const pairingProblemSchema = z
  .object({
    ...envelopeShape,
    problem_type: z.literal(PAIRING),
    left_items: z.array(leftItemSchema).check(
      z.minLength(2),
      z.maxLength(40),
      differentIds,
      z.refine(
        ([first, ...others]) => !first || others.some((item) => !looksAlike(item, first)),
        'The left items are all alike.',
      ),
    ),
    drag_items: orderedItemsSchema,
    ...solutionShape,
  })
  .check(
    z.refine(
      (problem) => problem.left_items.length === problem.drag_items.length,
      'There are as many left items as cards.',
    ),
  )
export type PairingProblem = z.infer<typeof pairingProblemSchema>

/** The left items are the slots of the cards. */
export type PublicPairing = PublicSlots<PublicCard>
