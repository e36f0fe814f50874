import { combineParts, type PartResult } from '../grading/gradeResult'
import { renameIds } from '../plugin/rename'
import type { PublicEnvelope } from '../problem/envelope'
import { shuffle } from '../random/shuffle'
import { amongAlike, groupsAlike } from './alike'
import { slotAccessibility } from './boardAccessibility'
import { type CardFace, looksAlike } from './cardFace'
import { cardFeedback } from './cardFeedback'
import { chanceOfCards, inRightOrder, type PublicCard, presentCards, toPublicCards } from './dragItem'
import type { CardPresentation, OrderedItem } from './dragItemSchema'
import { defineFamily, type Family } from './family'
import { placeOf, renamePlaced } from './placement'
import type { PlacementResponse } from './placementSchema'

/** Places that hold one card each; the card of order n belongs into the n-th slot. */
export interface Slot {
  id: string
}

/** A slot may show something; those that look alike can change their cards. */
type FacedSlot = Slot & Partial<CardFace>

export interface SlotData {
  cards: readonly OrderedItem[]
  /** As many as there are cards; numbered ones when left out. */
  slots?: readonly FacedSlot[]
  /** Shown with the full solution. */
  explanation?: string | undefined
}

export interface SlotView<TSlot extends Slot = Slot> {
  cards: PublicCard[]
  slots: readonly TSlot[]
}

export type PublicSlots<TSlot extends Slot = Slot> = PublicEnvelope & SlotView<TSlot>

const slotsByCount = new Map<number, readonly Slot[]>()

/** Slots that have no name of their own: one for each card. Made once for each count, because graders ask often. */
export function numberedSlots(count: number): readonly Slot[] {
  const known = slotsByCount.get(count)
  if (known) return known
  const numbered = Array.from({ length: count }, (_, i) => ({ id: `slot-${i + 1}` }))
  slotsByCount.set(count, numbered)
  return numbered
}

const slotsOf = (data: SlotData): readonly FacedSlot[] => data.slots ?? numberedSlots(data.cards.length)

const areAlike = (a: FacedSlot, b: FacedSlot): boolean =>
  a === b || (a.content !== undefined && looksAlike(a as CardFace, b as CardFace))

/** By position of the slot: its card, null where several claim it, undefined where none does. */
function occupantOfEach(places: readonly Slot[], cards: readonly OrderedItem[], response: PlacementResponse) {
  const held: (OrderedItem | null | undefined)[] = places.map(() => undefined)
  for (const card of cards) {
    const place = placeOf(response, card.id)
    if (place === undefined) continue
    // Most cards stand where they belong: look there first.
    const own = card.order - 1
    const at = places[own]?.id === place ? own : places.findIndex(({ id }) => id === place)
    if (at !== -1) held[at] = held[at] === undefined ? card : null
  }
  return held
}

/** Each slot with the cards that the response puts there. */
export function filledSlots<TSlot extends Slot>(
  { cards, slots: places }: SlotView<TSlot>,
  response: PlacementResponse,
): { slot: TSlot; held: PublicCard[] }[] {
  const byPlace = new Map<string, PublicCard[]>()
  for (const card of cards) {
    const place = placeOf(response, card.id)
    if (place !== undefined) byPlace.set(place, [...(byPlace.get(place) ?? []), card])
  }
  return places.map((slot) => ({ slot, held: byPlace.get(slot.id) ?? [] }))
}

/** The contents of the cards in the order of their slots. */
export const contentsInSlots = (view: SlotView, response: PlacementResponse): string[] =>
  filledSlots(view, response).flatMap(({ held }) => held.map(({ content }) => content))

/** Cards that go into slots of one card each. */
export const slots: Family<SlotData, SlotView, PlacementResponse, CardPresentation> = defineFamily({
  leastHandMs: 800,
  accessibility: slotAccessibility,
  emptyResponse: () => ({ placed: {} }),
  present: ({ cards }, random) => presentCards(cards, random),
  toPublic: (data, presentation) => ({
    cards: toPublicCards(data.cards, presentation),
    slots: slotsOf(data).map(({ id }) => ({ id })),
  }),

  renameView: ({ cards, slots: places }, rename) => ({
    cards: renameIds(cards, rename),
    slots: renameIds(places, rename),
  }),
  renameResponse: renamePlaced,

  /**
   * Right when every slot holds the card of its order or one that looks like it, where slots that look alike are one
   * and the same; a slot that two cards claim holds none of them rightly, an empty one is not answered.
   */
  grade(data, response) {
    const places = slotsOf(data)
    const expected = inRightOrder(data.cards)
    const held = occupantOfEach(places, data.cards, response)
    const parts = places.map(({ id }, i): PartResult => {
      const card = held[i]
      if (card === undefined) return { subProblemId: id, verdict: 'not_answered' }
      const isRight = card !== null && looksAlike(card, expected[i] as OrderedItem)
      return { subProblemId: id, verdict: isRight ? 'correct' : 'incorrect' }
    })
    const settled = amongAlike(parts, (given, due) => {
      const card = held[given]
      return (
        !!card &&
        areAlike(places[given] as Slot, places[due] as Slot) &&
        looksAlike(card, expected[due] as OrderedItem)
      )
    })
    return { verdict: combineParts(settled), parts: settled }
  },

  correctResponse(data) {
    const places = slotsOf(data)
    const entries = inRightOrder(data.cards).map((card, i) => [card.id, (places[i] as Slot).id])
    return { placed: Object.fromEntries(entries) }
  },

  /** Complete; two cards that do not look alike, nor their slots, have changed places. */
  wrongResponse(data, random) {
    const { placed } = slots.correctResponse(data)
    const places = slotsOf(data)
    const cards = shuffle(data.cards, random)
    const isOther = (a: OrderedItem) => (b: OrderedItem) =>
      !looksAlike(a, b) && !areAlike(places[a.order - 1] as Slot, places[b.order - 1] as Slot)
    const first = cards.find((card) => cards.some(isOther(card)))
    const second = first && cards.find(isOther(first))
    if (!first || !second) return { placed }
    return {
      placed: { ...placed, [first.id]: placed[second.id] as string, [second.id]: placed[first.id] as string },
    }
  },

  /** Marks each card by the slot it stands in; a full solution explains the cards too. */
  feedback: (data, response, result) => cardFeedback(data, result, (id) => placeOf(response, id)),

  /** Slots that look alike are filled rightly in more than one way. */
  guessChance(data) {
    const expected = inRightOrder(data.cards)
    const places = slotsOf(data).map((slot, i) => ({ slot, card: expected[i] as OrderedItem }))
    return groupsAlike(places, (a, b) => areAlike(a.slot, b.slot)).reduce(
      (chance, group) => chance / chanceOfCards(group.map(({ card }) => card)),
      chanceOfCards(data.cards),
    )
  },

  describeResponse: (view, response) => contentsInSlots(view, response).join(' '),
})
