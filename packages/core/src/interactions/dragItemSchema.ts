import * as z from 'zod/mini'
import { differentIds, itemIdSchema, urlSchema } from '../problem/envelopeSchema'
import { looksAlike } from './cardFace'

/** The fields every card has as an author writes it (TYPE-00.10); types add `order` or `category`. */
export const dragItemShape = {
  id: itemIdSchema,
  /** Markdown; of a picture or a recording what it shows or says, in words. */
  content: z.string().check(z.minLength(1), z.maxLength(2_000)),
  uuid: z.optional(itemIdSchema),
  audio_url: z.optional(urlSchema),
  /** Why the card belongs where it belongs; shown with the full solution. */
  explanation: z.optional(z.string().check(z.maxLength(2_000))),
}

/** Shown with the full solution of a problem with cards. */
export const solutionShape = { explanation: z.optional(z.string().check(z.maxLength(2_000))) }

/** A card with its place in the right order, counted from 1. */
export const orderedItemSchema = z.object({ ...dragItemShape, order: z.int().check(z.gte(1), z.lte(200)) })
export type OrderedItem = z.infer<typeof orderedItemSchema>

/** Cards whose `order` is 1, 2, 3 … without a gap, in any succession. */
export const orderedItemsSchema = z.array(orderedItemSchema).check(
  z.minLength(2),
  z.maxLength(40),
  differentIds,
  z.refine(
    (items) => new Set(items.map(({ order }) => order)).size === items.length,
    'Every order is used once.',
  ),
  z.refine(
    (items) => items.every(({ order }) => order <= items.length),
    'order counts from 1 without a gap.',
  ),
  z.refine(
    (items) => items.some((item) => !looksAlike(item, items[0] as OrderedItem)),
    'The cards are all alike.',
  ),
)

/** Card ids in presented order. */
export const cardPresentationSchema = z.object({ cards: z.array(itemIdSchema) })
export type CardPresentation = z.infer<typeof cardPresentationSchema>
