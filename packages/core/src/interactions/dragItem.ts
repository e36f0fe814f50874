import * as z from 'zod/mini'
import { chanceOfOrder } from '../grading/guessChance'
import { itemIdSchema } from '../problem/envelope'
import type { Random } from '../random/seededRandom'
import { shuffleAway } from '../random/shuffle'

/** The fields every card has as an author writes it (TYPE-00.10); types add `order` or `category`. */
export const dragItemShape = {
  id: itemIdSchema,
  /** Markdown; of a picture or a recording what it shows or says, in words. */
  content: z.string().check(z.minLength(1), z.maxLength(2_000)),
  uuid: z.optional(itemIdSchema),
  audio_url: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  /** Why the card belongs where it belongs; shown with the full solution. */
  explanation: z.optional(z.string().check(z.maxLength(2_000))),
}

/** Shown with the full solution of a problem with cards. */
export const solutionShape = { explanation: z.optional(z.string().check(z.maxLength(2_000))) }

/** A card with its place in the right order, counted from 1. */
export const orderedItemSchema = z.object({ ...dragItemShape, order: z.int().check(z.gte(1), z.lte(200)) })
export type OrderedItem = z.infer<typeof orderedItemSchema>

const hasDifferentIds = (items: readonly { id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length

export const differentIds = z.refine<readonly { id: string }[]>(hasDifferentIds, 'Ids must differ.')

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

/** What a card looks and sounds like. */
export interface CardFace {
  content: string
  image_url?: string | undefined
  audio_url?: string | undefined
}

export interface PublicCard extends CardFace {
  id: string
}

/** Equal letters are interchangeable (TYPE-05.2): nobody can tell the cards apart. */
export const looksAlike = (a: CardFace, b: CardFace): boolean =>
  a.content === b.content && a.image_url === b.image_url && a.audio_url === b.audio_url

/** Card ids in presented order. */
export const cardPresentationSchema = z.object({ cards: z.array(itemIdSchema) })
export type CardPresentation = z.infer<typeof cardPresentationSchema>

/** Shuffled, and again if they come out in the original order: that in which the author lists them (TYPE-00.7). */
export const presentCards = (items: readonly PublicCard[], random: Random): CardPresentation => ({
  cards: shuffleAway(items, random, looksAlike).map(({ id }) => id),
})

/** What may leave the server of a card. */
export const toPublicCard = ({ id, content, image_url, audio_url }: PublicCard): PublicCard => ({
  id,
  content,
  ...(image_url === undefined ? {} : { image_url }),
  ...(audio_url === undefined ? {} : { audio_url }),
})

/** The cards in presented order. */
export function toPublicCards(items: readonly PublicCard[], { cards }: CardPresentation): PublicCard[] {
  const position = new Map(cards.map((id, i) => [id, i]))
  return [...items].sort((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0)).map(toPublicCard)
}

/** The cards as they stand in the right order: `order` counts from 1 without a gap. */
export function inRightOrder(items: readonly OrderedItem[]): OrderedItem[] {
  const ordered: OrderedItem[] = []
  for (const item of items) ordered[item.order - 1] = item
  return ordered
}

/** The chance that shuffled cards stand in their right order. */
export function chanceOfCards(items: readonly CardFace[]): number {
  const groups: CardFace[][] = []
  for (const item of items) {
    const alike = groups.find(([first]) => first !== undefined && looksAlike(first, item))
    if (alike) alike.push(item)
    else groups.push([item])
  }
  return chanceOfOrder(groups.map(({ length }) => length))
}
