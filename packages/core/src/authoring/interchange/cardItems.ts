import { type CardFace, type CategorizedItem, inRightOrder, looksAlike, numberedSlots } from '../../index'
import type { GivenItem, TakenItem } from './interchange'
import type { InterchangeItem, ItemCard } from './interchangeItem'
import { type Respond, respondByPlaces } from './itemAnswer'
import { takeSolution } from './itemFields'

interface Card extends CardFace {
  id: string
  explanation?: string | undefined
}

export const giveCard = ({ id, content, image_url, audio_url }: Card): ItemCard => ({
  id,
  text: content,
  imageUrl: image_url,
  audioUrl: audio_url,
})

/** A card whose picture, if it is nothing else, stays a part of its text. */
export const takeCard = ({ id, text, imageUrl, audioUrl }: ItemCard) => ({
  id,
  content: imageUrl === undefined ? text : `![${text}](${imageUrl})`,
  ...(audioUrl === undefined ? {} : { audio_url: audioUrl }),
})

/** A card that may be a picture, with words that say what it shows. */
export const takePictureCard = (card: ItemCard) =>
  card.imageUrl === undefined
    ? takeCard(card)
    : { ...takeCard(card), content: card.text || 'picture', image_url: card.imageUrl }

const hasAlike = <TCard extends Card>(
  cards: readonly TCard[],
  areAlike: (a: TCard, b: TCard) => boolean = looksAlike,
): boolean => cards.some((card, i) => cards.slice(0, i).some((other) => areAlike(card, other)))

const LENIENT = 'that equal cards may change places'

/** What is lost of cards that belong to one place each; the places may have cards of their own. */
export const lostOfCards = (
  cards: readonly Card[],
  places: readonly Card[] = [],
): { lost: string[]; lenient: string[] } => ({
  lost: lostExplanations(cards),
  lenient: hasAlike(cards) || hasAlike(places) ? [LENIENT] : [],
})

const lostExplanations = (cards: readonly Card[]): string[] =>
  cards.some(({ explanation }) => explanation) ? ['explanations of single cards'] : []

/** Every card is in exactly one pair. */
export const isOnceEach = (cards: readonly ItemCard[], used: readonly string[]): boolean =>
  cards.length === used.length && cards.every(({ id }) => used.includes(id))

/** Groups take any number of cards, which tells them from pairs. */
export function giveBuckets(problem: {
  buckets: readonly { id: string; name: string }[]
  drag_items: readonly (CategorizedItem & CardFace)[]
  explanation?: string | undefined
}): GivenItem {
  const { buckets, drag_items, explanation } = problem
  const isLenient = hasAlike(drag_items, (a, b) => looksAlike(a, b) && a.category !== b.category)
  return {
    question: {
      kind: 'match',
      sources: drag_items.map(giveCard),
      targets: buckets.map(({ id, name }) => ({ id, text: name, takesAny: true })),
      pairs: drag_items.map(({ id, category }) => [id, category]),
    },
    solution: explanation,
    lost: lostExplanations(drag_items),
    lenient: isLenient ? [LENIENT] : [],
  }
}

/** Groups to sort into are a few. */
export const MAX_GROUPS = 8

/** Whether the targets of a match are groups, even where the key gives each of them one card. */
export const areGroups = (sources: readonly ItemCard[], targets: readonly ItemCard[]): boolean =>
  targets.every(({ takesAny }) => takesAny) &&
  !sources.some(({ takesAny }) => takesAny) &&
  targets.length <= MAX_GROUPS

/** A match of many to one: the side that is used once has the cards. */
export function takeBuckets(
  item: InterchangeItem,
  toCard: (card: ItemCard) => Record<string, unknown> = takeCard,
): TakenItem {
  const { question } = item
  if (question.kind !== 'match') return null
  const { sources, targets, pairs } = question
  const isForth = isOnceEach(
    sources,
    pairs.map(([source]) => source),
  )
  const isBack = isOnceEach(
    targets,
    pairs.map(([, target]) => target),
  )
  if (!isForth && !isBack) return { refused: 'some choices have no partner or several' }
  const [cards, groups] = isForth ? [sources, targets] : [targets, sources]
  if (groups.length > MAX_GROUPS) return { refused: `it has more than ${MAX_GROUPS} groups to sort into` }
  const placeOf = new Map(pairs.map(([source, target]) => (isForth ? [source, target] : [target, source])))
  return {
    respond: respondByPlaces({ cards }),
    body: {
      buckets: groups.map((group) => ({ id: group.id, name: takeCard(group).content })),
      drag_items: cards.map((card) => ({ ...toCard(card), category: placeOf.get(card.id) })),
      ...takeSolution(item),
    },
  }
}

/** Cards in a row of gaps, one into each: each card with the number of its gap; null for another question. */
export function takeRow({
  question,
}: InterchangeItem): { drag_items: Record<string, unknown>[]; respond: Respond } | null {
  if (question.kind !== 'gapMatch' || !question.isRow) return null
  const { cards, gaps, pairs } = question
  const places = new Map(pairs)
  const isFull = new Set(places.values()).size === gaps.length && gaps.length === cards.length
  if (!isFull || !isOnceEach(cards, [...places.keys()])) return null
  const numbers = new Map(gaps.map(({ id }, i) => [id, i + 1]))
  const slots = numberedSlots(gaps.length)
  const slotOf = new Map(gaps.map(({ id }, i) => [id, slots[i]?.id]))
  return {
    drag_items: cards.map((card) => ({
      ...takeCard(card),
      order: numbers.get(places.get(card.id) ?? ''),
    })),
    respond: respondByPlaces({ cards, nameOf: (gap) => slotOf.get(gap), isSingle: true }),
  }
}

/** Cards in a row of gaps. */
export function giveRow(cards: readonly (Card & { order: number })[]): GivenItem['question'] {
  const slots = numberedSlots(cards.length)
  return {
    kind: 'gapMatch',
    cards: cards.map(giveCard),
    gaps: slots.map(({ id }) => ({ id, context: '___' })),
    isRow: true,
    pairs: inRightOrder(cards).map(({ id }, i) => [id, slots[i]?.id ?? '']),
  }
}
