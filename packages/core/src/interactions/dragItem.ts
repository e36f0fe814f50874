import { chanceOfOrder } from '../grading/guessChance'
import { inPresentedOrder } from '../random/presentedOrder'
import type { Random } from '../random/seededRandom'
import { shuffleAway } from '../random/shuffle'
import { groupsAlike } from './alike'
import { type CardFace, looksAlike } from './cardFace'
import type { CardPresentation, OrderedItem } from './dragItemSchema'

export interface PublicCard extends CardFace {
  id: string
}

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
export const toPublicCards = (items: readonly PublicCard[], { cards }: CardPresentation): PublicCard[] =>
  inPresentedOrder(items, cards).map(toPublicCard)

/** The cards as they stand in the right order: `order` counts from 1 without a gap. */
export function inRightOrder(items: readonly OrderedItem[]): OrderedItem[] {
  const ordered: OrderedItem[] = []
  for (const item of items) ordered[item.order - 1] = item
  return ordered
}

/** The chance that shuffled cards stand in their right order. */
export function chanceOfCards(items: readonly CardFace[]): number {
  return chanceOfOrder(groupsAlike(items, looksAlike).map(({ length }) => length))
}
